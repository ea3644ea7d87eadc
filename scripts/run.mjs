import './node-version.mjs'
import { ensureInstalled } from './installation.mjs'
import { reporting } from './reporting.mjs'
import { runProgram } from './serving.mjs'

const [file, ...args] = process.argv.slice(2)

await reporting(async () => {
  await ensureInstalled()
  process.exitCode = await runProgram([], file, args)
})
