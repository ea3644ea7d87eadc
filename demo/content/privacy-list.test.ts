import { describe, expect, it } from 'vitest'
import { SESSION_LIFETIME_S } from '#contract/auth.ts'
import { CUSTOMER_CART_LIFETIME_S, GUEST_CART_LIFETIME_S } from '#contract/cart.ts'
import { LANGUAGES } from '#contract/language.ts'
import { PAPERS_KEPT_YEARS } from '#platform/aftersales/forget-buyers.ts'
import { UNCONFIRMED_KEPT_MS } from '#platform/aftersales/withdrawal.ts'
import { ACTIONS_KEPT_YEARS } from '#platform/auth/staff-action.ts'
import { VISITS_KEPT_MS } from '#platform/catalogue/visit.ts'
import { SENT_KEPT_MS } from '#platform/mail/outbox.ts'
import { CONFIRMATION_LIFETIME_S } from '#platform/newsletter/newsletter.ts'
import { legalPages } from './page-legal.ts'
import { PROCESSED, privacyTable } from './privacy-list.ts'

const DAY_S = 24 * 60 * 60
const days = (seconds: number) => seconds / DAY_S
const daysOf = (milliseconds: number) => days(milliseconds / 1000)

describe('the page about privacy', () => {
  it.each([
    ['order', [PAPERS_KEPT_YEARS]],
    ['aftersale', [PAPERS_KEPT_YEARS]],
    ['unconfirmed', [daysOf(UNCONFIRMED_KEPT_MS)]],
    ['cart', [days(GUEST_CART_LIFETIME_S), days(CUSTOMER_CART_LIFETIME_S)]],
    ['session', [days(SESSION_LIFETIME_S)]],
    ['staff', [ACTIONS_KEPT_YEARS]],
    ['mail', [daysOf(SENT_KEPT_MS)]],
    ['newsletter', [days(CONFIRMATION_LIFETIME_S)]],
    ['visit', [daysOf(VISITS_KEPT_MS) / 365]],
  ])('says of what is kept as %s the period that the program keeps to [L22]', (name, periods) => {
    for (const language of LANGUAGES) {
      const told = PROCESSED[name]?.period[language].match(/\d+/g)?.map(Number)
      expect(told, language).toEqual(periods)
    }
  })

  it('names purpose, basis, data and period of all of it in every language [L22]', () => {
    const page = legalPages.find(({ code }) => code === 'privacy')
    for (const language of LANGUAGES) {
      const table = privacyTable(language)
      expect(page?.content[language].replaceAll('\u00a0', ' ')).toContain(table)
      expect(table.match(/<tr>/g)).toHaveLength(Object.keys(PROCESSED).length + 1)
      expect(table).not.toMatch(/<(td|em)><\//)
    }
  })
})
