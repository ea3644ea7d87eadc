/** Of a visitor who agreed to be known again; nobody else has one. */
export function trackingId(): string | null {
  return /(?:^|; )tracking_id=([\w-]+)/.exec(document.cookie)?.[1] ?? null
}
