import { createHash } from 'node:crypto'
import path from 'node:path'
import sharp from 'sharp'
import { isMediaName, mediaUrl, parseMediaPath } from '#platform/media/media-url.ts'

const EXTENSIONS: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
}
const FORMATS: Record<string, string> = {
  svg: 'image/svg+xml',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
}
const HASH_LENGTH = 6
const WORD_LENGTH = 80
/** The picture that stands for a missing one is asked for by its plain name. */
const FALLBACK = 'fallback'

export function fileNameOf(name: string, mime_type: string): string {
  return `${name}.${EXTENSIONS[mime_type] ?? 'bin'}`
}

/** A column that holds an address asks for this width. */
const ADDRESS_WIDTH = 640

export const addressOf = (name: string) => mediaUrl(name, ADDRESS_WIDTH)
export const nameInAddress = (address: string) => parseMediaPath(address)?.name

/** The name ends with a hash of the content, because an address stands for one picture for ever. */
export function pictureName(file: string, bytes: Uint8Array): string {
  const base = path.parse(file).name
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH)
  if (base === FALLBACK || (base.endsWith(`.${hash}`) && isMediaName(base))) return base
  const word = base
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, WORD_LENGTH)
    .replaceAll(/^-|-$/g, '')
  return `${word || 'picture'}.${hash}`
}

/** Null: no picture this shop could show. */
export async function describePicture(bytes: Uint8Array) {
  try {
    const { format, autoOrient } = await sharp(bytes).metadata()
    const mime_type = FORMATS[format]
    return mime_type ? { mime_type, width: autoOrient.width, height: autoOrient.height } : null
  } catch {
    return null
  }
}
