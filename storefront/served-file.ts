import { INTERFACE_LANGUAGES, LOCALES } from '#contract/language.ts'
import { MESSAGES_MAX_AGE_S, messagesFor } from './i18n/messages-for.ts'
import { NO_STORE } from './no-store.ts'

const FOLDER = /^\/(?:builds|_i18n)\//

/** Whether an address is where files of the build lie, not pages. */
export const isFilePath = (pathname: string) => FOLDER.test(pathname)

/** What a build tells of itself, and its words. */
export function servedFile({ pathname, search }: URL, build_id: string): Response | null {
  if (pathname === '/builds/latest.json') return Response.json({ build_id }, { headers: NO_STORE })
  const build = /^\/builds\/meta\/([\w-]+)\.json$/.exec(pathname)
  if (build) {
    if (build[1] !== build_id) return new Response(null, { status: 404, headers: NO_STORE })
    return Response.json(
      { build_id },
      { headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
    )
  }
  const messages = /^\/_i18n\/([^/]+)\/messages\.json$/.exec(pathname)
  if (!messages) return null
  const language = INTERFACE_LANGUAGES.find((one) => one === messages[1] || LOCALES[one] === messages[1])
  if (!language) return new Response(null, { status: 404, headers: NO_STORE })
  // A page of another build, while servers are upgraded one by one: these words are not to be kept as its own.
  const is_of_other_build = search !== '' && search !== `?${build_id}`
  return Response.json(messagesFor(language), {
    headers: is_of_other_build ? NO_STORE : { 'cache-control': `public, max-age=${MESSAGES_MAX_AGE_S}` },
  })
}
