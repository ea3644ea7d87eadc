import { FALLBACK_IMAGE, type Image } from '#contract/image.ts'

interface Props {
  image: (Omit<Image, 'id' | 'url' | 'position'> & { url?: string }) | null | undefined
  /** How wide the picture stands on the page, as the `sizes` attribute has it. */
  sizes: string
  /** The first picture of a page is fetched at once; all others when they come near. */
  eager?: boolean
  className?: string
  alt?: string
}

/** A picture in the width the screen needs, in a box that is reserved before it arrives. */
export function Picture({ image, sizes, eager = false, className, alt }: Props) {
  const { width, height } = image ?? FALLBACK_IMAGE
  const list = Object.entries(image?.sizes ?? {})
    .filter(([size]) => Number(size) >= 160)
    .map(([size, url]) => `${url} ${size}w`)
  return (
    <img
      src={image?.sizes['640'] ?? image?.url ?? FALLBACK_IMAGE.url}
      {...(list.length > 0 ? { srcSet: list.join(', '), sizes } : {})}
      width={width}
      height={height}
      alt={alt ?? image?.alt ?? ''}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  )
}
