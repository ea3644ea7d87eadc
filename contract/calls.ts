import { articleCalls } from './article.ts'
import { attachmentCalls } from './attachment.ts'
import { authCalls } from './auth.ts'
import { availabilityCalls } from './availability.ts'
import { bannerCalls } from './banner.ts'
import { brandCalls } from './brand.ts'
import { categoryCalls } from './category.ts'
import { configurableCalls } from './configurable.ts'
import { countryCalls } from './country.ts'
import { currencyCalls } from './currency.ts'
import { customerListCalls } from './customer-list.ts'
import { customerCalls } from './customer.ts'
import { packageCalls } from './package.ts'
import { pageCalls } from './page.ts'
import { productFilterCalls } from './product-filter.ts'
import { productListCalls } from './product-list.ts'
import { productPropertyCalls } from './product-property.ts'
import { productCalls } from './product.ts'
import { relatedCalls } from './related.ts'
import { reviewCalls } from './review.ts'
import { searchCalls } from './search.ts'
import { shopCalls } from './shop.ts'
import { staticPageCalls } from './static-page.ts'
import { variationCalls } from './variation.ts'
import { visitCalls } from './visit.ts'

/** Every call of the platform. A domain adds its own here. */
export const calls = {
  ...articleCalls,
  ...attachmentCalls,
  ...availabilityCalls,
  ...bannerCalls,
  ...categoryCalls,
  ...configurableCalls,
  ...countryCalls,
  ...currencyCalls,
  ...customerListCalls,
  ...packageCalls,
  ...pageCalls,
  ...productCalls,
  ...productFilterCalls,
  ...productListCalls,
  ...productPropertyCalls,
  ...relatedCalls,
  ...reviewCalls,
  ...searchCalls,
  ...shopCalls,
  ...staticPageCalls,
  ...variationCalls,
  ...visitCalls,
  ...brandCalls,
  ...customerCalls,
  ...authCalls,
}
export type Calls = typeof calls
