export const MEDIA_WIDTHS = [96, 160, 320, 480, 640, 960, 1280, 1600] as const
export type MediaWidth = (typeof MEDIA_WIDTHS)[number]

const NAME = /^[a-z0-9][a-z0-9._-]{0,120}$/
const PATH = /^\/media\/([^/]+)\/([1-9][0-9]{0,4})$/

export function isMediaName(name: string): boolean {
  return NAME.test(name)
}

function isMediaWidth(width: number): width is MediaWidth {
  return MEDIA_WIDTHS.some((allowed) => allowed === width)
}

export function mediaUrl(name: string, width: MediaWidth): string {
  return `/media/${name}/${width}`
}

/** More pictures than this are not shown again soon. */
const MOST_REMEMBERED = 20_000
const remembered = new Map<string, Readonly<Record<MediaWidth, string>>>()

/** A page names hundreds of pictures, most of them the same as the page before. */
export function mediaSizes(name: string): Readonly<Record<MediaWidth, string>> {
  const known = remembered.get(name)
  if (known) return known
  // Object.fromEntries forgets the keys, although every allowed width is present.
  const sizes = Object.freeze(
    Object.fromEntries(MEDIA_WIDTHS.map((width) => [width, mediaUrl(name, width)])) as Record<
      MediaWidth,
      string
    >,
  )
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(name, sizes)
  return sizes
}

export function parseMediaPath(pathname: string): { name: string; width: MediaWidth } | null {
  const match = PATH.exec(pathname)
  const name = match?.[1]
  const width = Number(match?.[2])
  return name !== undefined && isMediaName(name) && isMediaWidth(width) ? { name, width } : null
}
