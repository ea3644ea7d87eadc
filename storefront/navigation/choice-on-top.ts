import { VALUE_SEPARATOR } from '#contract/value-separator.ts'

/**
 * Where a choice leads that was made while another one was still on its way: its own address knows only of the page
 * as it is shown. What it changes there is changed in the other's address as well; one that picks out of a list
 * leaves the other's pick there too.
 */
export function choiceOnTop(shown: URL, coming: URL, chosen: URL, picks: boolean): URL {
  if (coming.pathname !== chosen.pathname || coming.search === chosen.search) return chosen
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

/** The list of the other one, less what this one takes out and with what it puts in: the same thing may be in it twice. */
function joined(values: (string | null)[]): string {
  const [shown = [], coming = [], chosen = []] = values.map((value) => value?.split(VALUE_SEPARATOR) ?? [])
  return [...less(coming, less(shown, chosen)), ...less(chosen, shown)].join(VALUE_SEPARATOR)
}

function less(list: string[], others: string[]): string[] {
  const left = [...others]
  return list.filter((one) => !left.includes(one) || !left.splice(left.indexOf(one), 1))
}
