import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { INTERFACE_LANGUAGES, isInterfaceLanguage } from '#contract/language.ts'
import { openShop } from './open-shop.ts'
import { photograph } from './picture.ts'
import type { Scene } from './scene.ts'
import { scenes } from './scenes.ts'
import type { Part } from './settled.ts'
import { type Ground, setOut, surveyGround } from './walk.ts'

/** Scenes that go on at once. */
const WALKERS = 2

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

interface Looked {
  file: string
  url: string
}

const looked: Looked[] = []
const failures: string[] = []

const shop = await openShop()
try {
  const ground = await surveyGround(shop, language, width)
  const shown = scenes
    .map((scene, index) => ({ scene, number: String(index + 1).padStart(3, '0') }))
    .filter(({ scene: { name, on } }) => name.includes(only) && (!on || (on === 'wide') === ground.is_wide))
  const together = shown.filter(({ scene }) => !scene.is_alone)
  await Promise.all(
    Array.from({ length: WALKERS }, async () => {
      for (let next = together.shift(); next; next = together.shift())
        await play(ground, next.scene, next.number)
    }),
  )
  for (const { scene, number } of shown) if (scene.is_alone) await play(ground, scene, number)
} finally {
  await shop.close()
}

looked.sort((one, other) => (one.file < other.file ? -1 : 1))
writeFileSync(
  path.join(folder, 'index.txt'),
  looked.map(({ file, url }) => `${file.slice(0, 3)}\t${file}\t${url}\n`).join(''),
)
console.log(`${looked.length} states in ${folder}`)
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exitCode = 1

const asFileName = (name: string) => name.replaceAll(/[^a-z0-9]+/g, '-')

async function play(ground: Ground, scene: Scene, number: string): Promise<void> {
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
    const page = await scene.show(walk)
    if (page) await look(page, '', scene.part)
  } catch (error) {
    failures.push(`${number} ${scene.name}: ${error instanceof Error ? error.message : String(error)}`)
    mkdirSync(failed_folder, { recursive: true })
    const last = walk.pages_open().at(-1)
    await last
      ?.screenshot({ path: path.join(failed_folder, `${number}-${asFileName(scene.name)}.png`) })
      .catch(() => {})
  } finally {
    await walk.leave()
  }
}
