import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createLog } from '#platform/http/log.ts'
import { importBuild, openStorefront } from '#server/storefront-build.ts'

export interface RawPage {
  path: string
  headers: [string, string][]
  /** As base64. */
  body: string
}

export type RawWork =
  | { kind: 'bytes'; pages: RawPage[] }
  /** The states that pages are drawn from, as their text. */
  | { kind: 'react'; states: string[] }

/** The least that can answer: writes ready bodies, or draws trees by React one after the other. The parent says what. */
process.once('message', async (work: RawWork) => {
  const answer = work.kind === 'bytes' ? writing(work.pages) : await drawing(work.states)
  const server = createServer(answer)
  server.listen(0, () => process.send?.(server.address()))
})

function writing(pages: RawPage[]) {
  const ready = new Map(
    pages.map(({ path, headers, body }) => [
      path,
      { headers: headers.flat(), body: Buffer.from(body, 'base64') },
    ]),
  )
  return ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const page = ready.get(url)
    response.writeHead(page ? 200 : 404, page?.headers)
    response.end(page?.body)
  }
}

async function drawing(states: string[]) {
  // Opening it loads the screens; nobody asks it for a page.
  await openStorefront({
    platform: { base_url: (origin) => origin, fetch: async () => new Response(null, { status: 503 }) },
    show_stack: false,
    log: createLog('silent'),
  })
  const build = await importBuild()
  const trees = states.map((text) => {
    const state = JSON.parse(text) as Parameters<typeof build.renderTree>[0]
    return { ...state, translator: build.translatorFor(state.page.language) }
  })
  let turn = 0
  return (_request: IncomingMessage, response: ServerResponse) => {
    const tree = trees[turn++ % trees.length]
    response.end(tree && build.renderTree(tree))
  }
}
