import type { ProductSafety } from '#contract/safety.ts'
import type { EmbedSource } from '#platform/db/table.ts'

/** Who answers for the safety, with the warnings of the row itself. */
export const safetyEmbed: EmbedSource = {
  needs: ['$product_safety_id', '$safety_warnings'],
  load: async ({ sql }, rows) => {
    const ids = [...new Set(rows.map((row) => row.$product_safety_id))].filter((id) => id !== null)
    const records = await sql<(Omit<ProductSafety, 'warnings'> & { id: number })[]>`
      select * from product_safety where id = any(${ids as number[]}::int[])`
    const found = new Map(records.map(({ id, ...record }) => [id, record]))
    return rows.map((row) => {
      const record = found.get(row.$product_safety_id as number)
      return record ? { ...record, warnings: row.$safety_warnings } : null
    })
  },
}
