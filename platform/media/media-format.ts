export type MediaFormat = 'avif' | 'webp' | 'jpeg'

const mediaFormats: readonly MediaFormat[] = ['avif', 'webp', 'jpeg']

/** A wildcard is no promise to decode a modern format, so only a named type counts. */
export function negotiateFormat(accept: string | null): MediaFormat {
  const ranges = (accept ?? '').toLowerCase().split(',').map(parseRange)
  const accepts = (format: MediaFormat) =>
    ranges.some((range) => range.type === `image/${format}` && range.quality > 0)
  return mediaFormats.find(accepts) ?? 'jpeg'
}

function parseRange(text: string): { type: string; quality: number } {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
}

export function matchesEtag(if_none_match: string | null, etag: string): boolean {
  if (if_none_match === null) return false
  return if_none_match.split(',').some((part) => {
    const tag = part.trim()
    return tag === '*' || tag.replace(/^W\//, '') === etag
  })
}
