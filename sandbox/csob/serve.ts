import { serveAlone } from '../gateway/serve.ts'
import { newKeyPair } from './control.ts'
import { createCsobSandbox } from './csob-sandbox.ts'

const {
  CSOB_MERCHANT_ID = 'M1SANDBOX1',
  CSOB_MERCHANT_PUBLIC_KEY,
  CSOB_SANDBOX_PRIVATE_KEY,
  CSOB_BANK_PUBLIC_KEY,
  CONTROL_KEY: control_key,
} = process.env

await serveAlone('ČSOB', ({ store_file }) => {
  const merchant = CSOB_MERCHANT_PUBLIC_KEY ? null : newKeyPair()
  const bank =
    CSOB_SANDBOX_PRIVATE_KEY && CSOB_BANK_PUBLIC_KEY
      ? { private_key: CSOB_SANDBOX_PRIVATE_KEY, public_key: CSOB_BANK_PUBLIC_KEY }
      : newKeyPair()
  const public_key = CSOB_MERCHANT_PUBLIC_KEY ?? merchant?.public_key ?? ''
  const { fetch } = createCsobSandbox({
    merchant: { id: CSOB_MERCHANT_ID, public_key },
    bank,
    store_file,
    control_key,
  })
  const own = merchant ? `\nThe merchant's private key, made for this run:\n${merchant.private_key}` : ''
  return {
    fetch,
    hint: `API under /api/v1.9, control under /__sim, the bank's key at /keys/bank.pub; merchant ${CSOB_MERCHANT_ID}${own}`,
  }
})
