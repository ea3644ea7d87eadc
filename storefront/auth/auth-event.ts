import type { AuthEvent } from '#contract/auth.ts'
import type { SessionMe } from './session.ts'

/** Whoever comes or goes; null where only the going is known. */
export type AuthHandler = (me: SessionMe | null) => unknown

const handlers = new Map<AuthEvent, Set<AuthHandler>>()

export function onAuth(event: AuthEvent, handler: AuthHandler): () => void {
  const heard = handlers.get(event) ?? new Set()
  handlers.set(event, heard.add(handler))
  return () => void heard.delete(handler)
}

/** Handlers run in order, each after the one before. One that fails keeps nobody from coming or going. */
export async function tellAuth(event: AuthEvent, me: SessionMe | null): Promise<void> {
  for (const handler of handlers.get(event) ?? []) {
    try {
      await handler(me)
    } catch (error) {
      console.error(error)
    }
  }
}
