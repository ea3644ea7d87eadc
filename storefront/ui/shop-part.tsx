import { type ComponentType, createContext, createElement, use } from 'react'

/** Whether what is the same on all pages of a shop is left out, to be put in as it was drawn before. */
export const LeavesOut = createContext(false)

/** In the order of their numbers. */
export const SHOP_PARTS: ComponentType[] = []

const nameOf = (number: number) => `shop-part-${number}`

/**
 * A part that is drawn from the shop and its language alone. React need not draw it for every page; the server keeps
 * its HTML for as long as the shop stays as it is.
 */
export function shopPart(Part: ComponentType): ComponentType {
  const name = nameOf(SHOP_PARTS.push(Part) - 1)
  return function ShopPart() {
    return use(LeavesOut) ? createElement(name) : <Part />
  }
}

/** The page in pieces, with each part in its place. */
export function withShopParts(html: string, parts: readonly string[]): string[] {
  const pieces: string[] = []
  let end = 0
  for (;;) {
    const at = html.indexOf('<shop-part-', end)
    if (at < 0) return [...pieces, html.slice(end)]
    const number = Number.parseInt(html.slice(at + '<shop-part-'.length), 10)
    pieces.push(html.slice(end, at), parts[number] ?? '')
    end = at + `<${nameOf(number)}></${nameOf(number)}>`.length
  }
}
