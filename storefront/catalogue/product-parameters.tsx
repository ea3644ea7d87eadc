import { useTranslator } from '../storefront-context.tsx'
import type { ProductData } from './product-data.ts'

const GRAMS_IN_KILOGRAM = 1000
const MILLIMETRES_IN_CENTIMETRE = 10

/** Properties, codes and measures of what is chosen. */
export function ProductParameters({ product }: { product: ProductData }) {
  const { t } = useTranslator()
  const properties = propertyRows(product)
  // A measure that the merchant also keeps as a property is not repeated.
  const measures = useOfferRows(product).filter(([name]) => properties.every((row) => row[0] !== name))
  const rows = [...properties, ...measures]
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className="display text-xl">{t('product.parameters')}</h2>
      <table className="mt-4 w-full text-sm">
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name} className="border-b border-clay first:border-t">
              <th scope="row" className="w-2/5 py-2.5 pr-4 text-left align-top font-normal text-smoke">
                {name}
              </th>
              <td className="py-2.5 align-top wrap-anywhere">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Row = [name: string, value: string]

function propertyRows({ properties, choices }: ProductData): Row[] {
  const chosen = choices.flatMap(({ name, control, options, text }): Row[] => {
    const value = control === 'text_input' ? text : options.find(({ is_selected }) => is_selected)?.name
    return value ? [[name, value]] : []
  })
  const values = new Map<string, string[]>()
  for (const { name, value, is_for_variation } of properties) {
    if (!is_for_variation) values.set(name, [...(values.get(name) ?? []), value])
  }
  return [...chosen, ...[...values].map(([name, all]): Row => [name, all.join(', ')])]
}

function useOfferRows({ offer, brand, is_service }: ProductData): Row[] {
  const { t, number } = useTranslator()
  const { weight, volume, height, width, depth } = offer
  const rows: Row[] = []
  if (brand) rows.push([t('product.brand'), brand.name])
  if (weight && !is_service) {
    const heavy = weight >= GRAMS_IN_KILOGRAM
    rows.push([
      t('product.weight'),
      heavy ? `${number(weight / GRAMS_IN_KILOGRAM)}\u00a0kg` : `${number(weight)}\u00a0g`,
    ])
  }
  if (volume) rows.push([t('product.volume'), `${number(volume)}\u00a0ml`])
  if (height && width && depth) {
    const sides = [height, width, depth].map((side) => number(side / MILLIMETRES_IN_CENTIMETRE))
    rows.push([t('product.dimensions'), `${sides.join('\u00a0×\u00a0')}\u00a0cm`])
  }
  if (offer.code) rows.push([t('product.code'), offer.code])
  if (offer.ean) rows.push([t('product.ean'), offer.ean])
  return rows
}
