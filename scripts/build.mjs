import './node-version.mjs'
import { build } from './building.mjs'
import { ensureInstalled } from './installation.mjs'
import { reporting } from './reporting.mjs'

await reporting(async () => {
  await ensureInstalled()
  await build()
})
