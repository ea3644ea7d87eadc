import { PaymentOptions, CurrencyCode, encode as encodePayBySquare } from 'bysquare/pay'
import { Version } from 'bysquare'
import { renderSVG } from 'uqr'

/** A bank transfer as a bank's app reads it from a picture. */
export interface Transfer {
  iban: string
  bic: string
  beneficiary: string
  /** Decimal number with a dot and two places. */
  amount: string
  variable_symbol: string
  /** YYYY-MM-DD. */
  due_on: string
  message: string
}

const SPAYD_MESSAGE_LENGTH = 60
/** What a QR code holds in its small alphanumeric form, without the star that parts the fields of SPAYD. */
const NOT_ALPHANUMERIC = /[^0-9A-Z $%+\-./:]/g

/** Crowns: the Czech short payment descriptor. */
export function spayd(transfer: Transfer): string {
  const fields = {
    ACC: `${transfer.iban}+${transfer.bic}`,
    AM: transfer.amount,
    CC: 'CZK',
    DT: transfer.due_on.replaceAll('-', ''),
    MSG: plain(transfer.message).slice(0, SPAYD_MESSAGE_LENGTH),
    'X-VS': transfer.variable_symbol,
  }
  return ['SPD', '1.0', ...Object.entries(fields).map(([key, value]) => `${key}:${value}`)].join('*')
}

/** Euros: PAY by square in the version that the apps of all Slovak banks know. */
export function payBySquare(transfer: Transfer): string {
  return encodePayBySquare(
    {
      payments: [
        {
          type: PaymentOptions.PaymentOrder,
          amount: Number(transfer.amount),
          currencyCode: CurrencyCode.EUR,
          paymentDueDate: transfer.due_on.replaceAll('-', ''),
          variableSymbol: transfer.variable_symbol,
          paymentNote: transfer.message,
          bankAccounts: [{ iban: transfer.iban, bic: transfer.bic }],
          beneficiary: { name: transfer.beneficiary },
        },
      ],
    },
    { version: Version['1.1.0'] },
  )
}

export function codeImage(payload: string): string {
  const svg = renderSVG(payload, { ecc: 'M', border: 4 })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(NOT_ALPHANUMERIC, ' ')
}
