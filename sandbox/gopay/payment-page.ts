import { type InterfaceLanguage, isInterfaceLanguage } from '#contract/language.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import { amountText, choice, facts, page } from '../gateway/page.ts'
import { type GopayPayment, isOpen } from './payment.ts'
import { GATEWAY_TEXTS } from './text.ts'

/** The payer's language where the page speaks it; English for the others the gateway knows. */
function languageOf(lang: string): InterfaceLanguage {
  const code = lang.toLowerCase()
  return isInterfaceLanguage(code) ? code : 'en'
}

export function paymentPage(payment: GopayPayment, gateway_url: string): Response {
  const language = languageOf(payment.lang)
  const t = GATEWAY_TEXTS[language]
  const { return_url } = payment.callback
  const summary = `<section><h1>${t.to_pay} <strong>${escapeHtml(amountText(payment.amount, payment.currency, language))}</strong></h1>${facts(
    [
      [t.merchant, new URL(return_url).host],
      [t.order, payment.order_number],
      [t.description, payment.order_description ?? ''],
      [t.number, String(payment.id)],
    ],
  )}</section>`
  const action = `${gateway_url}/action`
  return page({
    language,
    title: t.title,
    brand: t.brand,
    notice: t.notice,
    body: summary + (isOpen(payment) ? openPart(payment, action) : donePart(payment, action)),
    form_target: return_url,
  })
}

function openPart({ state, payment_instrument, lang }: GopayPayment, action: string): string {
  const t = GATEWAY_TEXTS[languageOf(lang)]
  const leave = `<p class="leave"><a href="${escapeHtml(action)}">${t.leave}</a></p>`
  if (state === 'PAYMENT_METHOD_CHOSEN' && payment_instrument === 'BANK_ACCOUNT') {
    const buttons = choice(action, [
      ['arrive', t.arrive, 'main'],
      ['cancel', t.cancel, ''],
      ['expire', t.expire, ''],
    ])
    return `<section><h2>${t.waiting}</h2>${buttons}</section>${leave}`
  }
  const buttons = choice(action, [
    ['pay', t.pay, 'main'],
    ['decline', t.decline, 'danger'],
    ['cancel', t.cancel, ''],
  ])
  const more = choice(action, [
    ['transfer', t.transfer, ''],
    ['expire', t.expire, ''],
  ])
  return `<section><h2>${t.how}</h2>${buttons}<details><summary>${t.more}</summary>${more}</details></section>${leave}`
}

function donePart({ state, lang }: GopayPayment, action: string): string {
  const t = GATEWAY_TEXTS[languageOf(lang)]
  return `<section><h2>${t.done}</h2>${facts([[t.state, state]])}</section><p class="leave"><a href="${escapeHtml(action)}">${t.back}</a></p>`
}

export function lostPage({ lang }: GopayPayment): Response {
  return plainPage(languageOf(lang), 'lost', 200)
}

export function unknownPage(accepted: string | null): Response {
  const first = accepted?.trim().slice(0, 2).toLowerCase() ?? ''
  return plainPage(isInterfaceLanguage(first) ? first : 'cs', 'unknown', 404)
}

function plainPage(language: InterfaceLanguage, key: 'lost' | 'unknown', status: number): Response {
  const t = GATEWAY_TEXTS[language]
  const body = `<section><h1 class="plain">${t[key]}</h1><p>${t[`${key}_text`]}</p></section>`
  return page({ language, title: t.title, brand: t.brand, notice: t.notice, body, status })
}
