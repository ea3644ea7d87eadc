import { useState } from 'react'
import type { Image } from '#contract/image.ts'
import type { Video } from '#contract/video.ts'
import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'

const EMBED = 'https://www.youtube-nocookie.com/embed/'

/** A video of another site, of which nothing is loaded before the visitor asks for it. */
export function ProductVideo({ video, poster }: { video: Video; poster: Image | null }) {
  const { t } = useTranslator()
  const [playing, setPlaying] = useState(false)
  const address = EMBED + encodeURIComponent(video.code)
  return (
    <figure>
      <div className="relative aspect-video overflow-hidden rounded-md bg-sand">
        {playing ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- A player needs scripts and its own origin, which leaves a sandbox nothing to hold; it is another site, let in by the page's policy.
          <iframe
            src={`${address}?autoplay=1&playsinline=1&rel=0`}
            title={video.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            className="absolute inset-0 size-full"
          />
        ) : (
          <a
            href={`${address}?playsinline=1&rel=0`}
            aria-label={t('product.play_video', { title: video.title })}
            onClick={(event) => {
              event.preventDefault()
              setPlaying(true)
            }}
            className="group absolute inset-0 block -outline-offset-4"
          >
            <Picture
              image={poster}
              sizes="(width < 1024px) 100vw, 690px"
              alt=""
              className="size-full object-cover"
            />
            <span className="absolute inset-0 m-auto flex size-18 items-center justify-center rounded-full bg-paper/95 text-tea-deep shadow-high transition-transform group-hover:scale-105">
              <Icon name="play" className="size-8" />
            </span>
          </a>
        )}
      </div>
      <figcaption className="mt-2 text-sm">
        {video.title} <span className="block text-xs text-smoke">{t('product.play_video_note')}</span>
      </figcaption>
    </figure>
  )
}
