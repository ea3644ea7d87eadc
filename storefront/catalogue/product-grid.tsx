import type { Card } from './card.ts'
import { ProductCard } from './product-card.tsx'

/** Two, three or four cards across. The first row is fetched at once where the list opens the page. */
export function ProductGrid({ products, first = false }: { products: Card[]; first?: boolean }) {
  return (
    <ul className="-mb-8 grid grid-cols-2 gap-x-4 max-[300px]:grid-cols-1 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4">
      {products.map((product, index) => (
        <li
          key={product.id}
          className="flex flex-col pb-8 md:row-span-4 md:grid md:grid-rows-subgrid md:gap-0"
        >
          <ProductCard product={product} eager={first && index < 4} />
        </li>
      ))}
    </ul>
  )
}
