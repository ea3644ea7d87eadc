/** The plain table of the comparison: letters put in, left out, changed, or two neighbours swapped. */
export function distanceOf(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_column, column) =>
      row === 0 ? column : column === 0 ? row : 0,
    ),
  )
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const is_same = one[row - 1] === other[column - 1]
      const is_swap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const line = table[row] ?? []
      line[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (is_same ? 0 : 1),
        is_swap ? at(row - 2, column - 2) + 1 : Infinity,
      )
    }
  }
  return at(one.length, other.length)
}
