import type { AuthEvent, AuthState } from '#contract/auth.ts'
import { AbortedError } from '../api/request-error.ts'
import type { SessionMe } from './session.ts'

export interface AuthEdge {
  /** Null is a visitor. */
  fetchMe: () => Promise<SessionMe | null>
  tell: (event: AuthEvent, me: SessionMe | null) => Promise<void>
  /** The session stands, but whose it is could not be read. */
  onUnread: () => void
}

/** What a page knows of its session. */
interface Known {
  status: AuthState
  /** While logging in, whoever is about to be logged in. */
  me: SessionMe | null
}

const NOBODY: Known = { status: 'logged_out', me: null }

/** Who is logged in, as this page knows it. The session itself is in cookies that no script can read. */
export function createAuthStore({ fetchMe, tell, onUnread }: AuthEdge) {
  let view = NOBODY
  let reads = 0

  /** Undefined: it could not be read, or somebody came or went meanwhile, and what was known stays. */
  async function read(): Promise<SessionMe | null | undefined> {
    const turn = ++reads
    try {
      const me = await fetchMe()
      return turn === reads ? me : undefined
    } catch (error) {
      if (turn === reads && !(error instanceof AbortedError)) onUnread()
      return undefined
    }
  }

  /** An answer still on its way knows nothing of it. */
  function forgetMe(): void {
    reads += 1
    view = NOBODY
  }

  return {
    view: () => view,

    /** Finds out who is there, when the page starts or another tab has changed it. */
    async refetch(): Promise<void> {
      const me = await read()
      if (me !== undefined) view = me ? { status: 'logged_in', me } : NOBODY
    },

    /** `open` begins a session and says whether there is one. A refusal leaves everything as it was. */
    async enter(open: () => Promise<boolean>): Promise<void> {
      if (!(await open())) return
      const me = await read()
      if (!me) return
      view = { status: 'logging_in', me }
      await tell('auth:logging-in', me)
      view = { status: 'logged_in', me }
      await tell('auth:logged-in', me)
    },

    /** `close` ends the session; when it fails, nobody has left. */
    async leave(close: () => Promise<void>): Promise<void> {
      const before = view
      view = { status: 'logging_out', me: before.me }
      await tell('auth:logging-out', before.me)
      try {
        await close()
      } catch (error) {
        view = before
        throw error
      }
      forgetMe()
      await tell('auth:logged-out', before.me)
    },

    /** The session ended by itself. */
    async drop(): Promise<void> {
      const { me } = view
      forgetMe()
      await tell('auth:logged-out', me)
    },
  }
}

export type AuthStore = ReturnType<typeof createAuthStore>
