import type { ReactNode } from 'react'
import { usePath, useTranslator } from '../storefront-context.tsx'
import { laterPart } from '../ui/later-part.tsx'
import type { Recap } from './recap.ts'

/** It only shows: nothing is lost on whoever is quicker than its code. */
const RecapBody = laterPart(() => import('./recap-body.tsx').then((file) => file.RecapBody))

/** What is ordered and what it costs, seen without opening anything. */
export function OrderRecap({ recap, children }: { recap: Recap; children?: ReactNode }) {
  const { t } = useTranslator()
  const path = usePath()
  return (
    <section aria-labelledby="recap" className="rounded-md border border-clay bg-white p-5 md:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="recap" className="display text-xl">
          {t('checkout.recap')}
        </h2>
        <a href={path('cart')} className="link inline-flex min-h-11 items-center text-sm">
          {t('checkout.edit_cart')}
        </a>
      </div>
      <RecapBody recap={recap} />
      {children}
    </section>
  )
}
