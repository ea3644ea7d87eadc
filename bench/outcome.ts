/** One figure against what it is held to. */
export interface Outcome {
  name: string
  value: number
  limit: number
  ok: boolean
}

export const atLeast = (limit: number, name: string, value: number): Outcome => ({
  name,
  value,
  limit,
  ok: value >= limit,
})

export const atMost = (limit: number, name: string, value: number): Outcome => ({
  name,
  value,
  limit,
  ok: value <= limit,
})

export function printOutcomes(outcomes: readonly Outcome[]): void {
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  console.log(`\n${''.padEnd(width)}measured   limit`)
  for (const { name, value, limit, ok } of outcomes) {
    const figures = [value, limit].map((figure) => figure.toFixed(2).padStart(8)).join('')
    console.log(`${name.padEnd(width)}${figures}   ${ok ? 'ok' : 'not met'}`)
  }
}
