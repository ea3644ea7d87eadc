import { type InterfaceLanguage, isInterfaceLanguage } from '#contract/language.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import { amountText, choice, facts, page } from '../gateway/page.ts'
import { type CsobPayment, isOpen } from './payment.ts'
import { CARD_TEXTS } from './text.ts'

const TEST_CARD = '4000 0070 0001 0006'

/** The payer's language where the page speaks it; English for the others the bank knows. */
const languageOf = (code: string): InterfaceLanguage => (isInterfaceLanguage(code) ? code : 'en')

export function cardPage(payment: CsobPayment, page_url: string): Response {
  const language = languageOf(payment.language)
  const t = CARD_TEXTS[language]
  const { host, origin } = new URL(payment.returnUrl)
  const amount = amountText(payment.totalAmount, payment.currency, language)
  const summary = `<section><h1>${t.to_pay} <strong>${escapeHtml(amount)}</strong></h1>${facts([
    [t.merchant, host],
    [t.order, payment.orderNo],
    [t.number, payment.payId],
  ])}</section>`
  const action = `${page_url}/action`
  const open = `<section><h2>${t.how}</h2>
<p class="card"><span>${t.card}</span><span>${TEST_CARD}</span></p>
${choice(action, [
  ['pay', t.pay, 'main'],
  ['decline', t.decline, 'danger'],
  ['cancel', t.cancel, ''],
])}<details><summary>${t.more}</summary>${choice(action, [['expire', t.expire, '']])}</details></section>
<p class="leave"><a href="${escapeHtml(origin)}/">${t.leave}</a></p>`
  const done = `<section><h2>${t.done}</h2>${choice(action, [['return', t.back, 'main']])}</section>`
  return page({
    language,
    title: t.title,
    brand: t.brand,
    notice: t.notice,
    body: summary + (isOpen(payment) ? open : done),
    form_target: payment.returnUrl,
  })
}

/** Hands signed fields to the shop by a form of another site: by itself, or by its button. */
export function returnPage(
  code: string,
  returnUrl: string,
  fields: [name: string, value: string][],
): Response {
  const language = languageOf(code)
  const t = CARD_TEXTS[language]
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return page({
    language,
    title: t.returning,
    brand: t.brand,
    notice: t.notice,
    body: `<section><h1 class="plain">${t.returning}</h1><p>${t.returning_text}</p><form method="post" action="${escapeHtml(returnUrl)}">${inputs.join('')}<button class="main">${t.go_on}</button></form></section>`,
    form_target: returnUrl,
    submit_itself: true,
  })
}

/** In the payer's language when the payment is known, else in the browser's. */
export function messagePage(key: 'lost' | 'broken', code: string | null): Response {
  const first = code?.trim().slice(0, 2).toLowerCase() ?? ''
  const language = isInterfaceLanguage(first) ? first : 'cs'
  const t = CARD_TEXTS[language]
  const body = `<section><h1 class="plain">${t[key]}</h1><p>${t[`${key}_text`]}</p></section>`
  return page({ language, title: t.title, brand: t.brand, notice: t.notice, body })
}
