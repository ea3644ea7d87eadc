import { expect, it } from 'vitest'
import { accountFacts } from './bank.ts'

const CROWNS = { account: '19-2000145399/0800', iban: 'CZ6508000000192000145399', swift: 'VITRCZPP' }
const EUROS = {
  account: 'SK31 1200 0000 1987 4263 7541',
  iban: 'SK3112000000198742637541',
  swift: 'VITRSKBX',
}

it.each([
  ['crowns in Czech by the number', CROWNS, 'cs', ['Číslo účtu: 19-2000145399/0800']],
  [
    'crowns in English also from abroad',
    CROWNS,
    'en',
    ['Číslo účtu: 19-2000145399/0800', 'IBAN: CZ65 0800 0000 1920 0014 5399', 'SWIFT/BIC: VITRCZPP'],
  ],
  ['euros by the IBAN', EUROS, 'cs', ['IBAN: SK31 1200 0000 1987 4263 7541', 'SWIFT/BIC: VITRSKBX']],
  ['euros by what is known', { account: EUROS.account }, 'sk', ['IBAN: SK31 1200 0000 1987 4263 7541']],
] as const)('an account is named for what it is, and takes %s [PAY-15]', (_, account, language, rows) => {
  const facts = accountFacts(account, 'Číslo účtu', language)
  expect(facts.map((fact) => fact.join(': '))).toEqual(rows)
})
