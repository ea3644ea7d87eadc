import type { Card } from './card.ts'
import { ProductCard } from './product-card.tsx'

/** A short list: a row to swipe on a phone, four across elsewhere. */
export function ProductShelf({ products }: { products: Card[] }) {
  return (
    <ul className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:grid-cols-3 md:gap-x-6 md:gap-y-10 md:overflow-visible md:px-0 xl:grid-cols-4">
      {products.map((product) => (
        <li key={product.id} className="w-44 shrink-0 snap-start md:w-auto">
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )
}
