import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { createDatabase } from '#platform/db/database.ts'
import { NOTIFICATION_DURATION_MS } from '#storefront/ui/toast-settings.ts'
import { type BoughtOrder, buyOrder } from '#tests/bought-order.ts'
import { axeFindings } from './axe.ts'
import { delayAnswer, holdAnswer } from './hold-answer.ts'
import { alive, FOCUS, hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const db = createDatabase(shop.database_url)
afterAll(() => db.end({ timeout: 5 }))

/** As a telephone takes it: larger than the shop keeps, lying on its side, and with the place inside. */
const photo = await sharp({
  create: { width: 3200, height: 2400, channels: 3, background: '#884422' },
})
  .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 5/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()
const PHOTO = { name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: photo }
const PAPER = { name: 'účtenka.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/prihlaseni')
  await hydrated(page)
  const main = page.getByRole('main')
  await main.locator('input[name=email]').first().fill(email)
  await main.locator('input[name=password]').first().fill(DEMO_PASSWORD)
  await main.getByRole('button', { name: 'Přihlásit' }).first().click()
  await page.waitForURL((url) => !url.pathname.includes('prihlaseni'))
}

async function fillIn(page: Page, order: BoughtOrder): Promise<void> {
  const [id] = order.item_ids
  await page.locator(`#item_${id}`).check()
  await page.locator(`#reason_${id}`).fill('Prasklé víčko.\nTeče.')
  await page.locator(`#resolve_${id}`).selectOption('money_back')
  await page.locator('#bank_account_iban').fill('CZ65 0800 0000 1920 0014 5399')
}

const WORDS = {
  cs: {
    path: '/nova-reklamace',
    submit: 'Odeslat reklamaci',
    filed: 'Reklamaci jsme přijali',
    add: 'Vybrat fotky a soubory',
    chosen: 'Vybrané soubory',
    recap: 'Vrácení peněz',
    until: 'Vyřídíme nejpozději',
  },
  sk: {
    path: '/sk/nova-reklamacia',
    submit: 'Odoslať reklamáciu',
    filed: 'Reklamáciu sme prijali',
    add: 'Vybrať fotky a súbory',
    chosen: 'Vybrané súbory',
    recap: 'Vrátenie peňazí',
    until: 'Vybavíme najneskôr',
  },
  en: {
    path: '/en/new-complaint',
    submit: 'Send the complaint',
    filed: 'We have received the complaint',
    add: 'Choose photos and files',
    chosen: 'Chosen files',
    recap: 'Money back',
    until: 'To be resolved by',
  },
} as const

describe('a complaint of a guest', () => {
  it.each([
    ['cs', 390],
    ['sk', 1280],
    ['en', 390],
  ] as const)(
    'in %s at %i px goes with a photo to its number and deadlines [COMPL-01] [COMPL-02] [COMPL-03]',
    async (language, width) => {
      const words = WORDS[language]
      const order = await buyOrder(db, { language })
      const page = await shop.visitor({ viewport: { width, height: 900 } })
      const watched = watch(page)
      await page.goto(`${words.path}/${order.id}?hash=${order.hash}`)
      await alive(page, '#items')
      await fillIn(page, order)
      await page.getByLabel(words.add).setInputFiles([PHOTO, PAPER])
      const chosen = page.getByRole('list', { name: words.chosen })
      await chosen.getByText(PHOTO.name).waitFor()
      await expect.poll(() => chosen.locator('img').getAttribute('src')).toMatch(/^data:image\/jpeg/)
      const recap = page.locator('section', { has: page.locator('#complaint-recap') })
      await expect.poll(() => recap.innerText()).toContain(words.recap)
      expect(await axeFindings(page)).toEqual([])
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
        .toBe(true)
      await page.getByRole('button', { name: words.submit }).click()
      await page.waitForURL(/filed=1/)
      await page.getByText(words.filed).waitFor()
      const text = await page.getByRole('main').innerText()
      for (const part of [words.until, /R20\d{7}/, 'účtenka.pdf', 'IMG_0042.jpg', 'Prasklé víčko.']) {
        expect(text).toMatch(part)
      }
      expect(await axeFindings(page)).toEqual([])
      watched.expectQuiet()

      const [kept] = await db<{ bytes: Buffer }[]>`
      select bytes from complaint_document document join complaint on complaint.id = complaint_id
      where order_id = ${order.id} and document.mime_type = 'image/jpeg'`
      const metadata = await sharp(kept?.bytes).metadata()
      expect(metadata).toMatchObject({ width: 1920, height: 2560 })
      expect(metadata.exif).toBeUndefined()
      const [link] = await page
        .locator('main a[download]')
        .evaluateAll((links) => links.map((one) => (one as HTMLAnchorElement).href))
      const download = await page.request.get(link ?? '')
      expect(download.status()).toBe(200)
      expect(download.headers()['content-disposition']).toContain('attachment')
    },
  )

  it('says what is wrong at its field, and takes files back before they go [COMPL-02]', async () => {
    const order = await buyOrder(db)
    const page = await shop.visitor({ viewport: { width: 390, height: 844 } })
    await page.goto(`/nova-reklamace/${order.id}?hash=${order.hash}`)
    await alive(page, '#items')
    await page.getByRole('button', { name: 'Odeslat reklamaci' }).click()
    await page.locator('#items-error').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), FOCUS).toBe('items')
    const [id] = order.item_ids
    await page.locator(`#item_${id}`).check()
    await expect.poll(() => page.locator('#items-error').count()).toBe(0)
    await page.getByRole('button', { name: 'Odeslat reklamaci' }).click()
    await page.locator(`#reason_${id}-error`).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), FOCUS).toBe(`reason_${id}`)
    expect(await axeFindings(page)).toEqual([])

    const picker = page.getByLabel('Vybrat fotky a soubory')
    await picker.setInputFiles([
      PHOTO,
      { name: 'virus.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    ])
    await page.getByText('virus.exe: Přiložit lze jen').waitFor()
    await page.getByRole('button', { name: `Odebrat soubor ${PHOTO.name}` }).click()
    await expect.poll(() => page.getByRole('list', { name: 'Vybrané soubory' }).count()).toBe(0)
    const [row] = await db`select count(*)::int as n from complaint where order_id = ${order.id}`
    expect(row?.n).toBe(0)
  })

  it('takes along what was ticked and chosen before the page was alive, and photos still being read when it is sent [COMPL-02]', async () => {
    const order = await buyOrder(db)
    const page = await shop.visitor({ viewport: { width: 390, height: 844 } })
    const scripts = await holdAnswer(page, `${shop.url}/assets/start-*`)
    const picking = await holdAnswer(page, `${shop.url}/assets/complaint-pick-*`)
    await page.goto(`/nova-reklamace/${order.id}?hash=${order.hash}`)
    const picker = page.getByLabel('Vybrat fotky a soubory')
    await picker.setInputFiles([PHOTO])
    await page.locator(`#item_${order.item_ids[0]}`).check()
    await scripts.give()
    await alive(page, '#items')
    await page.locator('section:has(#complaint-recap) li').waitFor()
    await picking.answered
    await fillIn(page, order)
    await picker.setInputFiles([PAPER])
    await page.getByRole('button', { name: 'Odeslat reklamaci' }).click()
    await picking.give()
    await page.waitForURL(/filed=1/)
    await expect.poll(() => page.locator('main a[download]').allInnerTexts()).toHaveLength(2)
  })

  it('stands where a file turns out to be something else, which can be mended on its page, and is told to be on its way for as long as it is [COMPL-02] [UI-19]', async () => {
    const order = await buyOrder(db)
    const page = await shop.visitor({ viewport: { width: 1280, height: 900 } })
    await page.goto(`/nova-reklamace/${order.id}?hash=${order.hash}`)
    await alive(page, '#items')
    await fillIn(page, order)
    const liar = {
      name: 'lež.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<script>alert(1)</script>'),
    }
    await page.getByLabel('Vybrat fotky a soubory').setInputFiles([liar])
    await page.getByRole('list', { name: 'Vybrané soubory' }).getByText('lež.pdf').waitFor()
    await page.getByRole('button', { name: 'Odeslat reklamaci' }).click()
    await page.getByText('lež.pdf: Soubor není tím').waitFor()
    await page.getByRole('link', { name: 'Zobrazit reklamaci' }).click()
    await page.getByText('Zatím tu nejsou žádné soubory.').waitFor()
    await alive(page, 'main details summary')
    await page.getByText('Přidat soubory').click()
    await page.getByLabel('Vybrat fotky a soubory').setInputFiles([PHOTO])
    await page.getByRole('list', { name: 'Vybrané soubory' }).getByText(PHOTO.name).waitFor()
    await page.clock.install()
    await delayAnswer(page, '**/api/complaint/documents**', async () => {
      const waiting = page.locator('[data-toast=loading]')
      await waiting.waitFor()
      await page.clock.fastForward(NOTIFICATION_DURATION_MS)
      expect(await waiting.count()).toBe(1)
    })
    await page.getByRole('button', { name: 'Odeslat soubory' }).click()
    await page.getByRole('main').getByText('Soubory jsme přidali.').waitFor()
    await page.locator('[data-toast=success]', { hasText: 'Soubory jsme přidali.' }).waitFor()
    await expect.poll(() => page.locator('main a[download]').count()).toBe(1)
  })

  it('works without scripts, photo included [COMPL-02] [COMPL-03]', async () => {
    const order = await buyOrder(db)
    const page = await shop.visitor({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
    await page.goto(`/nova-reklamace/${order.id}?hash=${order.hash}`)
    await fillIn(page, order)
    await page.getByLabel('Vybrat fotky a soubory').setInputFiles([PHOTO])
    await page.getByRole('button', { name: 'Odeslat reklamaci' }).click()
    await page.getByText('Reklamaci jsme přijali').waitFor()
    await expect.poll(() => page.locator('main a[download]').innerText()).toContain('IMG_0042.jpg')
    await page.getByRole('button', { name: 'Zrušit reklamaci' }).click()
    await page.getByText('Reklamace je zrušená.').waitFor()
  })
})

describe('complaints of a customer', () => {
  it('stand in the customer area, from the order to the protocol [COMPL-01] [COMPL-02] [COMPL-03]', async () => {
    const order = await buyOrder(db, { customer: 'jana@example.com' })
    const page = await shop.visitor({ viewport: { width: 1280, height: 900 } })
    await logIn(page, 'jana@example.com')
    const watched = watch(page)
    await page.goto(`/zakaznik/objednavka/${order.id}/reklamace`)
    await alive(page, '#items')
    await expect.poll(() => page.locator('#email').inputValue()).toBe('jana@example.com')
    await fillIn(page, order)
    await page.getByRole('button', { name: 'Odeslat reklamaci' }).click()
    await page.waitForURL(/\/zakaznik\/reklamace\/\d+\?filed=1/)
    const protocol = await page.getByRole('link', { name: /protokol/ }).getAttribute('href')
    const pdf = await page.request.get(protocol ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    await page.goto('/zakaznik/reklamace')
    await hydrated(page)
    await expect.poll(() => page.getByRole('main').innerText()).toContain(order.code)
    expect(await axeFindings(page)).toEqual([])
    watched.expectQuiet()
  })

  it('ask for a login over the form where the session has ended, and go with what was typed after it [COMPL-02] [F63]', async () => {
    const order = await buyOrder(db, { customer: 'jana@example.com' })
    const page = await shop.visitor({ viewport: { width: 1280, height: 900 } })
    await logIn(page, 'jana@example.com')
    await page.goto(`/zakaznik/objednavka/${order.id}/reklamace`)
    await alive(page, '#items')
    await fillIn(page, order)
    await db`update session set ended_at = now() where ended_at is null`
    await page.context().clearCookies({ name: 'access_token' })
    await page.getByRole('button', { name: 'Odeslat reklamaci' }).click()
    const dialog = page.getByRole('dialog').filter({ visible: true })
    await dialog.locator('input[name=email]').first().fill('jana@example.com')
    await dialog.locator('input[name=password]').first().fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Přihlásit' }).first().click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Odeslat reklamaci' }).click()
    await page.waitForURL(/\/zakaznik\/reklamace\/\d+\?filed=1/)
    await expect.poll(() => page.getByRole('main').innerText()).toContain('Prasklé víčko.')
  })

  it('are not offered for an order that waits for its money [COMPL-01]', async () => {
    const order = await buyOrder(db, { is_paid: false })
    const page = await shop.visitor()
    await page.goto(`/nova-reklamace/${order.id}?hash=${order.hash}`)
    await page.getByText('Tuto objednávku zatím reklamovat nelze').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Odeslat reklamaci' }).count()).toBe(0)
  })
})
