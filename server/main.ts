import { openUntilSignal } from './open-until-signal.ts'
import { runShop } from './run-shop.ts'

await openUntilSignal(runShop)
