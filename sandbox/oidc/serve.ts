import { serveAlone } from '../gateway/serve.ts'
import { createOidcSandbox } from './oidc-sandbox.ts'

const {
  OIDC_CLIENT_ID: client_id = 'sandbox',
  OIDC_CLIENT_SECRET: client_secret = 'sandbox',
  OIDC_ISSUER,
} = process.env

await serveAlone('OpenID Connect', ({ port }) => {
  if (!OIDC_ISSUER && port === 0) throw new Error('Say --port: the issuer is named by it')
  const issuer = OIDC_ISSUER ?? `http://localhost:${port}`
  const { fetch } = createOidcSandbox({
    issuer: () => issuer,
    clients: [{ client_id, client_secret }],
    isReturn: (redirect_uri) => /^https?:\/\//.test(redirect_uri),
  })
  return { fetch, hint: `Issuer ${issuer}, client ${client_id}` }
})
