import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

export type Account = { uid: number; gid: number }

const CANDIDATES = ['nobody', 'daemon', 'postgres']

/**
 * PostgreSQL refuses to run as root. Root's shop runs it as the owner of the existing data, or else as an
 * account every system has. Anyone else's shop runs it as itself.
 */
export function unprivilegedAccount(postgres_dir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(postgres_dir, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of CANDIDATES) {
    const uid = identify('-u', name)
    const gid = identify('-g', name)
    if (uid && gid) return { uid, gid }
  }
  throw new Error(
    `PostgreSQL cannot run as root, and this system has none of the accounts ${CANDIDATES.join(', ')}. ` +
      `Start the shop as an ordinary user, or set DATABASE_URL.`,
  )
}

function identify(option: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [option, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}
