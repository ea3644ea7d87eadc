import { choice, fact, product, salonPrice } from './product.ts'
import type { ProductSource } from './product.ts'
import type { DemoProduct, PictureSubject } from './shape.ts'
import { ORIGINS } from './taste.ts'
import { BREWING_HEADING, KEEPING, tastingLine } from './tasting.ts'
import { teaLeaf } from './tea-leaf.ts'
import { TEA_GROUPS } from './tea-group.ts'
import type { TeaGroup } from './tea-group.ts'
import { TEA_ROWS, TIN_ROWS } from './tea-name.ts'
import type { TeaRow } from './tea-name.ts'
import { bullets, hash, heading, html, paragraph, pick, same } from './text.ts'

/** Teas sold in one piece, not in a pouch. */
const PRESSED: Record<string, PictureSubject> = {
  'TEA-SHENG-SPRING': 'wrapped-cake',
  'TEA-SHENG-2012': 'wrapped-cake',
  'TEA-SHENG-WILD': 'wrapped-cake',
  'TEA-FUZHUAN': 'tea-brick',
}

const POUCH_GRAMS = 15
const TIN_GRAMS = 50
/** A larger pack costs less per gram. */
const PACK_DISCOUNT: Record<number, number> = { 50: 1, 100: 0.95, 250: 0.88 }

function packPrice(row: TeaRow, smallest: number, grams: number): number {
  const share = (PACK_DISCOUNT[grams] ?? 1) / (PACK_DISCOUNT[smallest] ?? 1)
  return grams === smallest ? row.crowns : Math.round((row.crowns * (grams / smallest) * share) / 5) * 5
}

const salonPricesOf = (row: TeaRow, crowns: number) =>
  hash(`${row.code}:salon`) % 6 === 0 ? salonPrice(crowns) : []

function teaVariations(row: TeaRow, grams: readonly number[]) {
  const [smallest = TIN_GRAMS] = grams
  return grams.map((weight) => ({
    code: `${row.code}-${weight}`,
    name: same(`${weight} g`),
    crowns: packPrice(row, smallest, weight),
    customer_prices: salonPricesOf(row, packPrice(row, smallest, weight)),
    ...(row.percents === undefined ? {} : { percents: row.percents }),
    weight: weight + POUCH_GRAMS,
    unit_price: { content: weight, base: 100, unit: 'g' as const },
    is_default: weight === smallest,
    properties: [{ property: 'net-weight', attribute: `${weight}g` }],
  }))
}

function teaText(row: TeaRow, group: TeaGroup) {
  return html(
    paragraph(pick(group.openings, `${row.code}:opening`), ORIGINS[row.origin].story),
    heading(BREWING_HEADING),
    bullets(...group.brewing),
    paragraph(KEEPING),
  )
}

function teaSource(row: TeaRow, group: TeaGroup): ProductSource {
  const origin = ORIGINS[row.origin]
  const leaf = teaLeaf(row.code, row.group)
  const packet = PRESSED[row.code] ?? group.subject
  const isNew = row.tags?.includes('new') ?? false
  return {
    code: row.code,
    name: row.name,
    short_description: tastingLine(row.code, { phrase: group.phrase, origin, flavours: row.flavours }),
    description: teaText(row, group),
    brand: group.brand,
    default_category: group.category,
    also_in: [...group.also_in],
    tax_group: 'food',
    amount_unit: 'pack',
    crowns: row.crowns,
    weight: TIN_GRAMS + POUCH_GRAMS,
    height: 180,
    width: 110,
    depth: 50,
    tags: row.tags ?? [],
    ...(isNew ? { created_days_ago: 5 + (hash(row.code) % 20) } : {}),
    pictures: [
      {
        subject: packet,
        view: 'front',
        tea: leaf,
        ...(packet === 'tea-tin' ? { colour: group.colour } : {}),
      },
      { subject: 'loose-leaves', view: 'detail', tea: leaf },
      { subject: hash(row.code) % 2 === 0 ? 'gaiwan' : 'cup-and-saucer', view: 'set', tea: leaf },
    ],
    properties: [
      fact('origin', row.origin),
      fact('tea-type', group.tea_type),
      fact('caffeine', group.caffeine),
      fact('process', row.flavours.includes('smoke') ? 'smoked' : group.process),
      fact('harvest', group.harvest),
      ...row.flavours.map((flavour) => fact('flavour', flavour)),
    ],
    review_parameters: ['taste', 'aroma', 'freshness'],
    customer_prices: salonPricesOf(row, row.crowns),
  }
}

function tea(row: TeaRow): DemoProduct {
  const group: TeaGroup = TEA_GROUPS[row.group]
  const source = teaSource(row, group)
  const [only = TIN_GRAMS, ...larger] = group.grams
  if (larger.length === 0)
    return product({
      ...source,
      ...(row.percents === undefined ? {} : { percents: row.percents }),
      weight: only + POUCH_GRAMS,
      unit_price: { content: only, base: 100, unit: 'g' },
      properties: [...(source.properties ?? []), fact('net-weight', `${only}g`)],
    })
  return product({
    ...source,
    properties: [
      ...(source.properties ?? []),
      ...group.grams.map((weight) => choice('net-weight', `${weight}g`)),
    ],
    product_variation_properties: ['net-weight'],
    product_variations: teaVariations(row, group.grams),
  })
}

function tinned(row: TeaRow): DemoProduct {
  const group: TeaGroup = TEA_GROUPS[row.group]
  const source = teaSource(row, group)
  const leaf = teaLeaf(row.code, row.group)
  return product({
    ...source,
    stock_state: 40 + (hash(row.code) % 20),
    product_availability: 'in-stock',
    weight: 130,
    unit_price: { content: TIN_GRAMS, base: 100, unit: 'g' },
    pictures: [
      { subject: 'tea-tin', view: 'front', colour: group.colour, tea: leaf },
      { subject: 'loose-leaves', view: 'detail', tea: leaf },
    ],
    properties: [...(source.properties ?? []), fact('net-weight', `${TIN_GRAMS}g`), fact('material', 'tin')],
  })
}

export const TEAS: DemoProduct[] = [...TEA_ROWS.map(tea), ...TIN_ROWS.map(tinned)]
