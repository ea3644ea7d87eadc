import { type Config, readConfig } from './config.ts'
import type { RunningShop } from './run-shop.ts'

/** Runs the shop until it is told to stop; what keeps it from opening is said in one message, without a trace. */
export async function openUntilSignal(run: (config: Config) => Promise<RunningShop>): Promise<void> {
  const stopping = new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve())
    // Whoever stops a whole group of processes tells each of them, and each of them tells its own once more.
    process.on('SIGTERM', () => resolve())
  })
  try {
    const shop = await run(readConfig(process.env))
    await stopping
    await shop.stop()
    process.exit(0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (process.env.LOG_LEVEL === 'debug') console.error(error)
    process.exit(1)
  }
}
