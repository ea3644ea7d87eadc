import sharp from 'sharp'
import type { DocumentMimeType } from '#contract/complaint-document.ts'
import type { ComplaintText } from './complaint-texts.ts'

const PIXEL_LIMIT = 50_000_000
/** More than enough to see a crack; what is larger is made smaller. */
const LONGEST_SIDE_PX = 2560
const DECODE_TIMEOUT_S = 20
/** A reader finds the end of a PDF in its last kilobyte, or does not open it. */
const PDF_TAIL_BYTES = 1024

type Bytes = Uint8Array<ArrayBuffer>
export type CheckedDocument = { bytes: Bytes } | { refused: ComplaintText }

const starts = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + text.length)).equals(Buffer.from(text, 'latin1'))

const SIGNATURES: Record<DocumentMimeType, (bytes: Uint8Array) => boolean> = {
  'image/jpeg': (bytes) => starts(bytes, '\xff\xd8\xff'),
  'image/png': (bytes) => starts(bytes, '\x89PNG\r\n\x1a\n'),
  'image/webp': (bytes) => starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8),
  'application/pdf': (bytes) => starts(bytes, '%PDF-'),
}

/**
 * Takes a file for what its bytes are, never for what it is called. A picture is drawn anew: where it was taken, by
 * whom, and whatever else was hidden in the file stay behind.
 */
export async function checkDocument(bytes: Bytes, mime_type: DocumentMimeType): Promise<CheckedDocument> {
  if (!SIGNATURES[mime_type](bytes)) return { refused: 'wrong_type' }
  return mime_type === 'application/pdf' ? checkPdf(bytes) : redraw(bytes, mime_type)
}

function checkPdf(bytes: Bytes): CheckedDocument {
  const tail = Buffer.from(bytes.subarray(-PDF_TAIL_BYTES)).toString('latin1')
  return tail.includes('%%EOF') ? { bytes } : { refused: 'unreadable_pdf' }
}

const FORMATS = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const

async function redraw(bytes: Bytes, mime_type: keyof typeof FORMATS): Promise<CheckedDocument> {
  const limits = { limitInputPixels: PIXEL_LIMIT, failOn: 'error' } as const
  const format = FORMATS[mime_type]
  try {
    const {
      width,
      height,
      format: found,
    } = await sharp(bytes, { ...limits, limitInputPixels: false }).metadata()
    if (found !== format) return { refused: 'wrong_type' }
    if (width * height > PIXEL_LIMIT) return { refused: 'too_many_pixels' }
    const drawn = await sharp(bytes, limits)
      .autoOrient()
      .resize({ width: LONGEST_SIDE_PX, height: LONGEST_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: DECODE_TIMEOUT_S })
      .toFormat(format, { quality: 82 })
      .toBuffer()
    return { bytes: new Uint8Array(drawn) }
  } catch {
    return { refused: 'unreadable_picture' }
  }
}
