import { createServer } from 'node:http'

/** The least that can answer: writes one body with one set of headers, both given by the parent. */
process.once('message', (sent: { headers: [string, string][]; body: string }) => {
  const body = Buffer.from(sent.body, 'base64')
  const headers = sent.headers.flat()
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(body)
  })
  server.listen(0, () => process.send?.(server.address()))
})
