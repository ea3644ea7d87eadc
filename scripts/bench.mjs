import './node-version.mjs'
import { ensureBuilt } from './building.mjs'
import { ensureInstalled } from './installation.mjs'
import { reporting } from './reporting.mjs'
import { runProgram } from './serving.mjs'

await reporting(async () => {
  await ensureInstalled()
  // Figures of a build from other sources than these would be told as those of these.
  await ensureBuilt()
  process.exitCode = await runProgram([], 'bench/run.ts', process.argv.slice(2))
})
