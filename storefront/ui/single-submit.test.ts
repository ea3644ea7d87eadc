import { describe, expect, it } from 'vitest'
import { isRepeated, type Sending } from './single-submit.ts'

const [form, button] = [{}, {}]
const sending = (changed: Partial<Sending> = {}): Sending => ({
  form,
  button,
  action: '/api/cart/remove',
  at: 1000,
  is_under_way: false,
  ...changed,
})

describe('a second click on the same button', () => {
  it.for([
    [1, true],
    [499, true],
    [500, false],
  ] as const)('after %i ms is ignored: %s [UI-08]', ([later, ignored]) => {
    for (const burst of ['double_click', 'tap'] as const)
      expect(isRepeated(sending(), sending({ at: 1000 + later }), burst)).toBe(ignored)
  })

  it('that a mouse does not count to the first is meant [UI-08]', () => {
    expect(isRepeated(sending(), sending({ at: 1400 }), null)).toBe(false)
  })

  it('is ignored where it falls on the next row of a list, a deliberate one there is not [UI-08]', () => {
    const next = sending({ form: {}, button: {}, at: 1200 })
    expect(isRepeated(sending(), next, 'double_click')).toBe(true)
    expect(isRepeated(sending(), next, 'tap')).toBe(false)
    expect(isRepeated(sending(), { ...next, action: '/api/cart/voucher' }, 'double_click')).toBe(false)
  })

  it('is not what a key or a script does: they may send a form again at once [UI-08]', () => {
    expect(isRepeated(sending(), sending({ button: null, at: 1100 }), 'tap')).toBe(false)
    const by_key = sending({ button: null })
    expect(isRepeated(by_key, { ...by_key, at: 1100 }, 'tap')).toBe(false)
  })
})

describe('a form the browser is leaving with', () => {
  it.for([
    ['the same button', button],
    ['another button', {}],
    ['a key', null],
  ] as const)('is not sent again by %s [UI-08]', ([, again]) => {
    const last = sending({ is_under_way: true })
    expect(isRepeated(last, sending({ button: again, at: 15_999 }), null)).toBe(true)
    expect(isRepeated(last, sending({ button: again, at: 16_000 }), null)).toBe(false)
  })

  it('does not hold back another form', () => {
    expect(isRepeated(sending({ is_under_way: true }), sending({ form: {}, button: {} }), null)).toBe(false)
  })
})
