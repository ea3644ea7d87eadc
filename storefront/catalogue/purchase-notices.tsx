import type { ReactNode } from 'react'
import { useStorefront } from '../storefront-context.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import type { ProductData } from './product-data.ts'
import { isForSale } from './product-offer.ts'

/** What the law wants said before a purchase, in plain words beside the price. */
export function PurchaseNotices({ product }: { product: ProductData }) {
  const { shop, translator } = useStorefront()
  const { t } = translator
  const { withdrawal_exception, guarantee_notice, maker_guarantee, offer } = product
  const guarantee = shop.pages.find(({ code }) => code === 'legal-guarantee')
  // Promises about a purchase would only tease where there can be none.
  if (!isForSale(offer)) return null
  return (
    <ul className="grid gap-3 border-t border-clay pt-5 text-sm">
      {!product.is_service && shop.free_shipping_from && (
        <Notice icon="truck">
          {t('shell.free_shipping_from', { price: shop.free_shipping_from.formatted })}
        </Notice>
      )}
      <Notice icon="return">
        {t(
          withdrawal_exception ? `product.no_withdrawal_${withdrawal_exception}` : 'product.withdrawal_right',
        )}
      </Notice>
      {!product.is_service && (
        <Notice icon="check">
          {guarantee_notice ? (
            <div className="prose" dangerouslySetInnerHTML={{ __html: guarantee_notice }} />
          ) : (
            <>
              <strong className="font-semibold">{t('product.guarantee')}.</strong>{' '}
              {t('product.guarantee_text')}{' '}
              {guarantee && (
                <a href={guarantee.url} className="link">
                  {t('product.guarantee_rights')}
                </a>
              )}
            </>
          )}
        </Notice>
      )}
      {maker_guarantee && (
        <Notice icon="check">
          <strong className="font-semibold">{maker_guarantee.title}</strong> {maker_guarantee.text}
        </Notice>
      )}
    </ul>
  )
}

function Notice({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="mt-0.5 size-5 text-tea" />
      <div className="min-w-0">{children}</div>
    </li>
  )
}
