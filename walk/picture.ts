import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { type Part, settled } from './settled.ts'

const COLUMN_PX = 1400
const SHEET_PX = 1600
const GAP_PX = 12
const BEHIND = '#8c8c8c'
const MOST_TRIES = 5
/** What the browser says of a page that went away while it was asked. */
const LEFT = /Execution context was destroyed/

/** A bar that sticks to a window would lie over the middle of a page that is shown whole. */
const WHOLE = '[data-bottom-bar] { position: static !important; }'

/** The shop's policy lets no style stand in a page; a sheet that is handed over is none. */
async function wear(page: Page, rules: string): Promise<void> {
  await page.evaluate((worn) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(worn)
    document.adoptedStyleSheets = [sheet]
  }, rules)
}

/** Photographs the page into `name.png`, and into `name-2.png` and so on where one sheet is not enough. */
export async function photograph(page: Page, part: Part, folder: string, name: string): Promise<void> {
  const sheets = await sheetsOf(await shotOf(page, part))
  for (const [index, sheet] of sheets.entries()) {
    writeFileSync(path.join(folder, `${name}${index === 0 ? '' : `-${index + 1}`}.png`), sheet)
  }
}

async function shotOf(page: Page, part: Part, tries = MOST_TRIES): Promise<Buffer> {
  try {
    await settled(page, part)
    const is_whole = part === 'page'
    if (is_whole) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await wear(page, is_whole ? WHOLE : '')
    const shot = await page.screenshot({ fullPage: is_whole, animations: 'disabled' })
    await wear(page, '')
    return shot
  } catch (error) {
    // A page that reloads itself meanwhile is looked at once it is there again.
    if (tries === 1 || !(error instanceof Error && LEFT.test(error.message))) throw error
    await page.waitForLoadState()
    return shotOf(page, part, tries - 1)
  }
}

/** A long picture cut into columns that stand side by side. */
async function sheetsOf(shot: Buffer): Promise<Buffer[]> {
  const { width, height } = await sharp(shot).metadata()
  if (height <= COLUMN_PX) return [shot]
  const columns = Math.ceil(height / COLUMN_PX)
  const on_sheet = Math.max(1, Math.floor((SHEET_PX + GAP_PX) / (width + GAP_PX)))
  const sheets: Buffer[] = []
  for (let first = 0; first < columns; first += on_sheet) {
    const shown = Math.min(on_sheet, columns - first)
    const parts = Array.from({ length: shown }, async (_, place) => {
      const top = (first + place) * COLUMN_PX
      const box = { left: 0, top, width, height: Math.min(COLUMN_PX, height - top) }
      return { input: await sharp(shot).extract(box).toBuffer(), left: place * (width + GAP_PX), top: 0 }
    })
    const size = {
      width: shown * (width + GAP_PX) - GAP_PX,
      height: Math.min(COLUMN_PX, height - first * COLUMN_PX),
    }
    const sheet = sharp({ create: { ...size, channels: 3, background: BEHIND } })
    sheets.push(
      await sheet
        .composite(await Promise.all(parts))
        .png()
        .toBuffer(),
    )
  }
  return sheets
}
