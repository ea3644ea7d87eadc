/**
 * Where a choice leads that was made while another one was still on its way: its own address knows only of the page
 * as it is shown. What it changes there is changed in the other's address as well; one that picks out of a list
 * leaves the other's pick there too.
 */
export function choiceOnTop(shown: URL, coming: URL, chosen: URL, picks: boolean): URL {
  if (coming.pathname !== chosen.pathname) return chosen
  const url = new URL(coming)
  for (const name of new Set([...shown.searchParams.keys(), ...chosen.searchParams.keys()])) {
    const value = chosen.searchParams.get(name)
    if (value === shown.searchParams.get(name)) continue
    const next = picks ? joined(listIn(shown, name), listIn(coming, name), listIn(chosen, name)) : value
    if (next) url.searchParams.set(name, next)
    else url.searchParams.delete(name)
  }
  return url
}

function listIn(url: URL, name: string): string[] {
  return url.searchParams.get(name)?.split('_') ?? []
}

function joined(shown: string[], coming: string[], chosen: string[]): string {
  const left = coming.filter((value) => chosen.includes(value) || !shown.includes(value))
  return [...new Set([...left, ...chosen.filter((value) => !shown.includes(value))])].join('_')
}
