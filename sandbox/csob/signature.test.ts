import { describe, expect, it } from 'vitest'
import { BANK, MERCHANT } from './known-keys.ts'
import { REQUEST_ORDER, RETURN_ORDER } from './sign-order.ts'
import { isSignedText, signedText, signText } from './signature.ts'

const INIT_TEXT =
  'M1MIPSXXXX|5547|20260101120000|payment|card|123400|CZK|true|https://shop.example.com/return|POST|Wireless headphones|1|123400|Shipping|1|0|DPL|c29tZQ==|cs|600'
/** Both made by `openssl dgst -sha256 -sign`. */
const INIT_SIGNATURE =
  'uOjaRI9DA93qDPqWc/NTZb+K1TXjtQoGeoJuIBPgPR17lVtxVPiWMO4KNVI0+WvQaJ0DFST/c4654FggLh+kduNoN9nZ47jNuQ56Ne09rxJ0k5yMOYZM8hFAbyDa/FSSgiaPHTLGFlj3LlaaJvyFcfHfzCPM/mAUYcQ+tRSx8nbrcjv9MaluVy0La23Pi+5tE1qiO916VeSs05V1tkfw0XQxwCniqtqnm/oahefCWaMKDyTUBu4o9vn4cvYCk6blXbqzXLP9AmMXXquoDx5SI/YlilI64Bovz0J8c1aEYPsPUo63xvhHNFFeeuH85fqc0LytnOxXI3MWudQbVV/60A=='
const RETURN_TEXT = 'd165e3c4b624fBD|20260101120005|0|OK|7|637413|c29tZQ=='
const RETURN_SIGNATURE =
  'BMRDLfrWBvATzv5fcdz0XNs+xODLy8cpweoTqFJ8xufGmP4puAnNspGWVNtTKsDgMJRSZLNEhSODbbTTuz+iSlb0jsVzCW8NEIzwFYWgmNfrb2Hwf467ojoaCPNArrFdurECd9KDZ/zf2r5f4lhJa7s6n6TuI0LQs7UgxDDzLqWMDaT+09jJ89lduwqk1d5TyJWLL2RaRbKFsuBfBDjl2KgOcDZ+w1ysqxWdnXvD5jBFNghe/6yEkRfIRNtKg+bJTSkDJkZqoFVK6m1l4I4OtWIg/gpM39c7BX7yiST36pEvCpYxGABFTQWNsGPwffk7k0d0vjGoq3rsh/pI1GEIVA=='

describe('the signature of ČSOB', () => {
  it('takes fields in the documented order, whatever order they are written in', () => {
    const message = {
      ttlSec: 600,
      language: 'cs',
      merchantData: 'c29tZQ==',
      customer: null,
      cart: [
        { amount: 123400, quantity: 1, name: 'Wireless headphones' },
        { description: 'DPL', name: 'Shipping', amount: 0, quantity: 1 },
      ],
      returnMethod: 'POST',
      returnUrl: 'https://shop.example.com/return',
      closePayment: true,
      currency: 'CZK',
      totalAmount: 123400,
      payMethod: 'card',
      payOperation: 'payment',
      dttm: '20260101120000',
      orderNo: '5547',
      merchantId: 'M1MIPSXXXX',
      signature: 'never signed itself',
    }
    expect(signedText(REQUEST_ORDER.init, message)).toBe(INIT_TEXT)
  })

  it('flattens what is nested in its own order, and leaves no slot for what is absent', () => {
    const message = {
      merchantId: 'M',
      orderNo: '1',
      dttm: 'T',
      customer: {
        login: { authAt: '2026-01-01T10:00:00+01:00', auth: 'account' },
        account: { suspicious: false, paymentsDay: 0, createdAt: '2025-01-01T10:00:00+01:00' },
        mobilePhone: '+420.800300300',
        email: 'jan@example.com',
        name: 'Jan Novák',
      },
      order: {
        giftcards: { quantity: 1, currency: 'CZK', totalAmount: 5 },
        shipping: { country: 'CZE', zip: '11000', city: 'Praha', address1: 'Dlouhá 1' },
        billing: { address1: 'Krátká 2', country: 'SVK' },
        addressMatch: false,
        type: 'purchase',
      },
      customExpiry: '20260101120000',
    }
    expect(signedText(REQUEST_ORDER.init, message)).toBe(
      'M|1|T|Jan Novák|jan@example.com|+420.800300300|2025-01-01T10:00:00+01:00|0|false|account|2026-01-01T10:00:00+01:00|purchase|false|Krátká 2|SVK|Dlouhá 1|Praha|11000|CZE|5|CZK|1|20260101120000',
    )
  })

  it('agrees with another maker of RSA-SHA256 signatures, both ways', () => {
    expect(signText(INIT_TEXT, MERCHANT.private_key)).toBe(INIT_SIGNATURE)
    expect(isSignedText(INIT_TEXT, INIT_SIGNATURE, MERCHANT.public_key)).toBe(true)
    expect(signText(RETURN_TEXT, BANK.private_key)).toBe(RETURN_SIGNATURE)
    const returned = {
      merchantData: 'c29tZQ==',
      authCode: '637413',
      paymentStatus: 7,
      resultMessage: 'OK',
      resultCode: 0,
      dttm: '20260101120005',
      payId: 'd165e3c4b624fBD',
    }
    expect(signedText(RETURN_ORDER, returned)).toBe(RETURN_TEXT)
  })

  it('refuses another key, another text and what is no signature', () => {
    expect(isSignedText(INIT_TEXT, INIT_SIGNATURE, BANK.public_key)).toBe(false)
    expect(isSignedText(`${INIT_TEXT}|`, INIT_SIGNATURE, MERCHANT.public_key)).toBe(false)
    for (const nothing of ['', 'x', null, undefined, 7, `${INIT_SIGNATURE} `]) {
      expect(isSignedText(INIT_TEXT, nothing, MERCHANT.public_key)).toBe(false)
    }
  })
})
