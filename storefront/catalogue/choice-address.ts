/** Parameters of an address in their order. Everything a shopper chooses on a product page stands in its address. */
export type Pairs = readonly (readonly [name: string, value: string])[]

export function pairsOf(query: string): Pairs {
  return [...new URLSearchParams(query)]
}

/** The address, or the template of one, with parameters of other choices carried along. */
export function withPairs(url: string, pairs: Pairs): string {
  if (pairs.length === 0) return url
  const query = pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}
