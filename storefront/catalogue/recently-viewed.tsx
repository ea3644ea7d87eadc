import { useEffect, useState } from 'react'
import { Section } from '../shell/section.tsx'
import { useStorefront } from '../storefront-context.tsx'
import type { Card } from './card.ts'
import { ProductShelf } from './product-shelf.tsx'

/** What this visitor looked at before. It is personal, so it comes after the page, at its end, where nothing moves. */
export function RecentlyViewed({ product_id }: { product_id: number }) {
  const { shop, translator } = useStorefront()
  const { language, t } = translator
  const [products, setProducts] = useState<Card[]>([])

  useEffect(() => {
    let left = false
    const show = async () => {
      const { visitProduct } = await import('./product-visit.ts')
      const seen = await visitProduct(product_id, { language, currency: shop.currency })
      if (!left) setProducts(seen)
    }
    // Nobody waits for the shelf: without an answer there is simply none.
    show().catch(() => {})
    return () => {
      left = true
    }
  }, [product_id, language, shop.currency])

  if (products.length === 0) return null
  return (
    <Section heading={t('product.recently_viewed')}>
      <ProductShelf products={products} />
    </Section>
  )
}
