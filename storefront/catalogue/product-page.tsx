import type { ProductData } from './product-data.ts'
import { ProductScreen } from './product-screen.tsx'

export function ProductPage({ data }: { data: ProductData }) {
  return <ProductScreen data={data} />
}
