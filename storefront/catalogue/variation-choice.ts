import {
  MAX_PROPERTY_TEXT_LENGTH,
  offeredVariations,
  type ProductProperty,
  type ProductPropertyAttribute,
  PROPERTY_TYPES,
  type PropertyType,
  visibleAttributes,
} from '#contract/product-property.ts'
import { canPurchase } from '#contract/stock.ts'
import type { Pairs } from './choice-address.ts'

export interface ChoosableVariation {
  id: number
  is_default: boolean
  is_hidden: boolean
  update_stock: boolean
  stock_state: number | null
  purchasable_since: string | null
  product_availability?: { can_purchase: boolean } | null
  properties?: { product_property_id: number; product_property_attribute_id: number }[]
}

export type OptionState = 'available' | 'sold_out' | 'impossible'
export type Control = keyof typeof PROPERTY_TYPES

export interface ChoiceOption {
  id: number
  name: string
  slug: string
  color: string | null
  image: string | null
  state: OptionState
  is_selected: boolean
  /** The product with this option chosen; null where no variation has it. */
  url: string | null
}

/** One property of the picker: its control, its options, and the rest of the choice for forms to carry along. */
export interface Choice {
  id: number
  name: string
  slug: string
  /** Of a text, the name and id of its input where there is a form to buy that it goes with. */
  parameter?: string
  description: string | null
  control: Control
  options: ChoiceOption[]
  text: string
  max_length: number
  others: Pairs
}

export interface Chosen<V> {
  /** Null while the choice does not lead to a single variation yet. */
  variation: V | null
  choices: Choice[]
  /** Names of properties that still have to be chosen or filled in. */
  missing: string[]
  /** The query this choice is shared by; empty for the default variation. */
  query: string
  /** The same in names that hold in every language. */
  pairs_by_id: Pairs
}

/** A link may also name a variation by its id, which is how other pages point to one. */
export const VARIATION_PARAMETER = 'variation'

export const PROPERTY_PREFIX = 'property_'

/** A property by its id, with the id of what is chosen: slugs are others in each language. */
export const propertyParameter = (id: number) => PROPERTY_PREFIX + id

type Attributes = Map<number, number>

/** Reads from the address which variation is meant, and where every other option leads. */
export function chooseVariation<V extends ChoosableVariation>(
  variations: readonly V[],
  properties: readonly ProductProperty[],
  query: URLSearchParams,
  path: string,
  now: Date,
): Chosen<V> {
  const offered = offeredVariations(variations, properties)
  const attributesOf = new Map(offered.map((variation) => [variation.id, attributesIn(variation)]))
  const has = (variation: V, attributes: Attributes) =>
    [...attributes].every(
      ([property, attribute]) => attributesOf.get(variation.id)?.get(property) === attribute,
    )
  const base =
    offered.find(({ id }) => String(id) === query.get(VARIATION_PARAMETER)) ??
    offered.find(({ is_default }) => is_default) ??
    null
  const texts = new Map(
    properties
      .filter(({ type }) => type === PROPERTY_TYPES.text_input)
      .map(({ id, slug }) => {
        const text = query.get(propertyParameter(id)) ?? query.get(slug) ?? ''
        return [id, text.trim().slice(0, MAX_PROPERTY_TEXT_LENGTH)]
      }),
  )
  const wanted = wantedAttributes(properties, query)
  const variation = resolve(wanted)
  const selected = variation ? (attributesOf.get(variation.id) ?? wanted) : wanted

  /** Where not every wish can be met, later ones count more; the rest stays as near to `near` as it can. */
  function nearest(wishes: Attributes, near: Attributes): V | null {
    const wish_weight = 2 * properties.length + 2
    const score = (one: V): number => {
      const own = attributesOf.get(one.id)
      const agrees = ([property, attribute]: [number, number]) => own?.get(property) === attribute
      const met = [...wishes].reduce((sum, wish, index) => sum + (agrees(wish) ? 2 ** index : 0), 0)
      const kept = [...near].filter(agrees).length
      return met * wish_weight + kept * 2 + (canPurchase(one, now) ? 1 : 0)
    }
    return offered.toSorted((a, b) => score(b) - score(a))[0] ?? null
  }

  function resolve(wishes: Attributes): V | null {
    if (base) return nearest(wishes, attributesIn(base))
    return wishes.size < properties.length ? null : nearest(wishes, new Map())
  }

  function queryFor(attributes: Attributes): string {
    const target = offered.find((one) => one.is_default && has(one, attributes))
    const filled = [...texts.values()].some((text) => text !== '')
    if (target && attributes.size === properties.length && !filled) return ''
    return new URLSearchParams(pairs(attributes)).toString()
  }

  function pairs(attributes: Attributes, without?: number): [string, string][] {
    return properties.flatMap((property): [string, string][] => {
      if (property.id === without) return []
      const text = texts.get(property.id)
      if (text !== undefined) return text ? [[property.slug, text]] : []
      const attribute = property.attributes.find(({ id }) => id === attributes.get(property.id))
      return attribute ? [[property.slug, attribute.slug]] : []
    })
  }

  function optionOf(property: ProductProperty, attribute: ProductPropertyAttribute): ChoiceOption {
    const wish: Attributes = new Map([...selected].filter(([id]) => id !== property.id))
    wish.set(property.id, attribute.id)
    const exact = offered.filter((one) => has(one, wish))
    const alone: Attributes = new Map([[property.id, attribute.id]])
    const some = offered.some((one) => has(one, alone))
    const target = exact.length > 0 ? wish : variation ? nearestWith(alone) : alone
    return {
      id: attribute.id,
      name: attribute.name,
      slug: attribute.slug,
      color: property.type === PROPERTY_TYPES.color ? attribute.value : null,
      image: attribute.image?.sizes['96'] ?? null,
      state:
        exact.length === 0
          ? 'impossible'
          : exact.some((one) => canPurchase(one, now))
            ? 'available'
            : 'sold_out',
      is_selected: selected.get(property.id) === attribute.id,
      url: some && target ? address(path, queryFor(target)) : null,
    }
  }

  function nearestWith(wish: Attributes): Attributes | null {
    const found = nearest(wish, selected)
    return (found && attributesOf.get(found.id)) ?? null
  }

  function pairById({ id }: ProductProperty): [string, string][] {
    const value = texts.get(id) ?? selected.get(id)
    return value ? [[propertyParameter(id), String(value)]] : []
  }

  const chosen_query = queryFor(selected)
  return {
    variation,
    choices: properties.map((property) => ({
      id: property.id,
      name: property.name,
      slug: property.slug,
      description: property.description,
      control: controlOf(property.type),
      options: visibleAttributes(property).map((attribute) => optionOf(property, attribute)),
      text: texts.get(property.id) ?? '',
      max_length: MAX_PROPERTY_TEXT_LENGTH,
      others: pairs(selected, property.id),
    })),
    missing: properties
      .filter(({ id }) => (texts.has(id) ? texts.get(id) === '' : !selected.has(id)))
      .map(({ name }) => name),
    query: chosen_query,
    pairs_by_id: chosen_query === '' ? [] : properties.flatMap(pairById),
  }
}

function attributesIn(variation: ChoosableVariation): Attributes {
  return new Map(
    variation.properties?.map((one) => [one.product_property_id, one.product_property_attribute_id]),
  )
}

/** In the order of the address. A text of the shopper's own has one attribute, which is always meant. */
function wantedAttributes(properties: readonly ProductProperty[], query: URLSearchParams): Attributes {
  const wanted: Attributes = new Map()
  for (const property of properties) {
    const only = visibleAttributes(property)[0]
    if (property.type === PROPERTY_TYPES.text_input && only) wanted.set(property.id, only.id)
  }
  for (const [name, value] of query) {
    const property = properties.find(
      ({ id, slug, type }) =>
        (slug === name || propertyParameter(id) === name) && type !== PROPERTY_TYPES.text_input,
    )
    const attribute =
      property &&
      visibleAttributes(property).find(({ id, slug }) =>
        property.slug === name ? slug === value : String(id) === value,
      )
    if (!property || !attribute) continue
    wanted.delete(property.id)
    wanted.set(property.id, attribute.id)
  }
  return wanted
}

function controlOf(type: PropertyType): Control {
  const names = Object.keys(PROPERTY_TYPES) as Control[]
  return names.find((name) => PROPERTY_TYPES[name] === type) ?? 'select'
}

function address(path: string, query: string): string {
  return query ? `${path}?${query}` : path
}
