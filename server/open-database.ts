import type { Config } from './config.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

/** The database of the settings: the given one, or the shop's own, which then ends with `stop()`. */
export async function openDatabase(
  config: Pick<Config, 'database_url' | 'data_dir'>,
  log: (message: string) => void,
): Promise<EmbeddedPostgres> {
  if (config.database_url) return { url: config.database_url, stop: async () => {} }
  return startEmbeddedPostgres({ data_dir: config.data_dir, log })
}
