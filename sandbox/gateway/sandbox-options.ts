/** What every sandbox of a gateway may be told about where and how it stands. */
export interface SandboxOptions {
  /** Where the sandbox is mounted, such as `/sandbox/gopay`; at the root when not given. */
  base_path?: string | undefined
  /** Where browsers reach that mount; the address of each request when not given. */
  public_url?: string | undefined
  /** Keeps payments over a restart; memory only when not given. */
  store_file?: string | undefined
  /** Opens `/__sim/…`; anybody may use it when not given. */
  control_key?: string | undefined
  clock?: (() => number) | undefined
  /** How the sandbox itself knocks at the shop. */
  send?: ((request: Request) => Promise<Response>) | undefined
}
