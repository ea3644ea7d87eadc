import { QuickAdd } from '../cart/quick-add.tsx'
import { useTranslator } from '../storefront-context.tsx'
import { keptPart } from '../ui/kept-part.tsx'
import { Picture } from '../ui/picture.tsx'
import { Heart } from '../wishlist/heart.tsx'
import { Availability } from './availability.tsx'
import { Badges } from './badges.tsx'
import type { Card } from './card.ts'
import { Price } from './price.tsx'
import { Stars } from './stars.tsx'

const SIZES = '(width < 600px) calc(50vw - 24px), (width < 1024px) 30vw, 290px'

interface Props {
  product: Card
  eager?: boolean
}

/** When it can be bought at all depends on when the page is drawn. */
const cardIn = ({ product, eager }: Props) => (eager || product.purchasable_since ? null : product)

/**
 * One product of a list. The whole card is one link, but for the heart and the cart; the second picture shows on hover. Its four
 * rows are those of the list around it, so that prices of neighbours stand in one line; a phone would take several
 * times as long to lay that out, and lines them up from below.
 */
export const ProductCard = keptPart<Props>(cardIn, function ProductCard({ product, eager = false }: Props) {
  const { t, typeset } = useTranslator()
  const [front, second] = product.images
  return (
    <article className="group relative flex grow flex-col md:row-span-4 md:grid md:grid-rows-subgrid md:gap-0">
      <div className="relative aspect-4/5 overflow-hidden rounded-md bg-sand">
        <Picture image={front} sizes={SIZES} eager={eager} alt="" className="size-full object-cover" />
        {second && (
          <div className="absolute inset-0 opacity-0 transition-opacity duration-240 group-hover:opacity-100 max-lg:hidden">
            <Picture image={second} sizes={SIZES} alt="" className="size-full object-cover" />
          </div>
        )}
        <Badges product={product} tags={product.tags} />
        <Heart product_id={product.id} name={product.name} />
        <QuickAdd product={product} />
      </div>
      <h3 className="mt-3 line-clamp-2 text-sm leading-snug font-medium text-pretty">
        <a href={product.url} className="after:absolute after:inset-0 group-hover:underline">
          {typeset(product.name)}
        </a>
      </h3>
      <div>
        {product.rating.average !== null && product.rating.count > 0 && (
          <div className="flex h-6 items-center">
            <Stars rating={product.rating.average} count={product.rating.count} />
          </div>
        )}
      </div>
      <div className="pt-1 max-md:mt-auto">
        <Price product={product} />
        {product.unit_price && (
          <p className="figures mt-1 text-xs text-smoke">
            {t('product.unit_price', {
              price: product.unit_price.taxed_price.formatted,
              unit: product.unit_price.unit,
            })}
          </p>
        )}
        <div className="mt-1.5">
          <Availability item={product} />
        </div>
      </div>
    </article>
  )
})
