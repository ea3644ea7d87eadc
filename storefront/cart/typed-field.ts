import type { ProductItem } from './product-item.ts'

/** Names of fields by the names of their inputs. */
export type FieldNames = Record<string, string>

/** What stands in the inputs of the buy form joins what was chosen before. */
export function withTypedFields<I extends ProductItem>(
  item: I,
  names: FieldNames,
  form: Readonly<Record<string, unknown>>,
): I {
  const typed = Object.entries(names).flatMap(([input, name]) => {
    const value = String(form[input] ?? '').trim()
    return value === '' ? [] : [{ name, value }]
  })
  if (typed.length === 0) return item
  return { ...item, product_fields: [...(item.product_fields ?? []), ...typed] }
}
