import { useTranslator } from '../storefront-context.tsx'

const MEASURE = /(\d+(?:[.,]\d+)?\sl(?![\p{L}\d]))/u

/** A product's name in large letters. Litres stand in the plain face: in the serif they read as a one. */
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
