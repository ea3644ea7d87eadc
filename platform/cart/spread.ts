/**
 * Divides whole minor units by weights so that the parts add up exactly: what rounding down leaves over goes to
 * the largest remainders, the earlier part first. No part exceeds its weight unless the total exceeds their sum.
 */
export function spread(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) return weights.map(() => 0)
  const shares = weights.map((weight, index) => {
    const exact = BigInt(total) * BigInt(weight)
    return { index, part: Number(exact / whole), remainder: exact % whole }
  })
  const parts = shares.map(({ part }) => part)
  let left = total - sumOf(parts)
  for (const { index } of shares.toSorted((a, b) => compare(b.remainder, a.remainder) || a.index - b.index)) {
    if (left === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1
  }
  return parts
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
