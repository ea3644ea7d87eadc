/**
 * Where a choice leads that was made while another one was still on its way: its own address knows only of the page
 * as it is shown. What it changes there is changed in the other's address as well; one that picks out of a list
 * leaves the other's pick there too.
 */
export function choiceOnTop(shown: URL, coming: URL, chosen: URL, picks: boolean): URL {
  if (coming.pathname !== chosen.pathname) return chosen
  const url = new URL(coming)
  for (const name of new Set([...shown.searchParams.keys(), ...chosen.searchParams.keys()])) {
    const values = [shown, coming, chosen].map((one) => one.searchParams.get(name))
    const [before, , value] = values
    if (value === before) continue
    const next = picks ? joined(values) : value
    if (next) url.searchParams.set(name, next)
    else url.searchParams.delete(name)
  }
  return url
}

/** What was in the list stays if both leave it there; what either adds is added. */
function joined(values: (string | null)[]): string {
  const lists = values.map((value) => value?.split('_') ?? [])
  return [...new Set(lists.flat())]
    .filter((one) => lists.every((list) => list.includes(one)) || !lists[0]?.includes(one))
    .join('_')
}
