/**
 * Where a choice leads that was made while another one was still on its way: its own address knows only of the page
 * as it is shown. What it changes there is changed in the other's address as well.
 */
export function choiceOnTop(shown: URL, coming: URL, chosen: URL): URL {
  if (coming.pathname !== chosen.pathname) return chosen
  const url = new URL(coming)
  for (const name of new Set([...shown.searchParams.keys(), ...chosen.searchParams.keys()])) {
    const value = chosen.searchParams.get(name)
    if (value === shown.searchParams.get(name)) continue
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url
}
