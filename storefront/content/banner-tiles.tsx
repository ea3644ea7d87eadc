import type { Banner } from '#contract/banner.ts'
import { BannerPicture } from './banner-picture.tsx'

const SPANS = { full: 'md:col-span-6', half: 'md:col-span-3', third: 'md:col-span-2' } as const

/** Smaller banners in a grid; the whole tile is one link. */
export function BannerTiles({ banners }: { banners: Banner[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-6 md:gap-6">
      {banners.map((banner) => (
        <li key={banner.id} className={SPANS[banner.size_type]}>
          <div className="group relative flex min-h-64 flex-col justify-end overflow-hidden rounded-md bg-sand md:min-h-80">
            <BannerPicture
              banner={banner}
              sizes="(width < 768px) 100vw, 620px"
              className="absolute inset-0 size-full object-cover transition-transform duration-420 group-hover:scale-102"
            />
            <div className="relative m-4 max-w-xs rounded-sm bg-paper p-5">
              <h3 className="display text-lg">
                {banner.url ? (
                  <a href={banner.url} className="after:absolute after:-inset-full group-hover:underline">
                    {banner.name}
                  </a>
                ) : (
                  banner.name
                )}
              </h3>
              {banner.content && (
                <div
                  className="mt-1 text-sm text-smoke"
                  dangerouslySetInnerHTML={{ __html: banner.content }}
                />
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
