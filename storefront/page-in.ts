const MAX_PAGE = 10_000

/** The number of a page in an address; the first one where there is none. */
export function pageIn(query: URLSearchParams, name = 'page'): number {
  const wanted = Number(query.get(name))
  return Number.isInteger(wanted) && wanted > 0 && wanted <= MAX_PAGE ? wanted : 1
}
