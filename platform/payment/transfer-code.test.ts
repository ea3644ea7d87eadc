import { decode } from 'bysquare/pay'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { codeImage, payBySquare, spayd } from './transfer-code.ts'

const transfer = {
  iban: 'CZ2806000000000168540115',
  bic: 'AGBACZPP',
  beneficiary: 'Čajovna Vitrine s. r. o.',
  amount: '450.00',
  variable_symbol: '26000123',
  due_on: '2026-11-22',
  message: 'Čajovna Vitrine* 26000123',
}

async function scanned(image: string): Promise<string | undefined> {
  const svg = Buffer.from(image.split(',')[1] ?? '', 'base64')
  const { data, info } = await sharp(svg, { density: 300 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}

describe('the code of a bank transfer', () => {
  it('is the Czech payment descriptor for crowns, in letters every bank reads [PAY-15]', () => {
    expect(spayd(transfer)).toBe(
      'SPD*1.0*ACC:CZ2806000000000168540115+AGBACZPP*AM:450.00*CC:CZK*DT:20261122*MSG:CAJOVNA VITRINE  26000123*X-VS:26000123',
    )
  })

  it('tells crowns with no more of a message than the descriptor has room for [PAY-15]', () => {
    expect(spayd({ ...transfer, message: 'x'.repeat(61) })).toContain(`*MSG:${'X'.repeat(60)}*`)
  })

  it('is PAY by square for euros, as its own reader understands it [PAY-15]', () => {
    const [payment] = decode(
      payBySquare({ ...transfer, iban: 'SK3112000000198742637541', bic: 'TATRSKBX' }),
    ).payments
    expect(payment).toMatchObject({
      amount: 450,
      currencyCode: 'EUR',
      variableSymbol: '26000123',
      paymentDueDate: '20261122',
      bankAccounts: [{ iban: 'SK3112000000198742637541', bic: 'TATRSKBX' }],
      beneficiary: { name: 'Čajovna Vitrine s. r. o.' },
    })
  })

  it.each([
    ['crowns', spayd],
    ['euros', payBySquare],
  ])('is scanned from its picture unchanged in %s [PAY-15]', async (_currency, encode) => {
    const payload = encode({ ...transfer })
    expect(await scanned(codeImage(payload))).toBe(payload)
  })
})
