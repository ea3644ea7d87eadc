import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react'
import type { ShopData } from '../shop-data.ts'
import { useStorefront } from '../storefront-context.tsx'

/** Gives the bytes of a part that was left out; `draw` is asked where they are not known yet. */
export type LeftOut = (draw: (part: ReactNode) => Buffer) => Buffer

/** Takes what is left out of a page, to be put in once the rest is drawn. Null where everything is drawn. */
export const LeavingOut = createContext<LeftOut[] | null>(null)

const PLACE = 'left-out'

/**
 * A part that is drawn from one object, the shop and its language alone. The server keeps its HTML from the second time
 * on, for as long as both stay the same objects: what is read for one visitor only is never met again.
 */
export function keptPart<P extends object>(
  /** Null for a part that depends on more. */
  objectOf: (props: P, shop: ShopData) => object | null,
  Part: ComponentType<P>,
): ComponentType<P> {
  const met = new WeakMap<object, { shop: ShopData; bytes: Buffer | null }>()
  return function KeptPart(props: P) {
    const { shop } = useStorefront()
    const left_out = use(LeavingOut)
    const object = left_out && objectOf(props, shop)
    if (!object) return <Part {...props} />
    const known = met.get(object)
    if (known?.shop !== shop) {
      met.set(object, { shop, bytes: null })
      return <Part {...props} />
    }
    const number = left_out.push((draw) => (known.bytes ??= draw(<Part {...props} />))) - 1
    return createElement(PLACE, { number })
  }
}

/** The same for what is drawn from nothing but the shop. */
export function shopPart(Part: ComponentType): ComponentType {
  return keptPart((_, shop) => shop, Part)
}

/** The page in pieces, with each part in its place. */
export function withLeftOut(html: string, parts: readonly Buffer[]): (string | Buffer)[] {
  const places = new RegExp(`<${PLACE} number="(\\d+)"></${PLACE}>`)
  // Text and numbers of parts take turns.
  return html.split(places).flatMap((piece, at) => (at % 2 === 0 ? piece : (parts[Number(piece)] ?? [])))
}
