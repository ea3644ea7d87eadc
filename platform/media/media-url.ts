export const MEDIA_WIDTHS = [96, 160, 320, 480, 640, 960, 1280, 1600] as const
export type MediaWidth = (typeof MEDIA_WIDTHS)[number]

const NAME = /^[a-z0-9][a-z0-9._-]{0,120}$/
const PATH = /^\/media\/([^/]+)\/([1-9][0-9]{0,4})$/

export function isMediaName(name: string): boolean {
  return NAME.test(name)
}

export function isMediaWidth(width: number): width is MediaWidth {
  return MEDIA_WIDTHS.some((allowed) => allowed === width)
}

export function mediaUrl(name: string, width: MediaWidth): string {
  return `/media/${name}/${width}`
}

export function mediaSizes(name: string): Record<MediaWidth, string> {
  // Object.fromEntries forgets the keys, although every allowed width is present.
  return Object.fromEntries(MEDIA_WIDTHS.map((width) => [width, mediaUrl(name, width)])) as Record<
    MediaWidth,
    string
  >
}

export function parseMediaPath(pathname: string): { name: string; width: MediaWidth } | null {
  const match = PATH.exec(pathname)
  const name = match?.[1]
  const width = Number(match?.[2])
  return name !== undefined && isMediaName(name) && isMediaWidth(width) ? { name, width } : null
}
