import type { ItemProductField } from './item-product-field.ts'

interface DetailedItem {
  variation_properties_names?: readonly string[] | undefined
  /** Said where the properties it was chosen by are not known. */
  variation_name?: string | null
  product_fields?: readonly ItemProductField[] | undefined
}

/** What tells an item from others of its name: what was chosen, in one line, then each text filled in. */
export function itemDetails(item: DetailedItem): string[] {
  const chosen = item.variation_properties_names?.join(' · ') || item.variation_name
  const texts = item.product_fields?.map(({ name, value }) => `${name}: ${value}`) ?? []
  return chosen ? [chosen, ...texts] : texts
}
