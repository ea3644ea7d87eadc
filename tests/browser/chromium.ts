import { type Browser, chromium } from 'playwright-core'

/** A machine may stand still for half a minute; a page that never comes is found all the same. */
export const PATIENCE_MS = 120_000

/** As on a phone, a scrollbar takes no room, unless it is asked for. */
export function launch({ has_scrollbars = false } = {}): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    timeout: PATIENCE_MS,
    args,
    ignoreDefaultArgs: has_scrollbars ? ['--hide-scrollbars'] : [],
  })
}
