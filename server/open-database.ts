import type { Config } from './config.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

/** A pool, a listener and a heartbeat. */
const CONNECTIONS_OF_PROCESS = 12
/** For commands beside the shop, and for people. */
const OTHER_CONNECTIONS = 28
const LEAST_CONNECTIONS = 100

/** The database of the settings: the given one, or the shop's own, which then ends with `stop()`. */
export async function openDatabase(
  { database_url, data_dir, workers }: Pick<Config, 'database_url' | 'data_dir' | 'workers'>,
  log: (message: string) => void,
): Promise<EmbeddedPostgres> {
  if (database_url) return { url: database_url, stop: async () => {} }
  const max_connections = Math.max(LEAST_CONNECTIONS, CONNECTIONS_OF_PROCESS * workers + OTHER_CONNECTIONS)
  return startEmbeddedPostgres({ data_dir, log, max_connections })
}
