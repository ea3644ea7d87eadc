const MAX_PAGE = 10_000

/** The number of a page in an address; the first one where there is none. */
export function pageIn(query: URLSearchParams, name = 'page'): number {
  const wanted = Number(query.get(name))
  return Number.isInteger(wanted) && wanted > 0 && wanted <= MAX_PAGE ? wanted : 1
}

/** Behind the last page stands the last page: that there is nothing at all would not be true. */
export async function lastIfBehind<Shown extends { pages: number }>(
  wanted: number,
  read: (page: number) => Promise<Shown>,
): Promise<Shown> {
  const asked = await read(wanted)
  return wanted > asked.pages && asked.pages > 0 ? read(asked.pages) : asked
}
