import type { Card } from './card.ts'
import { ProductCard } from './product-card.tsx'

/** A short list: a row to swipe on a narrow screen, four across on a wide one. */
export function ProductShelf({ products }: { products: Card[] }) {
  return (
    <ul className="-mx-4 grid auto-cols-[10rem] grid-flow-col snap-x scroll-px-4 gap-x-4 overflow-x-auto px-4 pb-2 lg:-mb-10 lg:pb-0 md:-mx-8 md:auto-cols-[13.5rem] md:grid-rows-[repeat(4,auto)] md:scroll-px-8 md:gap-x-6 md:px-8 lg:mx-0 lg:grid-flow-row lg:grid-cols-4 lg:grid-rows-none lg:overflow-visible lg:px-0">
      {products.map((product) => (
        <li
          key={product.id}
          className="flex snap-start flex-col md:row-span-4 md:grid md:grid-rows-subgrid md:gap-0 lg:pb-10"
        >
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )
}
