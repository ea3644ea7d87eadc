import type { Call } from '#contract/call.ts'
import { served } from '#platform/app.ts'
import type { Scene } from './authorisation-scene.ts'
import { scenes } from './authorisation-scenes.ts'
import type { World } from './authorisation-world.ts'

/** A list needs nothing, or an order to be of; one row of the catalogue is the first of its list. */
export function sceneOf(world: World, name: string, call: Call): Scene | null {
  const own = scenes[name as keyof typeof scenes]
  if (own) return own
  const [method = '', path = ''] = name.split(' ')
  if (method === 'GET' && /^\/orders\/\{id\}\/[\w-]+$/.test(path)) return scenes['GET /orders/{id}'] ?? null
  if (method !== 'GET' || call.query) return null
  if (!path.includes('{')) return async () => ({})
  const collection = path.replace(/\/\{id\}$/, '')
  const isListed = served.some((one) => one.name === `GET ${collection}` && one.call.list)
  if (collection.includes('{') || !isListed || call.access !== 'public') return null
  return async () => {
    const { items } = await world.ask(`GET ${collection}?per_page=1`)
    return { params: { id: items[0].id } }
  }
}
