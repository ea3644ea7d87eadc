import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '#contract/complaint-document.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { openComplaintShop } from './complaint-scene.ts'

const shop = await openComplaintShop()
const { ask, call, db, eva, jana, staff, bought, filed, move } = shop

const picture = (width = 40, height = 30, red = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 120, b: 60 } } })
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

const add = (id: number, bytes: Uint8Array, mime_type: string, name = 'foto', sent: object = eva) =>
  call(
    `POST /complaints/${id}/documents`,
    { name, mime_type, content: Buffer.from(bytes).toString('base64') },
    sent,
  )
const download = async (id: number, document_id: number, sent: object = eva) =>
  call(`GET /complaints/${id}/documents/${document_id}`, undefined, sent)
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const reasonOf = async (response: Response) => {
  expect(response.status).toBe(422)
  const { errors } = await response.json()
  return errors[0] as { field: string; message: string }
}
const complaint = async (): Promise<number> => (await filed(await bought())).id

describe('a document', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('may be a picture in %s [COMPL-02]', async (format) => {
    const id = await complaint()
    const added = await add(id, await picture().toFormat(format).toBuffer(), `image/${format}`)
    expect(added.status).toBe(201)
    const document: Answer = await added.json()
    expect(document).toMatchObject({ complaint_id: id, mime_type: `image/${format}` })
    const bytes = await bytesOf(await download(id, document.id))
    expect(bytes).toHaveLength(document.size)
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 40, height: 30 })
  })

  it('loses where it was taken, and is turned the right way up [COMPL-02]', async () => {
    const id = await complaint()
    const sent = await picture(60, 40)
      .withExif({
        IFD0: { Copyright: 'Tajemství' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 5/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const { id: document } = await (await add(id, sent, 'image/jpeg')).json()
    const bytes = await bytesOf(await download(id, document))
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ width: 40, height: 60 })
    for (const part of ['exif', 'xmp', 'iptc'] as const) expect(metadata[part], part).toBeUndefined()
    expect(bytes.includes('GPS')).toBe(false)
  })

  it('loses whatever hides behind or inside a picture [COMPL-02]', async () => {
    const id = await complaint()
    const html = Buffer.from('<script>alert(1)</script>')
    const archive = Buffer.from('PK\x03\x04 and so on')
    const commented = await picture()
      .withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } })
      .jpeg()
      .toBuffer()
    const polyglot = Buffer.concat([commented, html, archive])
    const added = await add(id, polyglot, 'image/jpeg')
    expect(added.status).toBe(201)
    const bytes = await bytesOf(await download(id, (await added.json()).id))
    for (const part of ['script', 'PK\x03\x04']) expect(bytes.includes(part), part).toBe(false)
  })

  it('is refused where its bytes are not what it claims to be [COMPL-02]', async () => {
    const id = await complaint()
    const png = await picture().png().toBuffer()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const cases: [Uint8Array, string][] = [
      [png, 'image/jpeg'],
      [PDF, 'image/png'],
      [svg, 'image/png'],
      [Buffer.from('<?php system($_GET[0]);'), 'image/jpeg'],
      [Buffer.concat([Buffer.from('GIF89a;'), PDF]), 'application/pdf'],
      [Buffer.from('MZ this is a program'), 'application/pdf'],
    ]
    for (const [bytes, mime_type] of cases) {
      expect(await reasonOf(await add(id, bytes, mime_type))).toMatchObject({ field: 'content' })
    }
    for (const mime_type of ['image/svg+xml', 'text/html', 'image/gif', '']) {
      expect((await reasonOf(await add(id, svg, mime_type))).field).toBe('mime_type')
    }
    // A signature alone makes no picture.
    const fake = Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.from('<script>')])
    expect((await reasonOf(await add(id, fake, 'image/jpeg'))).field).toBe('content')
    expect((await ask(`GET /complaints/${id}/documents`, undefined, eva)).items).toEqual([])
  })

  it('is refused where it is cut off [COMPL-02]', async () => {
    const id = await complaint()
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const noise = sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean: 120, sigma: 40 },
        },
      })
      const whole = await noise.toFormat(format).toBuffer()
      await reasonOf(await add(id, whole.subarray(0, whole.length / 2), `image/${format}`))
    }
    await reasonOf(await add(id, PDF.subarray(0, 20), 'application/pdf'))
  })

  it('is refused where a few bytes would grow to a wall of pixels [S56] [COMPL-02]', async () => {
    const id = await complaint()
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(MAX_DOCUMENT_BYTES)
    expect((await reasonOf(await add(id, bomb, 'image/png'))).message).toMatch(/rozměry/)
    // The header alone can lie about a size nothing could hold.
    const liar = Buffer.from(await picture().png().toBuffer())
    liar.writeUInt32BE(50_000, 16)
    liar.writeUInt32BE(50_000, 20)
    await reasonOf(await add(id, liar, 'image/png'))
  })

  it('has at most 4 MB, and a complaint at most ten of them [COMPL-02]', async () => {
    const id = await complaint()
    const large = Buffer.concat([PDF.subarray(0, 9), Buffer.alloc(MAX_DOCUMENT_BYTES), PDF])
    expect([413, 422]).toContain((await add(id, large, 'application/pdf')).status)
    const huge = Buffer.alloc(MAX_DOCUMENT_BYTES * 2)
    expect((await add(id, huge, 'application/pdf')).status).toBe(413)
    const most = Buffer.concat([PDF.subarray(0, 9), Buffer.alloc(MAX_DOCUMENT_BYTES - PDF.length - 9), PDF])
    expect((await add(id, most, 'application/pdf')).status).toBe(201)
    const files = Array.from({ length: MAX_DOCUMENTS + 3 }, (_, index) =>
      Buffer.concat([PDF.subarray(0, 9), Buffer.from(`${index}`), PDF]),
    )
    const statuses = await Promise.all(
      files.map(async (bytes) => (await add(id, bytes, 'application/pdf')).status),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_DOCUMENTS - 1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(4)
    const { items } = await ask(`GET /complaints/${id}/documents`, undefined, eva)
    expect(items).toHaveLength(MAX_DOCUMENTS)
  })

  it('sent twice is one document [COMPL-02]', async () => {
    const id = await complaint()
    const bytes = await picture().jpeg().toBuffer()
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(id, bytes, 'image/jpeg')))
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
    expect(new Set(ids).size).toBe(1)
  })

  it('is only ever saved, and nothing in it runs [COMPL-02]', async () => {
    const id = await complaint()
    const { id: document } = await (await add(id, PDF, 'application/pdf', 'Účtenka.pdf')).json()
    const { headers } = await download(id, document)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Uctenka.pdf"; filename*=UTF-8''${encodeURIComponent('Účtenka.pdf')}`,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('cache-control')).toContain('no-store')
  })

  it.each([
    ['../../etc/passwd', 'passwd.jpg'],
    ['C:\\fotky\\trhlina.php.jpg', 'trhlina.php.jpg'],
    ['a"b;c%0d.png', 'a_b_c_0d.jpg'],
    ['faktura\u202egpj.exe', 'fakturagpj.jpg'],
    ['...', 'priloha.jpg'],
    ['Žluťoučký kůň.HEIC', 'Žluťoučký kůň.jpg'],
  ])('called %j is kept as %s [COMPL-02]', async (name, kept) => {
    const id = await complaint()
    const added = await add(id, await picture().jpeg().toBuffer(), 'image/jpeg', name)
    expect((await added.json()).name).toBe(kept)
  })

  it('is for the owner, the holder of the hash and the staff alone [GUARD-11]', async () => {
    const order = await bought()
    const { id } = await filed(order)
    const { id: document } = await (await add(id, PDF, 'application/pdf')).json()
    const other = await complaint()
    expect((await download(id, document, staff)).status).toBe(200)
    expect((await call(`GET /complaints/${id}/documents/${document}?hash=${order.hash}`)).status).toBe(200)
    expect((await download(id, document, jana)).status).toBe(404)
    expect((await download(id, document, {})).status).toBe(401)
    expect((await download(other, document)).status).toBe(404)
    expect((await add(id, PDF, 'application/pdf', 'x', jana)).status).toBe(404)
    expect((await add(id, PDF, 'application/pdf', 'x', {})).status).toBe(401)
  })

  it('is added by no staff, by no wrong hash, and to no complaint that is not there [GUARD-11] [COMPL-02]', async () => {
    const { id } = await filed(await bought())
    const body = { name: 'foto', mime_type: 'application/pdf', content: PDF.toString('base64') }
    const status = async (name: string, sent: object) => (await call(name, body, sent)).status
    expect(await status(`POST /complaints/${id}/documents`, staff)).toBe(401)
    expect(await status(`POST /complaints/${id}/documents?hash=${'0'.repeat(32)}`, {})).toBe(404)
    expect(await status('POST /complaints/987654/documents', {})).toBe(401)
    expect(await status('POST /complaints/987654/documents', eva)).toBe(404)
    expect((await ask(`GET /complaints/${id}/documents`, undefined, staff)).items).toEqual([])
  })

  it('is listed to nobody who may not download it [GUARD-11] [COMPL-02]', async () => {
    const { id } = await filed(await bought())
    const list = async (query: string, sent: object) =>
      (await call(`GET /complaints/${id}/documents${query}`, undefined, sent)).status
    expect(await list('', jana)).toBe(404)
    expect(await list(`?hash=${'0'.repeat(32)}`, {})).toBe(404)
    expect(await list('', {})).toBe(401)
  })

  it('comes too late once the complaint is decided [COMPL-02]', async () => {
    const id = await complaint()
    await move(id, 3)
    await move(id, 4)
    expect((await add(id, PDF, 'application/pdf')).status).toBe(409)
    const [row] = await db`select count(*)::int as n from complaint_document where complaint_id = ${id}`
    expect(row?.n).toBe(0)
  })
})

it('a body of other calls is not larger for it [API-11]', async () => {
  const response = await call('POST /complaints', { filler: 'x'.repeat(1_200_000) }, eva)
  expect(response.status).toBe(413)
})
