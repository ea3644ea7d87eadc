import { type SubmitEvent, useState } from 'react'
import { postOwn } from '../api/own-post.ts'
import { pagesChanged } from '../navigation/page-change.ts'
import { usePath, useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { useCompared } from './compared-store.ts'
import { ListForm, type ListFormProps } from './list-form.tsx'

interface Props extends ListFormProps {
  /** What a form without scripts said when it came back. */
  said: string | null
}

export function CompareButton({ product_id, return_to, said }: Props) {
  const { t } = useTranslator()
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
    <ListForm
      action="/api/comparison"
      product_id={product_id}
      return_to={return_to}
      listed={listed}
      onSubmit={toggle}
      status={
        <>
          {message}
          {(listed || said) && (
            <>
              {message && ' '}
              <a href={path('comparison')} data-reload className="link inline-flex min-h-6 items-center">
                {t('product.show_comparison')}
              </a>
            </>
          )}
        </>
      }
    >
      <Icon name="compare" className={listed ? 'size-5 text-tea' : 'size-5'} />
      {t(listed ? 'product.compare_remove' : 'product.compare_add')}
    </ListForm>
  )
}
