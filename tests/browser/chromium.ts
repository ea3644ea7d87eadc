import { type Browser, chromium } from 'playwright-core'

/** A machine may stand still for half a minute; a page that never comes is found all the same. */
export const PATIENCE_MS = 120_000

export function launch(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), timeout: PATIENCE_MS, args })
}
