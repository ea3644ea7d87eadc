import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { INTERFACE_LANGUAGES, isInterfaceLanguage } from '#contract/language.ts'
import { type Looked, writeIndex } from './index-file.ts'
import { openShop } from './open-shop.ts'
import { photograph } from './picture.ts'
import type { Scene } from './scene.ts'
import { scenes } from './scenes.ts'
import type { Part } from './settled.ts'
import { type Ground, setOut, surveyGround } from './walk.ts'

/** Scenes that go on at once. */
const WALKERS = 2
const SCENE_MS = 5 * 60_000

const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'cs' },
    width: { type: 'string', default: '390' },
    to: { type: 'string' },
    only: { type: 'string', default: '' },
  },
})
const { language, to, only } = values
const width = Number(values.width)
if (!to || !isInterfaceLanguage(language) || !Number.isInteger(width) || width < 200) {
  const languages = INTERFACE_LANGUAGES.join('|')
  console.error(
    `npm run walk -- --language ${languages} --width <pixels> --to <folder> [--only <part of a name>]`,
  )
  process.exit(1)
}
const folder = path.resolve(to)
/** What a page showed whose scene failed. */
const failed_folder = path.join(folder, 'failed')
mkdirSync(folder, { recursive: true })
rmSync(failed_folder, { recursive: true, force: true })

const looked: Looked[] = []
const failures: string[] = []

const shop = await openShop()
const stopped = new AbortController()
let closing: Promise<void> | undefined
/** A walk that is stopped ends on its own as well. */
const close = () => (closing ??= shop.close())
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopped.abort()
    void close().finally(() => process.exit(1))
  })
}
try {
  const ground = await surveyGround(shop, language, width)
  const shown = scenes
    .map((scene, index) => ({ scene, number: String(index + 1).padStart(3, '0') }))
    .filter(({ scene: { name, on } }) => name.includes(only) && (!on || (on === 'wide') === ground.is_wide))
  const numbers = new Set(shown.map(({ number }) => number))
  // What a former walk has left would be looked at as of this one.
  for (const file of readdirSync(folder)) {
    const [number] = /^\d{3}(?=-)/.exec(file) ?? []
    if (number && (!only || numbers.has(number))) rmSync(path.join(folder, file))
  }
  const together = shown.filter(({ scene }) => !scene.is_alone)
  await Promise.all(
    Array.from({ length: WALKERS }, async () => {
      for (let next = together.shift(); next && !stopped.signal.aborted; next = together.shift())
        await play(ground, next.scene, next.number)
    }),
  )
  for (const { scene, number } of shown)
    if (scene.is_alone && !stopped.signal.aborted) await play(ground, scene, number)
} finally {
  await close()
}

writeIndex(folder, looked)
console.log(`${looked.length} states in ${folder}`)
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exitCode = 1

function asFileName(name: string): string {
  return name.replaceAll(/[^a-z0-9]+/g, '-')
}

/** What was waited for in vain, without the log of the browser and the colours of a terminal. */
function reasonOf(error: unknown): string {
  const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\nBrowser logs:')
  return stripVTControlCharacters(message).trim()
}

async function play(ground: Ground, scene: Scene, number: string): Promise<void> {
  const begun = performance.now()
  let steps = 0
  const look = async (page: Parameters<typeof photograph>[0], step: string, part: Part = 'page') => {
    // A story's steps stay in their order.
    const place = step && `${String(++steps).padStart(2, '0')}-${asFileName(step)}`
    const file = [number, asFileName(scene.name), place].filter(Boolean).join('-')
    await photograph(page, part, folder, file)
    const { pathname, search } = new URL(page.url())
    looked.push({ file, url: decodeURI(pathname + search) })
  }
  const walk = setOut(ground, look)
  try {
    await Promise.race([
      scene.show(walk).then((page) => page && look(page, '', scene.part)),
      sleep(SCENE_MS, undefined, { ref: false }).then(() => {
        throw new Error(`It took more than ${SCENE_MS / 60_000} minutes`)
      }),
    ])
  } catch (error) {
    if (stopped.signal.aborted) return
    const reason = reasonOf(error)
    failures.push(`${number} ${scene.name}: ${reason}`)
    console.error(failures.at(-1))
    mkdirSync(failed_folder, { recursive: true })
    const last = walk.pages_open().at(-1)
    await last
      ?.screenshot({ path: path.join(failed_folder, `${number}-${asFileName(scene.name)}.png`) })
      .catch(() => {})
  } finally {
    await walk.leave()
    console.log(`${number} ${scene.name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  }
}
