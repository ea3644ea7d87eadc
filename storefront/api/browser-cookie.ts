/** A cookie that scripts may read, as the browser holds it at this moment; empty: there is none. */
export function browserCookie(name: string): string {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''
}

/** What a server has left to be said on the next page. */
export const leftNotice = () => browserCookie('notice')

export function dropLeftNotice(): void {
  document.cookie = 'notice=; Path=/; Max-Age=0; SameSite=Lax'
}
