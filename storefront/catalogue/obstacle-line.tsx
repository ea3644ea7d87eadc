import { useStorefront } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import type { ProductData } from './product-data.ts'
import { type PurchaseObstacle, purchaseObstacles } from './purchase-obstacle.ts'

/** What is still to be chosen or filled in; of a set one puts together also that nothing is. */
export function ObstacleLine({ product }: { product: ProductData }) {
  const { page, translator } = useStorefront()
  const { t } = translator
  const obstacles = obstaclesOf(product, new Date(page.drawn_at))
  const wordsOf = (one: Exclude<PurchaseObstacle, { kind: 'unavailable' }>) =>
    one.kind === 'pieces' ? t('product.package_missing', { count: one.count }) : one.name
  const names = obstacles.flatMap((one) => (one.kind === 'unavailable' ? [] : wordsOf(one)))
  const isOwnSet = product.package !== null && product.package.contents.kind !== 'fixed'
  return (
    <div role="status">
      {names.length > 0 && (
        <p className="text-sm text-warning">{t('product.not_chosen', { names: names.join(', ') })}</p>
      )}
      {obstacles.some(({ kind }) => kind === 'part' || kind === 'pieces') && (
        <a href="#package" className="button button-primary mt-4 w-full max-lg:hidden">
          {t('product.package_build')}
        </a>
      )}
      {obstacles.length === 0 && isOwnSet && (
        <p className="flex items-center gap-2 text-sm text-success">
          <Icon name="check" className="size-4" />
          {t('product.package_complete')}
        </p>
      )}
    </div>
  )
}

export function obstaclesOf(product: ProductData, now: Date): PurchaseObstacle[] {
  const undecided = product.choices.length > 0 && product.variation === null
  return purchaseObstacles({ ...product, offer: undecided ? null : product.offer }, now)
}
