import { Section } from '../shell/section.tsx'
import type { Card } from './card.ts'
import { ProductShelf } from './product-shelf.tsx'

/** A short list of products with its heading. */
export function ShelfSection({ heading, products }: { heading: string; products: Card[] }) {
  return (
    <Section heading={heading}>
      <ProductShelf products={products} />
    </Section>
  )
}
