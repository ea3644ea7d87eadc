import type { Banner } from '#contract/banner.ts'
import { keptPart } from '../ui/kept-part.tsx'
import { BannerPicture } from './banner-picture.tsx'

const SPANS = { full: 'md:col-span-6', half: 'md:col-span-3', third: 'md:col-span-2' } as const

interface Props {
  banners: Banner[]
}

/** Smaller banners in a grid; the whole tile is one link. */
export const BannerTiles = keptPart<Props>(
  ({ banners }) => banners,
  function BannerTiles({ banners }: Props) {
    return (
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:grid-cols-6 md:gap-6 md:overflow-visible md:px-0">
        {banners.map((banner) => {
          const is_full = banner.size_type === 'full'
          return (
            <li
              key={banner.id}
              className={`w-72 shrink-0 snap-start max-md:only:w-full md:w-auto ${SPANS[banner.size_type]}`}
            >
              <div className="group relative">
                {/* As high as the others, one across the page would push what follows out of sight. */}
                <div
                  className={`aspect-16/9 overflow-hidden rounded-md bg-sand ${is_full ? 'md:aspect-3/1' : ''}`}
                >
                  <BannerPicture
                    banner={banner}
                    {...(is_full ? {} : { sizes: '(width < 768px) 288px, 620px' })}
                    wide
                    className="size-full object-cover object-right transition-transform duration-420 group-hover:scale-102"
                  />
                </div>
                <h2 className="display mt-4 text-lg">
                  {banner.url ? (
                    <a href={banner.url} className="after:absolute after:inset-0 group-hover:underline">
                      {banner.name}
                    </a>
                  ) : (
                    banner.name
                  )}
                </h2>
                {banner.content && (
                  <div
                    className="mt-1 text-sm text-smoke"
                    dangerouslySetInnerHTML={{ __html: banner.content }}
                  />
                )}
              </div>
            </li>
          )
        })}
      </ul>
    )
  },
)
