import { ORDER_STATES, type OrderStateId } from '#contract/order-state.ts'

export interface DemoOrder {
  customer: string
  days_ago: number
  /** `field` is filled in where the product asks for a text. */
  lines: { product: string; amount: number; field?: string }[]
  shipping: string
  payment: string
  note?: string
  is_paid?: boolean
  /** The carrier has brought the money of a delivered order. */
  is_paid_on_delivery?: boolean
  is_cancelled?: boolean
  /** States the staff has moved it through. */
  moved: OrderStateId[]
  tracking_numbers?: string[]
}

const { processing, ready_for_pickup, shipped, delivered, returned } = ORDER_STATES
const jana = 'jana@example.com'
const petr = 'petr@example.com'

/** Orders in every state. Those that are paid are too small to earn credits, or older than what rewards them. */
export const orders: DemoOrder[] = [
  {
    customer: petr,
    days_ago: 212,
    lines: [{ product: 'COF-GUJI', amount: 1 }],
    shipping: 'ppl-address',
    payment: 'invoice',
    is_paid: true,
    moved: [shipped, delivered],
    tracking_numbers: ['40123456789'],
  },
  {
    customer: jana,
    days_ago: 131,
    lines: [{ product: 'CUP-PEAT', amount: 2 }],
    shipping: 'czech-post-to-hand',
    payment: 'cash-on-delivery',
    moved: [processing, shipped, returned],
    tracking_numbers: ['DR1234567890C'],
  },
  {
    customer: jana,
    days_ago: 74,
    lines: [{ product: 'TEA-DIANHONG', amount: 1 }],
    shipping: 'packeta-point',
    payment: 'gopay',
    is_paid: true,
    moved: [shipped, delivered],
    tracking_numbers: ['Z1234567890'],
  },
  {
    customer: jana,
    days_ago: 41,
    lines: [
      { product: 'PLATE-ASH', amount: 2 },
      { product: 'JUG-SALT', amount: 1 },
    ],
    shipping: 'ppl-address',
    payment: 'bank-transfer',
    is_cancelled: true,
    moved: [],
  },
  {
    customer: jana,
    days_ago: 9,
    lines: [
      { product: 'POT-RIVER', amount: 1 },
      { product: 'TIN-EARL-GREY', amount: 2 },
    ],
    shipping: 'ppl-address',
    payment: 'cash-on-delivery',
    note: 'Prosím zavolejte předem.',
    moved: [processing, shipped],
    tracking_numbers: ['40987654321'],
  },
  {
    customer: jana,
    // Young enough to be withdrawn from; the engraved spoon is not.
    days_ago: 8,
    lines: [
      { product: 'PLATE-ASH', amount: 3 },
      { product: 'CUP-PEAT', amount: 1 },
      { product: 'TIN-JASMINE', amount: 1 },
      { product: 'ENGRAVED', amount: 1, field: 'Pro babičku' },
    ],
    shipping: 'ppl-address',
    payment: 'cash-on-delivery',
    is_paid_on_delivery: true,
    moved: [processing, shipped, delivered],
    tracking_numbers: ['40555666777'],
  },
  {
    customer: jana,
    days_ago: 4,
    lines: [{ product: 'TIN-JASMINE', amount: 1 }],
    shipping: 'personal-pickup',
    payment: 'pickup-payment',
    moved: [processing, ready_for_pickup],
  },
  {
    customer: petr,
    days_ago: 3,
    lines: [{ product: 'DRIP-BAGS-ETHIOPIA', amount: 3 }],
    shipping: 'ppl-address',
    payment: 'invoice',
    moved: [],
  },
  {
    customer: jana,
    days_ago: 3,
    lines: [{ product: 'WINTER-ADVENT', amount: 1 }],
    shipping: 'packeta-point',
    payment: 'bank-transfer',
    is_paid: true,
    moved: [],
  },
  {
    customer: jana,
    // Younger than what the shop cancels by itself.
    days_ago: 0.5,
    lines: [
      { product: 'GAIWAN-ASH', amount: 1 },
      { product: 'TEA-FUZHUAN', amount: 2 },
    ],
    shipping: 'gls-parcel-shop',
    payment: 'gopay',
    moved: [],
  },
  {
    customer: jana,
    days_ago: 0.25,
    lines: [{ product: 'ESP-RIVER', amount: 4 }],
    shipping: 'ppl-address',
    payment: 'bank-transfer',
    moved: [],
  },
]
