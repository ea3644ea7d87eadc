import { createPrivateKey, createPublicKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ANSWER_ORDER, dttmOf, isSigned, REQUEST_ORDER, signedText, signText } from './csob-signature.ts'

/** Made for these tests and used nowhere else. The signatures below come from `openssl dgst -sha256 -sign`. */
const private_key = createPrivateKey(`-----BEGIN PRIVATE KEY-----
MIIEvAIBADANBgkqhkiG9w0BAQEFAASCBKYwggSiAgEAAoIBAQCztLybRxyesBkW
6bSSCwmG11t92O4Gc34BnZwvas+fasj3HIs+ZW+8YN96JoWTipHXI6wkDCRbrNRH
mfUn7DK9pRCDJVXy5IyOYEGiGUBaZNZcBvFz/sGAbbH0PzAIUI21QZdi6Fcdm3L0
uJ8I1j5Bo4atzzIFQ3PXXcqA7GlfWGZiK2Z9pBMsiu9YBzecQqiwSAQe0x3NFQcB
p58og4pU0k930yrccsXggIKxDR2qYSSbicboMsAey3qSlu5LZjfVV4wg7SfbXShS
cYwfr6ba3xq66g+XvoqejDmegmRkMTfBNUxv9OzKqJuYcIg6dr8IAQUXCOWXYEBZ
4BqavYJdAgMBAAECggEAEfR487rDLUfC+fsXw4++v+48gfJutc5MRLUOqd4uKGtu
8OG1N+LCqzuymG3I4tjxgWFbDa744v/9pbnIONjsqO4ZHEFauQ4EzSTo6d1EBMQW
dtNqxIArrT1IjnLRxcLmpbmL+qHkMl0Zu0HHAgcF6WEBT9Rn1wbKSDZiyUbVsGTl
greUyf0uBb4fbm/4EGk8kNaChUzO5hm135//EaeYHJGY/X16n2SwZsh6gCyqLPcd
Jhx3T73jfMbQmqxeeERNxICNEZN+kwKFWEnoWnuaBm6ggnN36OVZ9ItZvXBvP+Ue
nK21xSJbeBwpyPSzIWwsDS8WrBg8OwCIOxk42o00gQKBgQDzN5psYAsPI5jQRHOi
6ye2bkSdaQRyGL9WqgfAu91xTl019zg1cGBpHAL2AbUDjryP3FTS50bzVglmxIpg
sE+hQ9RfoCtLbuCt6Vds4fEworYgAYdnfgJzm4cCJF9XIF7Fe5/vhJj/aSycbh0L
T0Z4BMejmeGTDHjzRWWg518c9QKBgQC9Jp0xug+N2d5fA/YpPcy3YGNKGXMts690
PR9fYFjGcsOzG1Qcy/Y4qd7tJepimzOW42y5+iZRSxeQsnzKuhmi5CYQbVf7wkxM
Uuy+5MNyOvMRg5cb92/52a8dzJ9ZkTevWPZhp/Pol8OL3ens9nm4VnQvynMn4TKN
NjNSnRTuyQKBgDvYjLjqEQ6SlcF5dnK6JjVvgJazBpMEn+A1Sl8UWvLMc4cZ48zS
cAatC9V4qg/MCX3km0KiAgVSQFH3Po14FL/7rsAw6zZOfB6O8iIqnmx3PRU3Cxhe
G0BTHq9aP9NydZ9mQf5vxC3ktUNwnNjxksdpda496RGD2icSBmXHSNIZAoGAKaOF
eTvnTqfGbw41M1D6bufWE6rUkxv6JNGLxXg1MsJy2EvM0WYI9uJWQ8hT948I5U99
UNeDdePc9SqFlC8xk4073+PiOXbFSwv6N++uIshdV96q9iobSVolVZ8E+TehlYU0
/7x0UiCOmIyqgVKk6vKFMzwS65WEhleHJsmToRkCgYBdyLpUCyROTZINcKzDIRCF
ERty0gExJY82YFSA0v1BmURYTrIPSqG22KjRHlH6BZ88xGLRIIPfB94vYfga/Fg0
OxTZsAcyfHwHN5UtkRgsDvwKCpJd/AwZS7MxUdPDYLYLxbNNg0D64wscirV92aPa
CYID4KKgLlbq3eGq/rndAQ==
-----END PRIVATE KEY-----`)
const public_key = createPublicKey(`-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAs7S8m0ccnrAZFum0kgsJ
htdbfdjuBnN+AZ2cL2rPn2rI9xyLPmVvvGDfeiaFk4qR1yOsJAwkW6zUR5n1J+wy
vaUQgyVV8uSMjmBBohlAWmTWXAbxc/7BgG2x9D8wCFCNtUGXYuhXHZty9LifCNY+
QaOGrc8yBUNz113KgOxpX1hmYitmfaQTLIrvWAc3nEKosEgEHtMdzRUHAaefKIOK
VNJPd9Mq3HLF4ICCsQ0dqmEkm4nG6DLAHst6kpbuS2Y31VeMIO0n210oUnGMH6+m
2t8auuoPl76Know5noJkZDE3wTVMb/TsyqibmHCIOna/CAEFFwjll2BAWeAamr2C
XQIDAQAB
-----END PUBLIC KEY-----`)

const INIT = {
  text: 'M1MIPSXXXX|5547|20260101120000|payment|card|123400|CZK|true|https://shop.example.com/return|POST|Wireless headphones|1|123400|Shipping|1|0|DPL|c29tZQ==|cs|600',
  signature:
    'k92DY//+wBlqy/Iv/MAgQH0/9o/mqW0Shf16v/Ofn08iCQjGWdgWJtW/7J60+69iDPuH6CKbGorSyptSJy/5R9hD' +
    '8QHZAIEcB7sJe/DlBmH0pHSD1fAPzzhixCsTJVwsqty8bqiTmZoS1xT/7ljxdOmWRfhHCQ2I9EwwCxqz0M/kDQdO' +
    'pCQt6TV1VgTy2eBZR2IsXt0X7gTyZ+iWKGAJNQHwQ8Lk/X4xiPtuvdUD8Q1KcJk/+loe4uDv1ZxaMrcrJORM7F3d' +
    'nWat25cbjw2joiM/uyE7cBGkv2qnmGcq84RUY2+nYk+jcX+VHHcVtNZQghvzSZbX9pFM0I8FlWtzpw==',
}
const STATUS = {
  text: 'M1MIPSXXXX|d165e3c4b624fBD|20260101120100',
  signature:
    'eSe+3i3yRKf1FHk6F6wvY5NSTSRuNM4MPZXkI6Is015QurlVxjK8PJ6bT72L+tcOx2fbUTY4efq0/n0yUyqdSsoi' +
    'orTFLxVZ4GdRhwpzhyCzRYPDLwgmxUf9yyRd9j7rnv1lwAE/eYRT56rX4rs/Uqzon1s7X35G0L/kKcd05AauaUoM' +
    'XwdfXPDG7b4XksdSDOfGTQjRTO/6C2reHnD5TaTwB4Uiq/aMudvFAu+jp6I6QCTXv3KGmYV0ler00Xxff1nytrHs' +
    'DLFIGMKYoCo9V8kNsDeao9aMHBYKdxjVmtvdnA4yZ8pEbrGaI/3jwHNDOhXxQRd4ZdeJJ/vnk10TXg==',
}
const RETURN = {
  text: 'd165e3c4b624fBD|20260101120500|0|OK|7|042760|MTI=|Žluťoučký kůň',
  signature:
    'sQRoeoSzjqjNJ/HtAFACwhrVjkLTf8NALxb0CbS5BydC3V4yCZfwpoP/PdWuYzHQZtcj+k6Y9YiS94woxPVWSXxn' +
    '5rKDYqD1b8DO40ZfLdnx9Q1Bh4neHOEmct6P+aKHk5NO8P9n3dC/p4ngmI4+PUvS57jynTQ1OIzCrGu6dzZhGikR' +
    'x42a4/CvauXlbLQRfe0NgjjY4P1GpWevovWQJVuoUMFHEp31zWXMJSuBSqKUBTKYG/WYBu7BGxFcdvPxG+BigoNQ' +
    'WeXxDsupV/CHOEeiVrUtdhmM3Abj+bISvFtkDDGt4vNWl4Z9QehHHbUHSg/KqlM6NfsfWSp1Imfdhw==',
}

const initMessage = {
  ttlSec: 600,
  language: 'cs',
  merchantData: 'c29tZQ==',
  cart: [
    { amount: 123400, quantity: 1, name: 'Wireless headphones' },
    { description: 'DPL', name: 'Shipping', amount: 0, quantity: 1 },
  ],
  customerId: null,
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
  customer: undefined,
}

describe('the text ČSOB signs', () => {
  it('takes the documented order, whatever order the fields were written in [PAY-02]', () => {
    expect(signedText(REQUEST_ORDER.init, initMessage)).toBe(INIT.text)
    expect(
      signedText(REQUEST_ORDER.payment, {
        dttm: '20260101120100',
        payId: 'd165e3c4b624fBD',
        merchantId: 'M1MIPSXXXX',
      }),
    ).toBe(STATUS.text)
  })

  it('leaves no empty place for what is absent, and keeps what is merely falsy', () => {
    expect(signedText(ANSWER_ORDER.change, { payId: 'a', dttm: 'b', resultCode: 0, authCode: null })).toBe(
      'a|b|0',
    )
    expect(signedText(REQUEST_ORDER.init, { closePayment: false, merchantData: '' })).toBe('false|')
  })

  it('walks into what is nested in its own order', () => {
    const customer = {
      login: { authAt: '2026-01-01T12:00:00+01:00', auth: 'account' },
      account: { suspicious: false, orderHistory: 3 },
      email: 'jana@example.com',
      name: 'Jana Nováková',
    }
    const order = { billing: { country: 'CZE', city: 'Brno' }, type: 'purchase', giftcards: { quantity: 2 } }
    expect(signedText(REQUEST_ORDER.init, { order, customer, language: 'cs' })).toBe(
      'Jana Nováková|jana@example.com|3|false|account|2026-01-01T12:00:00+01:00|purchase|Brno|CZE|2|cs',
    )
    const actions = {
      authenticate: {
        browserChallenge: { vars: { creq: 'abc' }, method: 'POST', url: 'https://acs.example/' },
      },
    }
    expect(signedText(ANSWER_ORDER.status, { payId: 'a', actions })).toBe('a|https://acs.example/|POST|abc')
  })
})

describe('the signature of ČSOB', () => {
  it('is that of RSA with SHA-256 over UTF-8, as another implementation makes it', () => {
    for (const { text, signature } of [INIT, STATUS, RETURN]) {
      expect(signText(text, private_key)).toBe(signature)
      expect(isSigned(text, signature, public_key)).toBe(true)
    }
  })

  it('fails with one letter, one byte or another field changed [F32]', () => {
    const { text, signature } = RETURN
    expect(isSigned(text.replace('|7|', '|8|'), signature, public_key)).toBe(false)
    expect(
      isSigned(
        text,
        signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
        public_key,
      ),
    ).toBe(false)
    for (const wrong of ['', 'not base64!', undefined, 7, signature.slice(4)]) {
      expect(isSigned(text, wrong, public_key)).toBe(false)
    }
  })
})

describe('the clock of ČSOB', () => {
  it('is that of Prague, in summer and in winter', () => {
    expect(dttmOf(new Date('2026-01-01T11:00:00Z'))).toBe('20260101120000')
    expect(dttmOf(new Date('2026-07-01T22:30:05Z'))).toBe('20260702003005')
  })
})
