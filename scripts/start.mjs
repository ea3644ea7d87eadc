import './node-version.mjs'
import { ensureBuilt } from './building.mjs'
import { ensureInstalled } from './installation.mjs'
import { reporting } from './reporting.mjs'
import { ensurePortFree, runProgram } from './serving.mjs'

const dev = process.argv.includes('--dev')
const args = process.argv.slice(2).filter((argument) => argument !== '--dev')

await reporting(async () => {
  await ensurePortFree(process.env)
  await ensureInstalled()
  if (!dev) await ensureBuilt()
  process.exitCode = dev
    ? await runProgram(['--watch', '--watch-preserve-output'], 'server/dev.ts', args)
    : await runProgram([], 'server/main.ts', args, { NODE_ENV: 'production' })
})
