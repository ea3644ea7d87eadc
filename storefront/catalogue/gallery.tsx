import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { FALLBACK_IMAGE, type Image } from '#contract/image.ts'
import { useTranslator } from '../storefront-context.tsx'
import { Picture } from '../ui/picture.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import type { PictureZoomProps } from './picture-zoom.tsx'

const SIZES = '(width < 1024px) 100vw, 600px'

/** A tablet shows one picture and the edge of the next, and a single one cut to a square: either fits its height. */
const SLIDE =
  'aspect-4/5 w-full md:w-[78%] md:aspect-square md:overflow-hidden md:rounded-md lg:aspect-4/5 lg:w-full'
const ONLY_SLIDE = 'aspect-4/5 w-full md:aspect-square lg:aspect-4/5'

interface Props {
  images: Image[]
  /** Marks laid over the first corner. */
  children?: ReactNode
}

/** Pictures in a row that is swiped, each a link to its largest size; scripts turn the link into a zoom. */
export function Gallery({ images, children }: Props) {
  const { t } = useTranslator()
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const [Zoom, setZoom] = useState<ComponentType<PictureZoomProps> | null>(null)
  const is_alive = useIsLive()
  const first = images[0]?.id

  // Another variation brings its own picture to the front.
  useEffect(() => {
    const slide = row.current?.querySelector<HTMLElement>(`[data-picture="${first}"]`)
    if (slide) row.current?.scrollTo({ left: slide.offsetLeft, behavior: 'instant' })
  }, [first])

  async function loadZoom(): Promise<boolean> {
    try {
      const { PictureZoom } = await import('./picture-zoom.tsx')
      setZoom(() => PictureZoom)
      return true
    } catch {
      return false
    }
  }

  async function zoomTo(event: MouseEvent<HTMLAnchorElement>, index: number): Promise<void> {
    event.preventDefault()
    const { href } = event.currentTarget
    // Without the code for it the link does what it does without scripts.
    if (await loadZoom()) setZoomed(index)
    else location.assign(href)
  }

  function slideTo(event: MouseEvent, index: number): void {
    event.preventDefault()
    showSlide(index)
  }

  function showSlide(index: number): HTMLElement | null {
    const slide = row.current?.children.item(index) as HTMLElement | null
    if (slide) row.current?.scrollTo({ left: slide.offsetLeft })
    return slide
  }

  /** The gallery is one stop of the keyboard: arrows move within it. */
  function onKeyDown(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    showSlide(Math.min(Math.max(shown + by, 0), images.length - 1))
      ?.querySelector('a')
      ?.focus({ preventScroll: true })
  }

  if (images.length === 0) {
    return (
      <div className="relative aspect-4/5 overflow-hidden bg-sand max-md:-mx-4 md:rounded-md">
        <Picture image={null} sizes={SIZES} eager className="size-full object-contain" />
        {children}
      </div>
    )
  }
  return (
    <section
      aria-label={t('product.gallery')}
      className={images.length > 1 ? 'lg:grid lg:grid-cols-[4.5rem_minmax(0,1fr)] lg:gap-4' : ''}
    >
      <div className="relative max-md:-mx-4 lg:order-2">
        <ul
          ref={row}
          onScroll={({ currentTarget }) => setShown(slideShown(currentTarget))}
          className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] md:gap-4 lg:gap-0 md:rounded-md motion-safe:scroll-smooth"
        >
          {images.map((image, index) => (
            <li
              key={image.id}
              id={`picture-${index + 1}`}
              data-picture={image.id}
              className={`shrink-0 snap-start bg-sand ${images.length > 1 ? SLIDE : ONLY_SLIDE}`}
            >
              <a
                href={image.sizes['1600'] ?? image.url}
                aria-label={t('product.zoom', { index: index + 1, total: images.length })}
                tabIndex={is_alive && index !== shown ? -1 : undefined}
                onKeyDown={onKeyDown}
                onPointerEnter={loadZoom}
                onClick={(event) => zoomTo(event, index)}
                className="block size-full cursor-zoom-in -outline-offset-4"
              >
                <Picture image={image} sizes={SIZES} eager={index === 0} className="size-full object-cover" />
              </a>
            </li>
          ))}
        </ul>
        {children}
        {images.length > 1 && (
          <p
            aria-hidden="true"
            className="figures pointer-events-none absolute right-3 bottom-3 rounded-full bg-paper/90 px-3 py-1 text-xs md:hidden"
          >
            {shown + 1} / {images.length}
          </p>
        )}
      </div>
      {images.length > 1 && (
        <ul className="mt-3 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] max-md:hidden lg:order-1 lg:m-0 lg:flex-col lg:gap-3 lg:overflow-visible lg:p-0">
          {images.map((image, index) => (
            <li key={image.id} className="w-18 shrink-0">
              <a
                href={`#picture-${index + 1}`}
                aria-label={t('product.picture_of', { index: index + 1, total: images.length })}
                aria-current={index === shown ? 'true' : undefined}
                tabIndex={is_alive ? -1 : undefined}
                onClick={(event) => slideTo(event, index)}
                className="block aspect-4/5 overflow-hidden rounded-sm bg-sand opacity-75 ring-tea ring-offset-2 ring-offset-paper transition-opacity hover:opacity-100 aria-[current]:opacity-100 aria-[current]:ring-2"
              >
                <img
                  src={image.sizes['160'] ?? FALLBACK_IMAGE.url}
                  alt=""
                  width="160"
                  height="200"
                  loading="lazy"
                  className="size-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {Zoom && <Zoom images={images} index={zoomed} shown_sizes={SIZES} onChange={setZoomed} />}
    </section>
  )
}

/** The slide at the left edge, or the last one where the row cannot scroll any further. */
function slideShown(row: HTMLElement): number {
  if (row.scrollLeft > 0 && row.scrollLeft + row.clientWidth >= row.scrollWidth - 1) {
    return row.childElementCount - 1
  }
  const width = row.firstElementChild?.clientWidth || row.clientWidth
  return Math.round(row.scrollLeft / width)
}
