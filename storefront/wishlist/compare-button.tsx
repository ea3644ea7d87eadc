import { type SubmitEvent, useState } from 'react'
import { postOwn } from '../api/own-post.ts'
import { pagesChanged } from '../navigation/page-change.ts'
import { usePath, useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { useCompared } from './compared-store.ts'

interface Props {
  product_id: number
  /** Where a form without scripts comes back to. */
  return_to: string
  /** What such a form said when it came back. */
  said: string | null
}

export function CompareButton({ product_id, return_to, said }: Props) {
  const { t, language } = useTranslator()
  const path = usePath()
  const compared = useCompared()
  const [message, setMessage] = useState(said)
  const listed = compared.includes(product_id)

  async function toggle(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    try {
      const { status, body } = await postOwn(event.currentTarget)
      if (status === 200) setMessage(listed ? null : t('product.compared'))
      else if (status === 409) setMessage(t('comparison.full', { count: (body as { limit: number }).limit }))
      else setMessage(t('general_error'))
    } catch {
      setMessage(t('general_error'))
    }
    pagesChanged()
  }

  return (
    <div className="min-w-0">
      <form method="post" action="/api/comparison" onSubmit={toggle}>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="product_id" value={product_id} />
        <input type="hidden" name="return_to" value={return_to} />
        <input type="hidden" name="action" value={listed ? 'remove' : 'add'} />
        <button className="inline-flex min-h-11 items-center gap-2 text-sm hover:underline">
          <Icon name="compare" className={listed ? 'size-5 text-tea' : 'size-5'} />
          {t(listed ? 'product.compare_remove' : 'product.compare_add')}
        </button>
      </form>
      <p role="status" className="text-xs text-smoke">
        {message}
        {(listed || said) && (
          <>
            {message && ' '}
            <a href={path('comparison')} data-reload className="link inline-flex min-h-6 items-center">
              {t('product.show_comparison')}
            </a>
          </>
        )}
      </p>
    </div>
  )
}
