import sharp, { type Sharp } from 'sharp'
import type { MediaFormat } from './media-format.ts'

/** Goes up whenever the settings below change what comes out: it names the cache folder. */
export const RENDER_VERSION = 1

const SVG_DPI = 72
const PIXEL_LIMIT = 50_000_000
const RENDER_TIMEOUT_S = 20
const SOURCE_FORMATS = new Set(['svg', 'jpeg', 'png', 'webp', 'heif', 'gif'])

// Every source is read once, so what libvips would keep between renders is only memory lost.
sharp.cache(false)

/** SVG goes to librsvg as bytes without a base address: it can open no file and no network address. */
export async function renderMedia(
  source: Uint8Array,
  width: number,
  format: MediaFormat,
): Promise<Uint8Array> {
  const limits = { limitInputPixels: PIXEL_LIMIT, failOn: 'error' } as const
  const metadata = await sharp(source, limits).metadata()
  if (!SOURCE_FORMATS.has(metadata.format)) throw new Error(`Unsupported source format ${metadata.format}`)

  const isVector = metadata.format === 'svg'
  const density = isVector ? Math.min(Math.max((SVG_DPI * width) / metadata.width, 1), 2400) : SVG_DPI
  const image = sharp(source, { ...limits, density })
    .autoOrient()
    .resize({ width, withoutEnlargement: !isVector })
    .timeout({ seconds: RENDER_TIMEOUT_S })
  return encode(image, format).toBuffer()
}

function encode(image: Sharp, format: MediaFormat): Sharp {
  // Each further step of effort doubles the time of a first visit and saves a twentieth of the bytes.
  if (format === 'avif') return image.avif({ quality: 57, effort: 1 })
  if (format === 'webp') return image.webp({ quality: 78, effort: 4 })
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true })
}
