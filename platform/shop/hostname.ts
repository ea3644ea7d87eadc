interface Host {
  hostname: string
}

/** The row of a request's own host; an address nobody knows is served as the first of them. */
export function hostOf<H extends Host>(hosts: readonly H[], request: Request): H | undefined {
  const { hostname } = new URL(request.url)
  return hosts.find((one) => one.hostname === hostname) ?? hosts[0]
}
