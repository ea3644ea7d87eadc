import cluster from 'node:cluster'
import { openUntilSignal } from './open-until-signal.ts'
import { runShop } from './run-shop.ts'
import { runWorkers } from './workers.ts'

await openUntilSignal((config) =>
  config.workers > 1 && cluster.isPrimary ? runWorkers(config) : runShop(config),
)
