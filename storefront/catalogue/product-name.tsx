import { useTranslator } from '../storefront-context.tsx'

const MEASURE = /(\d+(?:[.,]\d+)?\s(?:l|ml|g|kg|cm|mm)(?![\p{L}\d]))/u

/** A product's name in large letters. Measures stand in the plain face: in the serif a litre reads as a one. */
export function ProductName({ name }: { name: string }) {
  const { typeset } = useTranslator()
  return typeset(name)
    .split(MEASURE)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span key={index} className="font-sans tracking-tight">
          {part}
        </span>
      ),
    )
}
