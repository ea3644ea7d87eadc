import { expect, it } from 'vitest'
import { GOPAY_ERRORS, type GopayErrorCode, refuse } from './error.ts'

/** The codes of the documents, and those names that the vendor's own tests show. */
const DOCUMENTED = [
  100, 110, 111, 112, 113, 114, 115, 116, 200, 201, 202, 203, 301, 302, 303, 304, 305, 321, 330, 331, 332,
  333, 340, 341, 342, 343, 350, 351, 352, 353, 360,
]
const SHOWN = {
  112: 'NOT_UNIQUE',
  202: 'AUTH_WRONG_CREDENTIALS',
  331: 'PAYMENT_REFUND_NOT_SUPPORTED',
  342: 'PAYMENT_RECURRENCE_STOPPED',
  351: 'PAYMENT_CAPTURE_DONE',
  352: 'PAYMENT_AUTH_VOID_FAILED',
}

it('knows every documented code, under the names that are known', () => {
  expect(Object.keys(GOPAY_ERRORS).map(Number)).toEqual(DOCUMENTED)
  for (const [code, name] of Object.entries(SHOWN)) {
    expect(GOPAY_ERRORS[Number(code) as GopayErrorCode][0]).toBe(name)
  }
})

it.each(DOCUMENTED)('says error %i in Czech and in English, in the documented shape', async (code) => {
  const messages = await Promise.all(
    ['cs', 'en-US', 'sk', ''].map(async (language) => {
      const request = new Request('http://gate.example', { headers: { 'accept-language': language } })
      const answer = refuse(request, 1390336022001, 409, [{ code: code as GopayErrorCode, field: 'amount' }])
      const body = (await answer.json()) as { date_issued: number; errors: Record<string, unknown>[] }
      expect(body.date_issued).toBe(1390336022001)
      expect(body.errors).toEqual([
        {
          scope: 'F',
          field: 'amount',
          error_code: code,
          error_name: expect.stringMatching(/^[A-Z_]+$/),
          message: expect.stringMatching(/\S/),
          description: null,
        },
      ])
      return body.errors[0]?.message
    }),
  )
  const [czech, english, slovak, none] = messages
  expect(czech).not.toBe(english)
  expect([slovak, none]).toEqual([english, english])
})
