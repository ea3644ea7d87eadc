import type { ReactNode } from 'react'
import { useTranslator } from '../storefront-context.tsx'
import { laterPart } from '../ui/later-part.tsx'
import { useButtonLoading } from '../ui/use-button-loading.ts'
import { Badges } from './badges.tsx'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { PhoneBuyBar } from './phone-buy-bar.tsx'
import type { ProductData } from './product-data.ts'
import { RecentlyViewed } from './recently-viewed.tsx'

const ProductDetails = laterPart(() => import('./product-details.tsx').then((file) => file.ProductDetails))
const ProductReviews = laterPart(() => import('./product-reviews.tsx').then((file) => file.ProductReviews))
const ShelfSection = laterPart(() => import('./shelf-section.tsx').then((file) => file.ShelfSection))

/** A product with everything about it; what only some products have stands before the description. */
export function ProductScreen({ data, children }: { data: ProductData; children?: ReactNode }) {
  const { t } = useTranslator()
  // Two buttons send the one form.
  const adding = useButtonLoading()
  return (
    <>
      <div className="grid gap-x-12 gap-y-5 md:mt-2 md:gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-y-14">
        <div className="min-w-0 lg:col-span-7">
          <Gallery images={data.images}>
            <Badges product={data.offer} tags={data.tags} />
          </Gallery>
        </div>
        <div className="min-w-0 lg:col-span-5 lg:row-span-2">
          <div className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
            <BuyBox product={data} adding={adding} />
          </div>
        </div>
        <div className="mt-6 grid min-w-0 grid-cols-1 content-start gap-12 lg:col-span-7 lg:mt-0">
          {children}
          <ProductDetails product={data} />
        </div>
      </div>
      <ProductReviews product={data} />
      {data.related.map(({ kind, products }) => (
        <ShelfSection key={kind} heading={t(`product.${kind}`)} products={products} />
      ))}
      <RecentlyViewed product={data} shelf={ShelfSection} />
      <PhoneBuyBar product={data} is_adding={adding.is_loading} />
    </>
  )
}
