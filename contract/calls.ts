import { addressCalls } from './address.ts'
import { articleCalls } from './article.ts'
import { attachmentCalls } from './attachment.ts'
import { authCalls } from './auth.ts'
import { availabilityCalls } from './availability.ts'
import { bannerCalls } from './banner.ts'
import { brandCalls } from './brand.ts'
import { cartCalls } from './cart.ts'
import { categoryCalls } from './category.ts'
import { complaintCalls } from './complaint.ts'
import { configurableCalls } from './configurable.ts'
import { consentCalls } from './consent.ts'
import { countryCalls } from './country.ts'
import { currencyCalls } from './currency.ts'
import { customerListCalls } from './customer-list.ts'
import { customerCalls } from './customer.ts'
import { discountCalls } from './discount.ts'
import { giftCalls } from './gift.ts'
import { loyaltyCalls } from './loyalty.ts'
import { mailCalls } from './mail.ts'
import { newsletterCalls } from './newsletter.ts'
import { orderCalls } from './order.ts'
import { packageCalls } from './package.ts'
import { pageCalls } from './page.ts'
import { paymentCalls } from './payment.ts'
import { productFilterCalls } from './product-filter.ts'
import { productListCalls } from './product-list.ts'
import { productPropertyCalls } from './product-property.ts'
import { productCalls } from './product.ts'
import { refundCalls } from './refund.ts'
import { relatedCalls } from './related.ts'
import { reviewCalls } from './review.ts'
import { searchCalls } from './search.ts'
import { shippingCalls } from './shipping.ts'
import { shopCalls } from './shop.ts'
import { staffCalls } from './staff.ts'
import { staticPageCalls } from './static-page.ts'
import { timelineCalls } from './timeline.ts'
import { variationCalls } from './variation.ts'
import { visitCalls } from './visit.ts'
import { withdrawalCalls } from './withdrawal.ts'

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
  ...addressCalls,
  ...cartCalls,
  ...complaintCalls,
  ...consentCalls,
  ...discountCalls,
  ...giftCalls,
  ...loyaltyCalls,
  ...mailCalls,
  ...newsletterCalls,
  ...orderCalls,
  ...paymentCalls,
  ...refundCalls,
  ...shippingCalls,
  ...staffCalls,
  ...timelineCalls,
  ...withdrawalCalls,
}
export type Calls = typeof calls
