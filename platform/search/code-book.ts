import { foldCode } from './analyse.ts'

/** Codes, SKUs and EANs to slots. Most codes belong to one document, so a bare number is kept for them. */
export function createCodeBook() {
  let slots_by_code = new Map<string, number | number[]>()

  function add(code: string, slot: number): void {
    const known = slots_by_code.get(code)
    if (known === undefined) slots_by_code.set(code, slot)
    else slots_by_code.set(code, [known, slot].flat())
  }

  const slotsOf = (folded: string): number[] => [slots_by_code.get(folded) ?? []].flat()

  return {
    add(codes: readonly string[], slot: number): void {
      for (const code of new Set(codes.map(foldCode))) if (code !== '') add(code, slot)
    },
    has: (folded: string) => slots_by_code.has(folded),
    slotsOf,
    renumber(new_slots: Int32Array): void {
      const before = slots_by_code
      slots_by_code = new Map()
      for (const [code, slots] of before) {
        for (const slot of [slots].flat()) {
          const renumbered = new_slots[slot] ?? -1
          if (renumbered >= 0) add(code, renumbered)
        }
      }
    },
  }
}
export type CodeBook = ReturnType<typeof createCodeBook>
