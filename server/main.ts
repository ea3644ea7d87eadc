import { readConfig } from './config.ts'
import { runShop } from './run-shop.ts'

const shop = await runShop(readConfig(process.env))

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    void shop.stop().then(() => process.exit(0))
  })
}
