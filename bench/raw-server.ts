import { createServer, type ServerResponse } from 'node:http'
import { createLog } from '#platform/http/log.ts'
import { importBuild, openStorefront } from '#server/storefront-build.ts'

export type RawWork =
  | { kind: 'bytes'; headers: [string, string][]; body: string }
  /** The states that pages are drawn from, as their text. */
  | { kind: 'react'; states: string[] }

/** The least that can answer: writes one body, or draws trees by React one after the other. The parent says what. */
process.once('message', async (work: RawWork) => {
  const answer = work.kind === 'bytes' ? writing(work.headers, work.body) : await drawing(work.states)
  const server = createServer((_request, response) => answer(response))
  server.listen(0, () => process.send?.(server.address()))
})

function writing(pairs: [string, string][], base64: string) {
  const body = Buffer.from(base64, 'base64')
  const headers = pairs.flat()
  return (response: ServerResponse) => {
    response.writeHead(200, headers)
    response.end(body)
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
  return (response: ServerResponse) => {
    const tree = trees[turn++ % trees.length]
    response.end(tree && build.renderTree(tree))
  }
}
