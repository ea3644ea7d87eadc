import './node-version.mjs'
import { ensureBuilt } from './building.mjs'
import { findChromium } from './find-chromium.mjs'
import { ensureInstalled } from './installation.mjs'
import { reporting } from './reporting.mjs'
import { runProgram } from './serving.mjs'

await reporting(async () => {
  await ensureInstalled()
  // Pictures of a build from other sources than these would be looked at as those of these.
  await ensureBuilt()
  const environment = { CHROME_PATH: await findChromium() }
  process.exitCode = await runProgram([], 'walk/run.ts', process.argv.slice(2), environment)
})
