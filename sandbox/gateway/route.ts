export interface Asked {
  request: Request
  url: URL
  params: Record<string, string>
}

export type Answerer = (asked: Asked) => Response | Promise<Response>

/** Answers by method and path, as in `'GET /payments/{id}'`; null where nothing lives. */
export function createRoutes(routes: Record<string, Answerer>) {
  const list = Object.entries(routes).map(([name, answer]) => {
    const [method = '', template = ''] = name.split(' ')
    const pattern = template.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    return { method, pattern: new RegExp(`^${pattern}/?$`), answer }
  })
  return (request: Request, url: URL, path: string): Response | Promise<Response> | null => {
    const there = list.filter(({ pattern }) => pattern.test(path))
    if (there.length === 0) return null
    const wanted = request.method === 'HEAD' ? 'GET' : request.method
    const route = there.find(({ method }) => method === wanted)
    if (!route) {
      const allow = there.map(({ method }) => method).join(', ')
      return Response.json({ error: 'method not allowed' }, { status: 405, headers: { allow } })
    }
    const params = decoded(route.pattern.exec(path)?.groups ?? {})
    return params && route.answer({ request, url, params })
  }
}

function decoded(groups: Record<string, string>): Record<string, string> | null {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  } catch {
    return null
  }
}

/** What is left of an address beneath a mount; null when it lies elsewhere. */
export function pathBelow(url: URL, base_path: string): string | null {
  if (url.pathname !== base_path && !url.pathname.startsWith(`${base_path}/`)) return null
  return url.pathname.slice(base_path.length) || '/'
}
