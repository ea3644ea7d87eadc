import { serveAlone } from '../gateway/serve.ts'
import { createGopaySandbox } from './gopay-sandbox.ts'

const {
  GOPAY_GOID = '8123456789',
  GOPAY_CLIENT_ID = 'sandbox',
  GOPAY_CLIENT_SECRET = 'sandbox',
  CONTROL_KEY: control_key,
} = process.env

await serveAlone('GoPay', ({ store_file }) => ({
  fetch: createGopaySandbox({
    goid: GOPAY_GOID,
    client_id: GOPAY_CLIENT_ID,
    client_secret: GOPAY_CLIENT_SECRET,
    store_file,
    control_key,
  }).fetch,
  hint: `API under /api, control under /__sim; goid ${GOPAY_GOID}, client ${GOPAY_CLIENT_ID}`,
}))
