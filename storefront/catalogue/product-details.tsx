import { useTranslator } from '../storefront-context.tsx'
import { Attachments } from './attachments.tsx'
import type { ProductData } from './product-data.ts'
import { ProductParameters } from './product-parameters.tsx'
import { ProductVideo } from './product-video.tsx'
import { SafetyBlock } from './safety-block.tsx'

/** What is read about a product once the eye has left its price. */
export function ProductDetails({ product }: { product: ProductData }) {
  const { t } = useTranslator()
  return (
    <>
      {product.description && (
        <section>
          <h2 className="display text-xl">{t('product.description')}</h2>
          <div className="prose mt-4" dangerouslySetInnerHTML={{ __html: product.description }} />
        </section>
      )}
      {product.videos.map((video) => (
        <section key={video.id} aria-label={t('product.video')}>
          <ProductVideo video={video} poster={product.images.at(-1) ?? null} />
        </section>
      ))}
      <ProductParameters product={product} />
      <Attachments attachments={product.attachments} />
      {product.safety && !product.is_service && <SafetyBlock safety={product.safety} />}
    </>
  )
}
