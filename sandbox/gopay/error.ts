type Texts = { en: string; cs: string }

/** Code → name and message. Names are the gateway's own where its documents show them. */
export const GOPAY_ERRORS = {
  100: ['SYSTEM_ERROR', { en: 'System error', cs: 'Systémová chyba' }],
  110: ['REQUIRED', { en: 'Required field', cs: 'Povinná položka' }],
  111: ['INVALID', { en: 'Wrong format', cs: 'Chybný formát' }],
  112: ['NOT_UNIQUE', { en: 'Already exists', cs: 'Již existuje' }],
  113: ['CANNOT_CHANGE', { en: 'Cannot be changed', cs: 'Nelze změnit' }],
  114: ['CANNOT_DELETE', { en: 'Cannot be deleted', cs: 'Nelze smazat' }],
  115: ['AMBIGUOUS', { en: 'Ambiguous', cs: 'Nejednoznačné' }],
  116: ['INVALID_REQUEST', { en: 'Invalid request', cs: 'Neplatný požadavek' }],
  200: ['AUTH_NOT_AUTHORIZED', { en: 'Not authorized', cs: 'Neoprávněný přístup' }],
  201: [
    'AUTH_GRANT_NOT_SUPPORTED',
    { en: 'Grant is not supported', cs: 'Způsob přidělení práv není podporován' },
  ],
  202: ['AUTH_WRONG_CREDENTIALS', { en: 'Wrong credentials', cs: 'Chybné přístupové údaje' }],
  203: [
    'AUTH_PIN_DEACTIVATED',
    { en: 'Access by PIN is deactivated', cs: 'Přístup přes PIN byl deaktivován' },
  ],
  301: ['PAYMENT_NOT_CREATED', { en: 'Payment cannot be created', cs: 'Platbu nelze vytvořit' }],
  302: ['PAYMENT_NOT_EXECUTED', { en: 'Payment cannot be executed', cs: 'Platbu nelze provést' }],
  303: ['PAYMENT_WRONG_STATE', { en: 'Payment is in a wrong state', cs: 'Platba je v chybném stavu' }],
  304: ['PAYMENT_NOT_FOUND', { en: 'Payment not found', cs: 'Platba nebyla nalezena' }],
  305: ['ESHOP_NOT_ACTIVE', { en: 'E-shop is not active', cs: 'E-shop není aktivní' }],
  321: [
    'PAYEE_CANNOT_ACCEPT',
    { en: 'Payee cannot accept the payment', cs: 'Příjemce nemůže platbu přijmout' },
  ],
  330: ['PAYMENT_REFUND_FAILED', { en: 'Payment cannot be refunded', cs: 'Platbu nelze vrátit' }],
  331: ['PAYMENT_REFUND_NOT_SUPPORTED', { en: 'Payment cannot be refunded', cs: 'Platbu nelze vrátit' }],
  332: ['PAYMENT_WRONG_AMOUNT', { en: 'Wrong amount', cs: 'Chybná částka' }],
  333: ['PAYMENT_INSUFFICIENT_FUNDS', { en: 'Insufficient funds', cs: 'Nedostatek prostředků na účtu' }],
  340: ['PAYMENT_RECURRENCE_FAILED', { en: 'Recurrence failed', cs: 'Opakování platby selhalo' }],
  341: [
    'PAYMENT_RECURRENCE_NOT_SUPPORTED',
    { en: 'Recurrence is not supported', cs: 'Opakování platby není podporováno' },
  ],
  342: ['PAYMENT_RECURRENCE_STOPPED', { en: 'Recurrence is stopped', cs: 'Opakování platby bylo zastaveno' }],
  343: [
    'PAYMENT_RECURRENCE_EXCEEDED',
    { en: 'Too many recurrences', cs: 'Překročen počet opakování platby' },
  ],
  350: ['PAYMENT_CAPTURE_FAILED', { en: 'Capture failed', cs: 'Stržení platby selhalo' }],
  351: ['PAYMENT_CAPTURE_DONE', { en: 'Capture is done already', cs: 'Stržení platby již bylo provedeno' }],
  352: [
    'PAYMENT_AUTH_VOID_FAILED',
    { en: 'Cancelling the authorization failed', cs: 'Zrušení předautorizace selhalo' },
  ],
  353: [
    'PAYMENT_AUTH_VOID_DONE',
    { en: 'The authorization is cancelled already', cs: 'Předautorizace již byla zrušena' },
  ],
  360: [
    'PAYMENT_ITEMS_AMOUNT_MISMATCH',
    { en: 'The sum of items differs from the amount', cs: 'Součet položek neodpovídá částce' },
  ],
} as const satisfies Record<number, [name: string, texts: Texts]>

export type GopayErrorCode = keyof typeof GOPAY_ERRORS

export interface GopayProblem {
  code: GopayErrorCode
  field?: string
  description?: string
}

/** Says what is wrong in the language asked for; English unless Czech is. */
export function refuse(request: Request, now: number, status: number, problems: GopayProblem[]): Response {
  const czech = /^\s*cs\b/i.test(request.headers.get('accept-language') ?? '')
  const errors = problems.map(({ code, field, description }) => {
    const [error_name, texts] = GOPAY_ERRORS[code]
    return {
      scope: field === undefined ? 'G' : 'F',
      field: field ?? null,
      error_code: code,
      error_name,
      message: texts[czech ? 'cs' : 'en'],
      description: description ?? null,
    }
  })
  return Response.json({ date_issued: now, errors }, { status, headers: { 'cache-control': 'no-store' } })
}
