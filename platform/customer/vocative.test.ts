import { describe, expect, it } from 'vitest'
import { customers } from '#demo/trade/customer.ts'
import { czechVocative, nameInflections } from './vocative.ts'

describe('the Czech vocative [CUST-19]', () => {
  it.each([
    ['Jana', 'Jano'],
    ['Marie', 'Marie'],
    ['Dagmar', 'Dagmar'],
    ['Petr', 'Petře'],
    ['Alexandr', 'Alexandře'],
    ['Viktor', 'Viktore'],
    ['Jan', 'Jane'],
    ['Tomáš', 'Tomáši'],
    ['Ondřej', 'Ondřeji'],
    ['Pavel', 'Pavle'],
    ['Karel', 'Karle'],
    ['Daniel', 'Danieli'],
    ['Marek', 'Marku'],
    ['Zdeněk', 'Zdeňku'],
    ['Luděk', 'Luďku'],
    ['Patrik', 'Patriku'],
    ['Vojtěch', 'Vojtěchu'],
    ['Jiří', 'Jiří'],
    ['Ivo', 'Ivo'],
    ['Alois', 'Aloisi'],
    ['Anna Marie', 'Anno Marie'],
  ])('of the first name %s is %s [CUST-19]', (name, vocative) => {
    expect(czechVocative(name)).toBe(vocative)
  })

  it.each([
    ['Petr', 'Dvořák', 'Dvořáku'],
    ['Jan', 'Svoboda', 'Svobodo'],
    ['Jan', 'Novotný', 'Novotný'],
    ['Jan', 'Němec', 'Němče'],
    ['Jan', 'Kadlec', 'Kadleče'],
    ['Jan', 'Hájek', 'Hájku'],
    ['Jan', 'Kolář', 'Koláři'],
    ['Bohuslav', 'Martinů', 'Martinů'],
    ['Jan', 'Menzel', 'Menzel'],
    ['Eva', 'Nováková-Malá', 'Nováková-Malá'],
    ['Eva', 'Gottwald', 'Gottwald'],
  ])('of %s %s ends in %s [CUST-19]', (first_name, last_name, vocative) => {
    expect(nameInflections({ first_name, last_name }, 'cs').last_name_vocative).toBe(vocative)
  })

  it.each(['', '李', 'X Æ A-12', '-', 'ADAM'])(
    'leaves %j, which it does not know, as it is [CUST-19]',
    (name) => {
      expect(czechVocative(name)).toBe(name)
    },
  )

  it('goes by the ending alone, whatever stands before it [CUST-19]', () => {
    expect(czechVocative('O’Brien')).toBe('O’Briene')
  })
})

describe('other languages [CUST-19]', () => {
  it('use the plain name in Slovak and no form of address elsewhere [CUST-19]', () => {
    const eva = { first_name: 'Eva', last_name: 'Kováčová' }
    expect(nameInflections(eva, 'sk')).toEqual({ first_name_vocative: 'Eva', last_name_vocative: 'Kováčová' })
    expect(nameInflections(eva, 'en')).toEqual({ first_name_vocative: null, last_name_vocative: null })
  })
})

describe('the people of the demo shop [CUST-19]', () => {
  it.each(customers)('$first_name $last_name is addressed as written by hand [CUST-19]', (customer) => {
    const { first_name_vocative, last_name_vocative } = customer
    expect(nameInflections(customer, customer.language)).toEqual({ first_name_vocative, last_name_vocative })
  })
})
