import './node-version.mjs'
import { ensureInstalled } from './installation.mjs'
import { reporting } from './reporting.mjs'
import { runProgram } from './serving.mjs'

await reporting(async () => {
  await ensureInstalled()
  process.exitCode = await runProgram([], 'scripts/seed.ts', process.argv.slice(2))
})
