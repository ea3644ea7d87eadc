import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { fillCart, openOrderShop } from '#tests/order-scene.ts'
import { checkInvariants, type Operation, rememberBefore } from './checker.ts'

const { db, call, order, setStock } = await openOrderShop()
const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-disk-'))
const disk = `disk_${path.basename(folder).slice(-6).toLowerCase()}`
/** The account of PostgreSQL, which owns its socket. */
const { uid, gid } = statSync(new URL(inject('postgres_url')).searchParams.get('host') + '/.s.PGSQL.5432')
const mount = ['-t', 'tmpfs', '-o', `size=16m,mode=0700,uid=${uid},gid=${gid}`, 'tmpfs', folder]
/** Only root may mount a disk of a size of its own. */
const is_small_disk = process.getuid?.() === 0 && spawnSync('mount', mount, { stdio: 'ignore' }).status === 0
afterAll(() => {
  if (is_small_disk) spawnSync('umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true })
})

/** Orders go to a disk of their own, and each to a page of its own, so that none finds room on a page begun before. */
async function moveOrders(): Promise<void> {
  await db.unsafe(`create tablespace ${disk} location '${folder}'`)
  await db.unsafe(`alter table customer_order set tablespace ${disk}, set (fillfactor = 10)`)
}

async function moveOrdersBack(): Promise<void> {
  await db.unsafe('alter table customer_order set tablespace pg_default')
  await db.unsafe(`drop tablespace ${disk}`)
}

it.skipIf(!is_small_disk)(
  'a full disk refuses what would be saved, lets everything be read, and is used again once it has space [F17]',
  async () => {
    await setStock('PLAIN', 100)
    const before = await rememberBefore(db)
    const history: Operation[] = []
    const send = async (cart_id: string) => {
      const answer = await order(cart_id)
      const text = await answer.text()
      history.push({ cart_id, status: answer.status, text })
      return { status: answer.status, body: JSON.parse(text), retry: answer.headers.get('retry-after') }
    }
    const cart_id = await fillCart(db, { lines: [{ code: 'PLAIN' }], email: 'disk@example.com' })
    await moveOrders()
    try {
      const ballast = path.join(folder, 'ballast')
      expect(() => {
        for (;;) writeFileSync(ballast, Buffer.alloc(4096), { flag: 'a' })
      }).toThrow(/ENOSPC/)
      expect(await send(cart_id)).toMatchObject({
        status: 503,
        body: { type: 'insufficient_storage' },
        retry: '60',
      })
      expect((await call('GET /products')).status).toBe(200)
      expect((await call(`GET /carts/${cart_id}`)).status).toBe(200)
      rmSync(ballast)
      expect((await send(cart_id)).status).toBe(201)
    } finally {
      await moveOrdersBack()
    }
    expect(await checkInvariants(db, { before, history, ledger: [] })).toEqual([])
  },
)
