import { VALUE_SEPARATOR } from './value-separator.ts'

export const PLACEHOLDERS = [
  'min_price',
  'max_price',
  'page',
  'from',
  'to',
  'per_page',
  'product_ids',
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

export type TemplateValues = Partial<Record<Placeholder, string | number | readonly number[]>>

const PLACEHOLDER = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g')

/** A query parameter whose value is not given is left out. */
export function fillTemplate(template: string, values: TemplateValues): string {
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (whole, name: Placeholder) => {
      const value = values[name]
      if (value === undefined) return whole
      return encodeURIComponent(typeof value === 'object' ? value.join(VALUE_SEPARATOR) : value)
    })
  const [path = '', ...rest] = template.split('?')
  const parameters = rest.join('?').split('&').map(fill)
  const query = parameters.filter((parameter) => parameter && parameter.search(PLACEHOLDER) < 0).join('&')
  return query ? `${fill(path)}?${query}` : fill(path)
}
