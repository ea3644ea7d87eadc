import { type SubmitEvent, useState } from 'react'
import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { useFavorite } from './favorite-store.ts'
import { ListForm, type ListFormProps } from './list-form.tsx'

interface Props extends ListFormProps {
  said: string | null
}

/** The heart in words. A visitor logs in and the product is added then; a customer's list changes in place. */
export function FavoriteButton({ product_id, return_to, said }: Props) {
  const { t, language } = useTranslator()
  const listed = useFavorite(product_id)
  const [message, setMessage] = useState(said)

  async function toggle(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const code = await import('./toggle-favorite.ts').catch(() => null)
    const toggled = await code?.toggleFavorite(product_id, language)
    if (toggled === 'added') setMessage(t('product.favorite_added'))
    else if (toggled === 'failed' || !toggled) setMessage(t('failed_to_create_product_list'))
    else setMessage(null)
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
