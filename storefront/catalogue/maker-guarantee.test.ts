import { expect, it } from 'vitest'
import { makerGuarantee } from './maker-guarantee.ts'

it.each([
  ['cs', 36, 'Záruka životnosti od výrobce: 3\u00a0roky.'],
  ['cs', 30, 'Záruka životnosti od výrobce: 30\u00a0měsíců.'],
  ['sk', 120, 'Záruka životnosti od výrobcu: 10\u00a0rokov.'],
  ['en', 30, 'Producer’s guarantee of durability: 30\u00a0months.'],
] as const)(
  'a guarantee in %s of %i months is told in years where they are whole [L15]',
  (language, months, title) => {
    expect(makerGuarantee(months, language)?.title).toBe(title)
  },
)

it('a product without one says nothing [L15]', () => {
  expect(makerGuarantee(null, 'cs')).toBeNull()
})
