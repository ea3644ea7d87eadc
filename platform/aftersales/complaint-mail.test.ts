import { withLanguage } from '#contract/language.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { readMailFile, readOutbox } from '#platform/mail/outbox.ts'
import { routes } from '#storefront/routes.ts'
import { COMPLAINT_PATHS, CUSTOMER_COMPLAINT_PATHS } from './complaint-link.ts'
import { openComplaintShop } from './complaint-scene.ts'

const shop = await openComplaintShop()
const { ask, call, db, eva, staff, ordered, bought, bodyOf, filed, move } = shop

const mailsAbout = async (number: string) =>
  (await readOutbox(db)).filter(({ subject }) => subject.includes(number)).toReversed()

async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

describe('the confirmation of a complaint', () => {
  it('goes out at filing with date, content, number, the wish, and the protocol [COMPL-02] [COMPL-03]', async () => {
    const order = await bought()
    const complaint = await filed(order, { bank_account_number: '19-2000145399', bank_code: '0800' })
    const [mail, ...more] = await mailsAbout(complaint.document_number)
    expect(more).toEqual([])
    if (!mail) throw new Error('no mail')
    expect(mail).toMatchObject({ to: 'eva@example.com', language: 'cs' })
    for (const part of [
      complaint.document_number,
      order.code,
      'Prasklé ucho.',
      'výměna za nový kus',
      'nejpozději',
      `/zakaznik/reklamace/${complaint.id}`,
    ]) {
      expect(mail.text, part).toContain(part)
    }
    expect(mail.text).toContain('\n  Popis vady: Prasklé ucho.\n  Při prvním nalití.\n')
    expect(mail.html).toMatch(/Prasklé ucho\.<\/span><br><span[^>]*>Při/)
    expect(mail.attachments).toMatchObject([
      { name: `${complaint.document_number}.pdf`, type: 'application/pdf' },
    ])
    const file = await readMailFile(db, mail.id, 0)
    const text = await pdfText(new Uint8Array(Buffer.from(file?.content ?? '', 'base64')))
    for (const part of [
      'Reklamační protokol',
      complaint.document_number,
      order.code,
      'Eva Krásná',
      'Prasklé ucho.',
      'výměna za nový kus',
      '19-2000145399/0800',
      'Vada zboží',
      'Strana 1 / 1',
    ]) {
      expect(text, part).toContain(part)
    }
  })

  it.each([
    ['sk', 'Vašu reklamáciu máme', 'výmena za nový kus', '/sk/reklamacia/'],
    ['en', 'We have your complaint', 'exchange for a new piece', '/en/complaint/'],
  ])('speaks the language of the order: %s [I18N-04] [COMPL-03]', async (language, title, wish, path) => {
    const guest = await ordered({ lines: [{ code: 'UNTRACKED' }] }, {}, { language })
    await ask(`POST /staff/orders/${guest.id}/payment`, {}, staff)
    const { items } = await ask(`GET /orders/${guest.id}/items?hash=${guest.hash}`)
    const body = bodyOf({ ...guest, items }, { email: 'karel@example.com' })
    const complaint = await ask(`POST /complaints?hash=${guest.hash}`, body, { language: 'cs' })
    const [mail] = await mailsAbout(complaint.document_number)
    for (const part of [title, wish, `${path}${complaint.id}?hash=${guest.hash}`]) {
      expect(mail?.text, part).toContain(part)
    }
  })

  it('is followed by a mail at every change of state, with what the staff says [COMPL-03]', async () => {
    const complaint = await filed(await bought())
    await move(complaint.id, 3)
    await move(complaint.id, 3)
    await move(complaint.id, 5, 'Ucho prasklo pádem.')
    const mails = await mailsAbout(complaint.document_number)
    expect(mails.map(({ subject }) => subject.split(' –')[0])).toEqual([
      `Reklamaci ${complaint.document_number} jsme přijali`,
      `Reklamaci ${complaint.document_number} posuzujeme`,
      `Reklamaci ${complaint.document_number} jsme nemohli uznat`,
    ])
    expect(mails[2]?.text).toContain('Ucho prasklo pádem.')
    expect(mails[2]?.html).toContain('Ucho prasklo pádem.')
    expect(mails[2]?.html).toContain('href="https://coi.gov.cz/informace-o-adr/"')
    expect(mails[1]?.html).not.toContain('coi.gov.cz')
  })

  it('shows what people typed as text, whatever it is [COMPL-02]', async () => {
    const order = await bought()
    const [item] = bodyOf(order).items
    const complaint = await filed(order, { items: [{ ...item, reason: '<img src=x onerror=alert(1)>' }] })
    const [mail] = await mailsAbout(complaint.document_number)
    expect(mail?.html).toContain('&lt;img src=x')
    expect(mail?.html).not.toContain('<img src=x')
  })

  it('leads to screens that the storefront has [COMPL-03]', () => {
    for (const language of ['cs', 'sk', 'en'] as const) {
      expect(`${CUSTOMER_COMPLAINT_PATHS[language]}/{id}`).toBe(
        withLanguage(routes['customer-complaint'].paths[language], language),
      )
      expect(`${COMPLAINT_PATHS[language]}/{id}`).toBe(
        withLanguage(routes.complaint.paths[language], language),
      )
    }
  })
})

describe('the protocol', () => {
  it('is downloaded at any time, with all that has happened since [COMPL-03]', async () => {
    const complaint = await filed(await bought())
    await db`update complaint_address set post_code = '10100' where complaint_id = ${complaint.id}`
    await move(complaint.id, 3)
    await move(complaint.id, 4)
    await move(complaint.id, 6, 'Poslali jsme nový čajník.')
    const response = await call(`GET /complaints/${complaint.id}/protocol`, undefined, eva)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain(`${complaint.document_number}.pdf`)
    const text = await pdfText(new Uint8Array(await response.arrayBuffer()))
    expect(text).toContain('101 00 Praha')
    for (const part of ['Podaná', 'Posuzujeme', 'Uznaná', 'Vyřízená: Poslali jsme nový čajník.']) {
      expect(text, part).toContain(part)
    }
  })
})
