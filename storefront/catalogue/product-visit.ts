import { PRODUCT_CARD_EMBEDS } from '#contract/product-card.ts'
import { type BrowserPage, browserApi } from '../api/browser-api.ts'
import { type Card, cardOf } from './card.ts'

/** Four are shown; some may already stand on another shelf of the page. */
const READ = 12
const EMBEDS = ['product', ...PRODUCT_CARD_EMBEDS.map((name) => `product.${name}` as const)] as const

/** Records the look at a product and gives the others looked at before, the latest first. */
export async function visitProduct(product_id: number, page: BrowserPage): Promise<Card[]> {
  const api = browserApi(page)
  // The one product itself may be among them, whichever request is answered first.
  const query = { embed: EMBEDS, sort: '-created_at', per_page: READ } as const
  const [seen] = await Promise.all([
    api('GET /visits', { query }),
    api('POST /visits', { body: { product_id } }),
  ])
  return seen.items.filter((visit) => visit.product_id !== product_id).map(({ product }) => cardOf(product))
}
