import type { CallName } from '#contract/call.ts'
import type { Person, World } from './authorisation-world.ts'

export interface Asked {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: unknown
  /** What whoever may make the call hears, where it is not the call's own success: nothing is behind it here. */
  answers?: number
}

/** What to ask so that the owner succeeds; all rows it names are the owner's, and new. */
export type Scene = (world: World, owner: Person) => Promise<Asked>
export type Scenes = Partial<Record<CallName, Scene>>

export const order =
  (wish: Parameters<World['orderOf']>[1] = {}, asked: Asked = {}): Scene =>
  async (world, owner) => ({ params: { id: (await world.orderOf(owner, wish)).id }, ...asked })
export const product = (world: World) => world.idOf('product', 'PLAIN')
export const firstOf = async ({ db }: World, table: string): Promise<number> =>
  (await db<{ id: number }[]>`select min(id)::int as id from ${db(table)}`)[0]?.id ?? 0
export const byFirst =
  (table: string): Scene =>
  async (world) => ({ params: { id: await firstOf(world, table) } })
