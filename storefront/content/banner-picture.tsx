import type { Banner } from '#contract/banner.ts'

interface Props {
  banner: Banner
  eager?: boolean
  className: string
  sizes?: string
  /** The wide composition on every screen, where the place for it is always wide. */
  wide?: boolean
}

/** One of two compositions: upright for phones, wide for the rest. */
export function BannerPicture({
  banner,
  eager = false,
  className,
  sizes = '(width < 1280px) 100vw, 1240px',
  wide = false,
}: Props) {
  const { desktop, mobile } = banner.images
  const image = desktop ?? mobile
  if (!image) return null
  const set = (sizesOf: Record<string, string>) =>
    Object.entries(sizesOf)
      .filter(([width]) => Number(width) >= 320)
      .map(([width, url]) => `${url} ${width}w`)
      .join(', ')
  return (
    <picture className="contents">
      {mobile && !wide && <source media="(width < 768px)" srcSet={set(mobile.sizes)} sizes="100vw" />}
      <img
        src={image.sizes['960'] ?? image.url}
        srcSet={set(image.sizes)}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  )
}
