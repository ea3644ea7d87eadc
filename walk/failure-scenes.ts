import type { Scene } from './scene.ts'
import type { Walk } from './walk.ts'

/** While a table is away, whatever reads it breaks. */
async function without(walk: Walk, table: string, path: string, step: string): Promise<void> {
  const { db } = walk
  await db`alter table ${db(table)} rename to ${db(`${table}_away`)}`
  try {
    const page = await walk.visitor()
    await page.goto(path)
    await walk.look(page, step)
  } finally {
    await db`alter table ${db(`${table}_away`)} rename to ${db(table)}`
  }
}

export const failureScenes: Scene[] = [
  {
    name: 'page that broke',
    is_alone: true,
    show: async (walk) => {
      await without(walk, 'article', walk.pages.blog, 'in its frame')
      await without(walk, 'category', walk.pages.home, 'alone')
    },
  },
]
