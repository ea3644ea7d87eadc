import { useStorefront } from '../storefront-context.tsx'

/** A part that could not be read, while the rest of the page stands. */
export function PartFailed() {
  const { page, translator } = useStorefront()
  return (
    <p role="status" className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-smoke">
      {translator.t('customer.part_failed')}
      <a href={page.head.canonical} data-reload="" className="link inline-flex min-h-11 items-center">
        {translator.t('action.retry')}
      </a>
    </p>
  )
}
