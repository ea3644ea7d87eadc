import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Kept {
  payload: AdapterPayload
  until: number
}

/** Beyond this many the oldest is forgotten: the memory that visitors may take is bounded. */
const MOST_KEPT = 5000

/** What the provider remembers between requests: its sessions, grants and codes, until the process ends. */
export function createMemory(now: () => number): (model: string) => Adapter {
  const kept = new Map<string, Kept>()

  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`
    const alive = ({ until }: Kept) => until > now()
    const own = () => [...kept].filter(([key, one]) => key.startsWith(`${model} `) && alive(one))
    const by = async (test: (payload: AdapterPayload) => boolean) =>
      own().find(([, { payload }]) => test(payload))?.[1].payload

    return {
      upsert: async (id, payload, expires_in = Number.POSITIVE_INFINITY) => {
        kept.delete(keyOf(id))
        kept.set(keyOf(id), { payload, until: now() + expires_in * 1000 })
        for (const oldest of kept.keys()) {
          if (kept.size <= MOST_KEPT) break
          kept.delete(oldest)
        }
      },
      find: async (id) => {
        const one = kept.get(keyOf(id))
        return one && alive(one) ? one.payload : undefined
      },
      findByUid: (uid) => by((payload) => payload.uid === uid),
      findByUserCode: (code) => by((payload) => payload.userCode === code),
      consume: async (id) => {
        const one = kept.get(keyOf(id))
        if (one) one.payload.consumed = Math.floor(now() / 1000)
      },
      destroy: async (id) => void kept.delete(keyOf(id)),
      revokeByGrantId: async (grant_id) => {
        for (const [key, { payload }] of own()) if (payload.grantId === grant_id) kept.delete(key)
      },
    }
  }
}
