import type { Call } from '#contract/call.ts'
import { Failure } from './failure.ts'
import { docsPage } from './docs-page.ts'
import { DOCS_STYLE } from './docs-style.ts'
import { type OpenApi, openApi } from './openapi.ts'

const CACHE = 'public, max-age=300'
const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The contract for machines and for people. */
export function createDocs(calls: Record<string, Call>): Record<string, (request: Request) => Response> {
  // Written when first asked for: starting must not wait for it.
  let document: OpenApi | null = null
  const current = () => (document ??= openApi(calls))
  return {
    '/openapi.json': page('application/json; charset=utf-8', () => JSON.stringify(current())),
    '/docs': page('text/html; charset=utf-8', () => docsPage(current())),
    '/docs.css': page('text/css; charset=utf-8', () => DOCS_STYLE),
  }
}

function page(type: string, write: () => string): (request: Request) => Response {
  let body: string | null = null
  const headers = {
    'content-type': type,
    'cache-control': CACHE,
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
  }
  return ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      throw new Failure('method_not_allowed', { headers: { allow: 'GET, HEAD' } })
    }
    body ??= write()
    return new Response(body, { headers })
  }
}
