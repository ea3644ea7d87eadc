import { type ComponentType, useEffect, useState } from 'react'
import { trackingId } from '../api/tracking-id.ts'
import { useStorefront } from '../storefront-context.tsx'
import type { Card } from './card.ts'
import type { ProductData } from './product-data.ts'

const SHOWN = 4

interface Props {
  product: ProductData
  shelf: ComponentType<{ heading: string; products: Card[] }>
}

/** What this visitor looked at before. It is personal, so it comes after the page, at its end, where nothing moves. */
export function RecentlyViewed({ product, shelf: Shelf }: Props) {
  const { shop, translator } = useStorefront()
  const { language, t } = translator
  const [seen, setSeen] = useState<Card[]>([])
  const { id } = product

  useEffect(() => {
    // Nobody is followed from product to product who has not agreed to it.
    if (trackingId() === null) return
    let left = false
    const show = async () => {
      const { visitProduct } = await import('./product-visit.ts')
      const cards = await visitProduct(id, { language, currency: shop.currency })
      if (!left) setSeen(cards)
    }
    // Nobody waits for the shelf: without an answer there is simply none.
    show().catch(() => {})
    return () => {
      left = true
    }
  }, [id, language, shop.currency])

  // What another shelf of the page offers is not offered again.
  const offered = new Set(product.related.flatMap(({ products }) => products.map((card) => card.id)))
  const products = seen.filter((card) => !offered.has(card.id)).slice(0, SHOWN)
  if (products.length === 0) return null
  return <Shelf heading={t('product.recently_viewed')} products={products} />
}
