import { type SubmitEvent, useEffect, useState } from 'react'
import { postOwn } from '../api/own-post.ts'
import { pagesChanged } from '../navigation/page-change.ts'
import { useStorefront } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { looksLikeCustomer } from '../api/session-mark.ts'
import { ListForm, type ListFormProps } from './list-form.tsx'

interface Props extends ListFormProps {
  said: string | null
}

/** The heart. A visitor's form goes to login and comes back with the product added; a customer's changes in place. */
export function FavoriteButton({ product_id, return_to, said }: Props) {
  const { shop, translator } = useStorefront()
  const { t, language } = translator
  const [listed, setListed] = useState(false)
  const [message, setMessage] = useState(said)
  const { currency } = shop

  useEffect(() => {
    if (!looksLikeCustomer()) return
    let left = false
    void isFavorite(product_id, { language, currency }).then((found) => left || setListed(found))
    return () => {
      left = true
    }
  }, [product_id, language, currency])

  async function toggle(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    if (!looksLikeCustomer()) return
    event.preventDefault()
    try {
      const { status, body } = await postOwn(event.currentTarget)
      if (status === 401) return location.assign((body as { location: string }).location)
      if (status !== 200) return setMessage(t('failed_to_create_product_list'))
      setListed(!listed)
      setMessage(listed ? null : t('product.favorite_added'))
      pagesChanged()
    } catch {
      setMessage(t('failed_to_create_product_list'))
    }
  }

  return (
    <ListForm
      action="/api/favorites"
      product_id={product_id}
      return_to={return_to}
      listed={listed}
      onSubmit={toggle}
      status={message}
    >
      <Icon name="heart" className={listed ? 'size-5 text-terracotta [&>path]:fill-current' : 'size-5'} />
      {t(listed ? 'product.favorite_remove' : 'product.favorite_add')}
    </ListForm>
  )
}

async function isFavorite(
  id: number,
  page: Parameters<typeof import('../api/browser-api.ts').browserApi>[0],
): Promise<boolean> {
  try {
    const { browserApi } = await import('../api/browser-api.ts')
    const product = await browserApi(page)('GET /products/{id}', {
      params: { id },
      query: { only: ['id'], embed: ['wish_list_item_ids'] },
      slot: 'favorite',
    })
    return product.wish_list_item_ids.length > 0
  } catch {
    // Not knowing is no trouble: adding what is there already adds nothing.
    return false
  }
}
