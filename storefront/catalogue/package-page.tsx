import { laterPart } from '../ui/later-part.tsx'
import type { ProductData } from './product-data.ts'
import { ProductScreen } from './product-screen.tsx'

const PackageContents = laterPart(() => import('./package-contents.tsx').then((file) => file.PackageContents))

/** A screen of its own, so that a plain product does not load what only packages need. */
export function PackagePage({ data }: { data: ProductData }) {
  return (
    <ProductScreen data={data}>
      {data.package && <PackageContents contents={data.package.contents} />}
    </ProductScreen>
  )
}
