import { accountScenes } from './account-scenes.ts'
import { aftersaleScenes } from './aftersale-scenes.ts'
import { cartScenes } from './cart-scenes.ts'
import { checkoutScenes } from './checkout-scenes.ts'
import { contentScenes } from './content-scenes.ts'
import { failureScenes } from './failure-scenes.ts'
import { loginScenes } from './login-scenes.ts'
import { mailScenes } from './mail-scenes.ts'
import { paymentScenes } from './payment-scenes.ts'
import { productScenes } from './product-scenes.ts'
import type { Scene } from './scene.ts'
import { shopScenes } from './shop-scenes.ts'
import { staffScenes } from './staff-scenes.ts'

/** All of the shop, in the order in which somebody comes through it. */
export const scenes: readonly Scene[] = [
  ...shopScenes,
  ...productScenes,
  ...cartScenes,
  ...checkoutScenes,
  ...paymentScenes,
  ...loginScenes,
  ...accountScenes,
  ...aftersaleScenes,
  ...contentScenes,
  ...staffScenes,
  ...failureScenes,
  ...mailScenes,
]
