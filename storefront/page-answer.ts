/** A page on its way out. A `Response` that nobody needs would cost a good part of the drawing. */
export interface PageAnswer {
  status: number
  headers: Record<string, string>
  set_cookies: string[]
  /** What it depends on; null for what nobody may keep. */
  tags: string[] | null
  body: Buffer<ArrayBuffer> | null
}

export function responseOf({ status, headers, set_cookies, body }: PageAnswer): Response {
  const response = new Response(body, { status, headers })
  for (const cookie of set_cookies) response.headers.append('set-cookie', cookie)
  return response
}
