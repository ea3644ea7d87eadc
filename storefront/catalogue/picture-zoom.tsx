import { useEffect, useRef, useState } from 'react'
import type { Image } from '#contract/image.ts'
import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'

export interface PictureZoomProps {
  images: Image[]
  /** Null is closed. */
  index: number | null
  /** As the page shows the pictures: in that size the browser has them already. */
  shown_sizes: string
  onChange: (index: number | null) => void
}

/** The picture over the whole window. The browser's own dialog holds the focus, closes with Escape and returns it. */
export function PictureZoom({ images, index, shown_sizes, onChange }: PictureZoomProps) {
  const { t } = useTranslator()
  const dialog = useRef<HTMLDialogElement>(null)
  const image = index === null ? undefined : images[index]
  const open = image !== undefined

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  function move(by: number): void {
    if (index === null) return
    onChange((index + by + images.length) % images.length)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t('product.gallery')}
      onClose={() => onChange(null)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') move(1)
        if (event.key === 'ArrowLeft') move(-1)
      }}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-paper p-0 text-ink"
    >
      {image && index !== null && (
        <>
          <Zoomed key={image.id} image={image} shown_sizes={shown_sizes} />
          <p className="figures absolute top-4 left-4 rounded-full bg-paper/90 px-3 py-1 text-sm">
            {index + 1} / {images.length}
          </p>
          <button
            type="button"
            aria-label={t('action.close')}
            onClick={() => onChange(null)}
            className="absolute top-2 right-2 flex size-12 items-center justify-center rounded-full bg-paper/90"
          >
            <Icon name="close" />
          </button>
          {images.length > 1 && (
            <>
              <button
                type="button"
                aria-label={t('action.previous')}
                onClick={() => move(-1)}
                className="absolute bottom-4 left-4 flex size-12 items-center justify-center rounded-full bg-paper/90 md:top-1/2 md:bottom-auto"
              >
                <Icon name="left" />
              </button>
              <button
                type="button"
                aria-label={t('action.next')}
                onClick={() => move(1)}
                className="absolute right-4 bottom-4 flex size-12 items-center justify-center rounded-full bg-paper/90 md:top-1/2 md:bottom-auto"
              >
                <Icon name="right" />
              </button>
            </>
          )}
        </>
      )}
    </dialog>
  )
}

function Zoomed({ image, shown_sizes }: { image: Image; shown_sizes: string }) {
  const { t } = useTranslator()
  const [closer, setCloser] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  // Coming closer shows the middle of the picture, not its empty corner.
  useEffect(() => {
    const { scrollWidth = 0, clientWidth = 0, scrollHeight = 0, clientHeight = 0 } = frame.current ?? {}
    if (!closer) return
    frame.current?.scrollTo({ left: (scrollWidth - clientWidth) / 2, top: (scrollHeight - clientHeight) / 2 })
  }, [closer])
  return (
    <div
      ref={frame}
      className={`size-full overflow-auto ${closer ? '' : 'flex items-center justify-center'}`}
    >
      <button
        type="button"
        aria-label={t('product.zoom_more')}
        onClick={() => setCloser(!closer)}
        className={`relative ${closer ? 'block cursor-zoom-out' : 'flex size-full cursor-zoom-in -outline-offset-4'}`}
      >
        {/* Something to see while the large picture is on its way. */}
        <Picture
          image={image}
          sizes={shown_sizes}
          eager
          alt=""
          className="absolute inset-0 size-full object-contain"
        />
        <Picture
          image={image}
          sizes={closer ? '1600px' : '100vw'}
          eager
          className={`relative ${closer ? 'h-auto w-[1000px] max-w-none md:w-[1600px]' : 'size-full object-contain'}`}
        />
      </button>
    </div>
  )
}
