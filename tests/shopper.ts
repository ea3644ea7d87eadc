import { plainSpaces } from './page-html.ts'
import { cookiesOf, type startSeededShop } from './shop.ts'

type Shop = Awaited<ReturnType<typeof startSeededShop>>

/** A browser without scripts: keeps its cookies and follows where forms lead. */
export function shopperIn(shop: Shop) {
  const cookies: Record<string, string> = {}

  function keep(response: Response): Response {
    for (const [name, { value, attributes }] of Object.entries(cookiesOf(response))) {
      if (value === '' || attributes.includes('Max-Age=0')) delete cookies[name]
      else cookies[name] = value
    }
    return response
  }

  const visit = async (path: string) => keep(await shop.visit(path, { cookies }))
  const submit = async (path: string, form: Record<string, string>) =>
    keep(await shop.submit(path, form, { cookies }))

  return {
    cookies,
    visit,
    submit,
    /** Sends what a script would. */
    ask: async (path: string, body: unknown) => keep(await shop.ask(path, body, { cookies })),
    /** The text of a page, with its spaces all alike. */
    read: async (path: string) => plainSpaces(await (await visit(path)).text()),
    /** Sends a form and answers where it leads. */
    send: async (path: string, form: Record<string, string>) => {
      const response = await submit(path, form)
      return response.headers.get('location') ?? `${response.status}`
    },
    logIn: (email: string) => submit('/api/auth/login', { email, password: 'Vitrine-demo-1' }),
  }
}

export type Shopper = ReturnType<typeof shopperIn>
