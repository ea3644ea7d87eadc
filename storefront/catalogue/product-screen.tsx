import type { ReactNode } from 'react'
import { Section } from '../shell/section.tsx'
import { useTranslator } from '../storefront-context.tsx'
import { Attachments } from './attachments.tsx'
import { Badges } from './badges.tsx'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { PhoneBuyBar } from './phone-buy-bar.tsx'
import type { ProductData } from './product-data.ts'
import { ProductShelf } from './product-shelf.tsx'
import { ProductParameters } from './product-parameters.tsx'
import { ProductReviews } from './product-reviews.tsx'
import { ProductVideo } from './product-video.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { SafetyBlock } from './safety-block.tsx'

/** A product with everything about it; what only some products have stands before the description. */
export function ProductScreen({ data, children }: { data: ProductData; children?: ReactNode }) {
  const { t } = useTranslator()
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
            <BuyBox product={data} />
          </div>
        </div>
        <div className="mt-6 grid min-w-0 content-start gap-12 lg:col-span-7 lg:mt-0">
          {children}
          <Description product={data} />
          {data.videos.map((video) => (
            <section key={video.id} aria-label={t('product.video')}>
              <ProductVideo video={video} poster={data.images.at(-1) ?? null} />
            </section>
          ))}
          <ProductParameters product={data} />
          <Attachments attachments={data.attachments} />
          {data.safety && <SafetyBlock safety={data.safety} />}
        </div>
      </div>
      <ProductReviews product={data} />
      {data.related.map(({ kind, products }) => (
        <Section key={kind} heading={t(`product.${kind}`)}>
          <ProductShelf products={products} />
        </Section>
      ))}
      <RecentlyViewed key={data.id} product_id={data.id} />
      <PhoneBuyBar product={data} />
    </>
  )
}

function Description({ product }: { product: ProductData }) {
  const { t } = useTranslator()
  if (!product.description) return null
  return (
    <section>
      <h2 className="display text-xl">{t('product.description')}</h2>
      <div className="prose mt-4" dangerouslySetInnerHTML={{ __html: product.description }} />
    </section>
  )
}
