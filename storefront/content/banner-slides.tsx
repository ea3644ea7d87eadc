import { useEffect, useRef, useState } from 'react'
import type { Banner } from '#contract/banner.ts'
import { useTranslator } from '../storefront-context.tsx'
import { BannerPicture } from './banner-picture.tsx'

/** Large banners side by side in a row that is swiped; nothing moves by itself. */
export function BannerSlides({ banners }: { banners: Banner[] }) {
  const { t } = useTranslator()
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting)
        if (entry) setShown([...(row.current?.children ?? [])].indexOf(entry.target))
      },
      { root: row.current, threshold: 0.6 },
    )
    for (const slide of row.current?.children ?? []) watcher.observe(slide)
    return () => watcher.disconnect()
  }, [])

  function show(index: number): void {
    const slide = row.current?.children[index]
    if (slide instanceof HTMLElement) row.current?.scrollTo({ left: slide.offsetLeft })
  }

  if (banners.length === 0) return null
  return (
    <section aria-label={t('home.banners')}>
      {/* A region that scrolls must be reachable by keyboard. */}
      <ul
        ref={row}
        tabIndex={banners.length > 1 ? 0 : undefined}
        className="flex snap-x snap-mandatory gap-4 overflow-x-auto rounded-md [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {banners.map((banner, index) => (
          <li key={banner.id} id={`banner-${index + 1}`} className="relative w-full shrink-0 snap-start">
            <Slide banner={banner} eager={index === 0} />
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <ol className="mt-1 flex justify-center">
          {banners.map((banner, index) => (
            <li key={banner.id}>
              <a
                href={`#banner-${index + 1}`}
                aria-label={banner.name}
                aria-current={index === shown ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
                className="group/dot flex size-11 items-center justify-center"
              >
                <span className="h-2.5 w-2.5 rounded-full bg-smoke/60 forced-colors:bg-[ButtonText] forced-colors:forced-color-adjust-none transition-[width] group-aria-[current]/dot:w-7 group-aria-[current]/dot:bg-tea forced-colors:group-aria-[current]/dot:bg-[Highlight]" />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Slide({ banner, eager }: { banner: Banner; eager: boolean }) {
  const url = banner.button_link ?? banner.url
  return (
    <div className="relative flex min-h-[32rem] flex-col overflow-hidden rounded-md bg-sand md:min-h-[26rem] md:justify-center lg:min-h-[30rem]">
      <BannerPicture
        banner={banner}
        eager={eager}
        className="absolute inset-0 size-full object-cover object-bottom md:object-[58%_50%] lg:object-left"
      />
      <div className="relative max-w-lg p-6 pt-8 md:max-w-[46%] md:p-10 lg:p-12">
        <h2 className="display text-3xl text-ink">{banner.name}</h2>
        {banner.content && (
          <div
            className="mt-4 max-w-md text-base text-ink"
            dangerouslySetInnerHTML={{ __html: banner.content }}
          />
        )}
        {url && (
          <a href={url} className="button button-primary mt-6">
            {banner.button_text ?? banner.url_text ?? banner.name}
          </a>
        )}
      </div>
    </div>
  )
}
