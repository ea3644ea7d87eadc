import type { DemoProduct, DemoRelatedProduct } from './shape.ts'
import { hash } from './text.ts'

const isOffered = (product: DemoProduct) =>
  product.is_active && !product.is_hidden && product.active_customer_groups === null

/** What one would put beside it: the vessel to the tea, the gear to the coffee. */
const COMPANIONS: Record<string, string[]> = {
  tea: ['STRAINER-BASKET', 'POT-MIST', 'GAIWAN-SNOW', 'TIN-CANISTER-LEAF', 'HONEY-MEADOW', 'CUP-CHALK'],
  coffee: ['GRINDER-HAND', 'DRIPPER-CERAMIC', 'UNTRACKED', 'SCALE-BREW', 'CANISTER-COFFEE', 'CHOC-DARK'],
  ceramics: ['PLAIN', 'CLOTH-TEA', 'COF-MILL-WHEEL', 'TRAY-BEECH', 'TEA-EARL-GREY', 'HONEY-LINDEN'],
  'tea-accessories': ['PLAIN', 'MATCHA-HOSHI', 'TEA-ALISHAN', 'TEA-EARL-GREY', 'HONEY-MEADOW', 'MUG'],
  'coffee-accessories': ['COF-HUILA', 'COF-GUJI', 'COF-MILL-WHEEL', 'UNTRACKED', 'CHOC-DARK', 'MUG'],
  gifts: ['WRAP', 'SET-CHOICE', 'CANDLE-PILLAR', 'MUG', 'CHOC-DARK', 'CREDIT'],
}

/** Two are a section of their own, one goes among the related. */
const GIFTS: Record<string, string[]> = {
  'SET-FIXED': ['CLOTH-TEA', 'TRAY-BEECH'],
  'GRINDER-ELECTRIC': ['UNTRACKED'],
  'KETTLE-GOOSENECK': ['TIN-SENCHA'],
  VIDEO: ['MATCHA-SCOOP'],
}
/** Only these pin the two relations that the shop otherwise draws at random. */
const PINNED_RANDOM = new Set(['PLAIN', 'MUG', 'SALE', 'COF-GUJI'])

function rotated<Item>(items: Item[], seed: string, count: number): Item[] {
  const start = items.length === 0 ? 0 : hash(seed) % items.length
  return [...items.slice(start), ...items.slice(0, start)].slice(0, count)
}

function relatedOf(
  product: DemoProduct,
  products: DemoProduct[],
  companionsOf: (category: string) => string[],
): DemoRelatedProduct[] {
  if (product.default_category === 'for-salons' || product.product_type === 4) return []
  const others = products.filter((other) => other.code !== product.code && isOffered(other))
  const siblings = others.filter((other) => other.default_category === product.default_category)
  const cousins = others.filter((other) => other.categories.some((code) => product.categories.includes(code)))
  const companions = companionsOf(product.default_category).filter((code) => code !== product.code)
  const codes = (items: DemoProduct[], relation: DemoRelatedProduct['relation'], count: number) =>
    rotated(items, `${product.code}:${relation}`, count).map((other) => ({ product: other.code, relation }))
  const pinned = PINNED_RANDOM.has(product.code) ? [...codes(cousins, 2, 4), ...codes(siblings, 3, 4)] : []
  return [
    ...codes(siblings, 0, 4),
    ...rotated(companions, product.code, 4).map((code) => ({ product: code, relation: 1 as const })),
    ...pinned,
    ...(GIFTS[product.code] ?? []).map((code) => ({ product: code, relation: 4 as const })),
  ].map((one, index) => ({ ...one, position: index + 1 }))
}

export function withRelations(products: DemoProduct[], parents: Map<string, string | null>): DemoProduct[] {
  const companionsOf = (category: string): string[] => {
    const parent = parents.get(category)
    return COMPANIONS[category] ?? (parent ? companionsOf(parent) : [])
  }
  return products.map((product) => ({
    ...product,
    related_products: relatedOf(product, products, companionsOf),
  }))
}
