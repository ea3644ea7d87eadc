import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import { ACCESS_TOKEN_LIFETIME_S, SESSION_LIFETIME_S } from '#contract/auth.ts'
import { cookieTable, NECESSARY, STATISTICAL } from '#demo/content/cookie-list.ts'
import { legalPages } from '#demo/content/page-legal.ts'
import { isCode, isTest, readSource, sourceFiles } from '#tests/source-tree.ts'
import { COOKIES } from '../api/cookie.ts'
import { type CookieOptions } from '../api/cookie-text.ts'

const listed = [...NECESSARY, ...STATISTICAL]
/** Storages of a tab stand in the list too. Whoever writes one names it by a constant, their own or an imported one. */
const sources = sourceFiles('storefront')
  .filter((file) => isCode(file) && !isTest(file))
  .map(readSource)
const constant = (name: string, texts: readonly string[]) =>
  texts.map((text) => new RegExp(`const ${name} = '(\\w+)'`).exec(text)?.[1]).find(Boolean)
const STORAGES = sources.flatMap((text) =>
  [...text.matchAll(/\bsetItem\(\s*(\w+)/g)].map(
    ([, name = '']) => constant(name, [text, ...sources]) ?? name,
  ),
)
const DAY_S = 24 * 60 * 60
const BY_SESSION: Record<string, number> = {
  access_token: ACCESS_TOKEN_LIFETIME_S,
  access_mark: ACCESS_TOKEN_LIFETIME_S,
  refresh_token: SESSION_LIFETIME_S,
  customer: SESSION_LIFETIME_S,
  staff_access_token: ACCESS_TOKEN_LIFETIME_S,
  staff_refresh_token: SESSION_LIFETIME_S,
}
/** The lifetimes of the list in words. No browser keeps a cookie for more than 400 days. */
const WORDS: Record<number, string> = {
  60: '1 minute',
  900: '15 minutes',
  3600: '1 hour',
  7200: '2 hours',
  [DAY_S]: '1 day',
  [30 * DAY_S]: '30 days',
  [90 * DAY_S]: '90 days',
  [365 * DAY_S]: '1 year',
  2_147_483_647: 'up to 400 days from your last visit',
}

describe('the list of cookies', () => {
  it('names every cookie of the shop once, and no other', () => {
    const names = listed.flatMap(({ names: some }) => some)
    expect(STORAGES.length).toBeGreaterThan(0)
    expect(names.toSorted()).toEqual([...Object.keys(COOKIES), ...STORAGES].toSorted())
  })

  it.each(Object.entries(COOKIES))('says how long %s lives', (name, options: CookieOptions) => {
    const row = listed.find(({ names }) => names.includes(name))
    expect(row?.lifetime.en).toBe(WORDS[options.max_age ?? BY_SESSION[name] ?? 0])
  })

  it('asks consent for the one that is not necessary', () => {
    expect(STATISTICAL.flatMap(({ names }) => names)).toEqual(['tracking_id'])
  })

  it('stands on the page about cookies in every language', () => {
    const page = legalPages.find(({ code }) => code === 'cookies')
    for (const language of INTERFACE_LANGUAGES) {
      const content = page?.content[language].replaceAll('\u00a0', ' ')
      for (const list of [NECESSARY, STATISTICAL]) expect(content).toContain(cookieTable(list, language))
    }
  })
})
