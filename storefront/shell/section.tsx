import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

interface Props {
  heading: string
  more?: { url: string; name: string } | null
  children: ReactNode
}

/** A part of a page with its heading and, where there is more, the way to it. */
export function Section({ heading, more, children }: Props) {
  return (
    <section className="mt-14 md:mt-20">
      <div className="mb-5 flex items-baseline justify-between gap-x-4 max-[300px]:flex-wrap md:mb-7">
        <h2 className="display text-xl md:text-2xl">{heading}</h2>
        {more && (
          <a
            href={more.url}
            className="flex min-h-11 shrink-0 items-center gap-1 text-sm font-semibold text-tea-deep hover:underline"
          >
            {more.name}
            <Icon name="right" className="size-4" />
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
