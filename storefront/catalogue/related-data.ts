import { type Relation, RELATIONS } from '#contract/related.ts'
import type { Api } from '../api/client.ts'
import { type Card, CARD_EMBEDS, CARD_FIELDS, cardOf } from './card.ts'

export type RelatedKind = 'related' | 'alternatives' | 'same_category' | 'gifts'

export interface RelatedData {
  kind: RelatedKind
  products: Card[]
}

const SHOWN = 4
/** A card alone is no selection: it goes among the related products. */
const LEAST_GIFTS = 2

/** In the order of the page. Both ways of drawing from a category are one list to a reader. */
const KINDS: [kind: RelatedKind, relations: Relation[]][] = [
  ['gifts', [RELATIONS.gift]],
  ['related', [RELATIONS.related]],
  ['alternatives', [RELATIONS.alternative]],
  ['same_category', [RELATIONS.random_same_default_category, RELATIONS.random_same_category]],
]

export async function loadRelated(api: Api, product_id: number): Promise<RelatedData[]> {
  const { items } = await api('GET /products/{product_id}/related-products', {
    params: { product_id },
    query: {
      paginate: false,
      sort: 'position',
      embed: ['related_product', ...CARD_EMBEDS.map((name) => `related_product.${name}` as const)],
      only: [
        'relation',
        'related_product_id',
        ...CARD_FIELDS.map((name) => `related_product.${name}` as const),
      ],
    },
  })
  const gifts = items.filter(({ relation }) => relation === RELATIONS.gift)
  const has_gifts = new Set(gifts.map(({ related_product_id }) => related_product_id)).size >= LEAST_GIFTS
  const isOf = (kind: RelatedKind, relations: Relation[], relation: Relation) =>
    relation === RELATIONS.gift && !has_gifts ? kind === 'related' : relations.includes(relation)
  // The lonely gift comes first: it was chosen by hand.
  const ordered = [...gifts, ...items.filter(({ relation }) => relation !== RELATIONS.gift)]
  const shown = new Set<number>()
  return KINDS.map(([kind, relations]) => {
    const products = ordered
      .filter((item) => isOf(kind, relations, item.relation) && !shown.has(item.related_product_id))
      .map((item) => cardOf(item.related_product))
    // A product is offered once, under the first heading it belongs to.
    const unique = [...new Map(products.map((product) => [product.id, product])).values()].slice(0, SHOWN)
    for (const { id } of unique) shown.add(id)
    return { kind, products: unique }
  }).filter(({ products }) => products.length > 0)
}
