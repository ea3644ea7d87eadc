import { randomUUID } from 'node:crypto'
import { calls } from '#contract/calls.ts'
import { accountCalls } from './auth/account-calls.ts'
import { complaintCalls } from './aftersales/complaint-calls.ts'
import { refundCalls } from './aftersales/refund-calls.ts'
import { timelineCalls } from './aftersales/timeline-calls.ts'
import { authCalls } from './auth/auth-calls.ts'
import { createIdentify } from './auth/identify.ts'
import { noteStaffAction } from './auth/staff-action.ts'
import { staffCalls } from './auth/staff-calls.ts'
import { socialCalls } from './auth/social-calls.ts'
import type { SocialClients } from './auth/social-client.ts'
import type { Database } from './db/database.ts'
import { cartCalls } from './cart/cart-calls.ts'
import { cartChannelCalls } from './cart/cart-channel.ts'
import { catalogueCalls } from './catalogue/catalogue-calls.ts'
import { forgetVisits } from './catalogue/visit.ts'
import { articleTable } from './content/article-table.ts'
import { consentCalls } from './consent/consent-calls.ts'
import { contentCalls } from './content/content-calls.ts'
import { customerRecord } from './customer-record.ts'
import { customerCalls } from './customer/customer-calls.ts'
import { discountCalls } from './discount/discount-calls.ts'
import { createFloodGuard } from './flood-guard.ts'
import { NO_INDEXES, type ShopIndexes } from './feed/feed.ts'
import type { AttemptStore } from './http/attempt-store.ts'
import type { Log } from './http/log.ts'
import { createDocs } from './http/docs.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { createRouter, type Router } from './http/router.ts'
import type { Served } from './http/serve.ts'
import { newsletterCalls } from './newsletter/newsletter-calls.ts'
import type { ReachStep } from './order/order-create.ts'
import { orderCalls } from './order/order-calls.ts'
import { mailCalls } from './mail/mail-calls.ts'
import { staffOrderCalls } from './order/staff-order-calls.ts'
import { type Gateways, payableBy, restingIn } from './payment/gateway.ts'
import { paymentCalls } from './payment/payment-calls.ts'
import { refundDueCalls } from './payment/refund-due-calls.ts'
import { channelAuth, type RealtimeKeys, realtimeKeys } from './realtime/realtime-keys.ts'
import { reviewCalls } from './review/review-calls.ts'
import { shippingCalls } from './shipping/shipping-calls.ts'
import { createPreferences } from './shop/preferences.ts'
import { shopCalls } from './shop/shop-calls.ts'
import { wishlistCalls } from './wishlist/wishlist-calls.ts'

export interface PlatformOptions {
  sql: Database
  log: Log
  now?: () => Date
  metrics?: Metrics
  check_answers?: boolean
  /** Where attempts are counted; in the database when not given. */
  attempts?: AttemptStore | undefined
  /** What this process holds in memory; without it everything is asked of the database. */
  indexes?: ShopIndexes
  /** What the socket believes; without a socket nobody asks. */
  realtime_keys?: RealtimeKeys
  /** Where orders are paid online: what has no gateway among them is not offered. Not given, nothing is asked. */
  gateways?: Gateways
  /** Third parties one may log in through; without any there is the password. */
  social?: SocialClients
  /** How many orders one address may make in an hour; any number of them when not given. */
  orders_per_hour?: number
  /** Told of every step of ordering, for whoever wants to stop the machine there. */
  on_order_step?: ReachStep
}

type Wiring = Pick<
  PlatformOptions,
  'indexes' | 'realtime_keys' | 'gateways' | 'social' | 'orders_per_hour' | 'on_order_step'
>

/** Nobody has the secret, so nothing signed with it is believed. */
const NO_SOCKET = realtimeKeys(randomUUID())

/** Every call the platform answers, domain by domain. */
function serveCalls(wiring: Wiring): Served[] {
  const {
    indexes = NO_INDEXES,
    realtime_keys = NO_SOCKET,
    gateways = {},
    social = {},
    orders_per_hour,
    on_order_step,
  } = wiring
  return [
    ...shopCalls,
    ...consentCalls(forgetVisits),
    ...newsletterCalls,
    ...customerCalls,
    ...authCalls,
    ...staffCalls,
    ...socialCalls(social),
    ...accountCalls(customerRecord),
    ...catalogueCalls({ indexes, article_table: articleTable }),
    ...contentCalls,
    ...reviewCalls,
    ...wishlistCalls,
    ...discountCalls,
    ...shippingCalls,
    ...cartCalls(restingIn(gateways)),
    ...cartChannelCalls((socket_id, channel) => channelAuth(realtime_keys, socket_id, channel)),
    ...orderCalls(on_order_step, orders_per_hour),
    ...staffOrderCalls,
    ...mailCalls,
    ...paymentCalls(gateways),
    ...refundDueCalls(gateways),
    ...refundCalls,
    ...complaintCalls,
    ...timelineCalls,
  ]
}

export const served = serveCalls({})

const isWired = ({ indexes, realtime_keys, gateways, social, orders_per_hour, on_order_step }: Wiring) =>
  [indexes, realtime_keys, gateways, social, orders_per_hour, on_order_step].some(
    (part) => part !== undefined,
  )

export function createPlatform(options: PlatformOptions): Router {
  const now = options.now ?? (() => new Date())
  const guardFlood = createFloodGuard()
  return createRouter({
    sql: options.sql,
    log: options.log,
    metrics: options.metrics ?? createMetrics(),
    now,
    served: isWired(options) ? serveCalls(options) : served,
    pages: createDocs(calls),
    preferences: createPreferences(options.sql),
    identify: createIdentify(options.sql, now),
    attempts: options.attempts,
    payment_services: options.gateways && payableBy(options.gateways),
    before: async (context, one, input) => {
      guardFlood(context, one.name)
      const staff_action_id = await noteStaffAction(context, one, input)
      if (staff_action_id !== null) context.staff_action_id = staff_action_id
    },
    check_answers: options.check_answers ?? false,
  })
}
