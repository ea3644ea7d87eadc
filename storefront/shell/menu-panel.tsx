import { useEffect, useRef } from 'react'
import type { MenuItem } from '../shop-data.ts'

/** Escape puts an open panel away until pointer and focus have both left; the focus goes to what opened it. */
function dismissOnEscape(event: KeyboardEvent, item: HTMLElement): void {
  // Something that lies over the page is nearer.
  if (event.key !== 'Escape' || document.querySelector('[popover=auto]:popover-open, :modal')) return
  if (!item.matches(':is(:hover, :focus-within)')) return
  item.setAttribute('data-dismissed', '')
  if (item.contains(document.activeElement)) item.querySelector<HTMLElement>(':scope > a')?.focus()
  function forget(left: Event): void {
    const next = left instanceof FocusEvent ? (left.relatedTarget as Node | null) : document.activeElement
    if (item.contains(next) || (left instanceof FocusEvent && item.matches(':hover'))) return
    item.removeAttribute('data-dismissed')
    item.removeEventListener('pointerleave', forget)
    item.removeEventListener('focusout', forget)
  }
  item.addEventListener('pointerleave', forget)
  item.addEventListener('focusout', forget)
}

/** The second and third level below their first. Style sheets open it, so it also opens without scripts. */
export function MenuPanel({ item }: { item: MenuItem }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = panel.current?.closest<HTMLElement>('[data-menu-item]')
    const onKeyDown = (event: KeyboardEvent) => void (opener && dismissOnEscape(event, opener))
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div
      ref={panel}
      className="invisible absolute inset-x-0 top-full border-y border-clay bg-white opacity-0 shadow-high transition-[opacity,visibility] group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100 group-hover:delay-100 group-data-dismissed:invisible group-data-dismissed:opacity-0"
    >
      <div className="page-width grid grid-cols-4 gap-x-8 gap-y-8 py-8">
        {item.children.map((child) => (
          <div key={child.id} className="flex gap-4">
            {child.image && (
              <img
                src={child.image}
                alt=""
                width="64"
                height="64"
                loading="lazy"
                className="size-16 shrink-0 rounded-sm bg-sand object-cover"
              />
            )}
            <div className="min-w-0">
              <a href={child.url} className="block py-1 font-semibold hover:text-tea-deep hover:underline">
                {child.name}
              </a>
              <ul className="text-sm font-normal text-smoke">
                {child.children.map((leaf) => (
                  <li key={leaf.id}>
                    <a href={leaf.url} className="block py-1 hover:text-ink hover:underline">
                      {leaf.name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
