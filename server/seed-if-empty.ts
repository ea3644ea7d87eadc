import type { Database } from '#platform/db/database.ts'
import { tell } from './announce.ts'

/** A demo shop fills an empty database once; whatever is in it afterwards stays. */
export async function seedIfEmpty(sql: Database): Promise<void> {
  const [found] = await sql`select exists (select from shop) as seeded`
  if (found?.seeded) return
  tell('Filling the demo shop …')
  const started = performance.now()
  const beat = setInterval(() => tell(`  … ${Math.round((performance.now() - started) / 1000)} s`), 2000)
  try {
    const { seedDemoShop } = await import('#demo/seed.ts')
    await seedDemoShop(sql)
  } finally {
    clearInterval(beat)
  }
}
