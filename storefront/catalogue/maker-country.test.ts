import { expect, it } from 'vitest'
import type { InterfaceLanguage } from '#contract/language.ts'
import { nameCountries } from './maker-country.ts'

const contact = (address: string, responsible: string | null = null) => ({
  manufacturer_name: 'Tepna',
  manufacturer_address: address,
  manufacturer_email: 'tepna@example.com',
  responsible_person_name: responsible && 'Luh & List',
  responsible_person_address: responsible,
  responsible_person_email: null,
  warnings: null,
})

it.each<[InterfaceLanguage, string, string]>([
  ['cs', 'Česko', 'Japonsko'],
  ['sk', 'Česko', 'Japonsko'],
  ['en', 'Czechia', 'Japan'],
])("the country of a product's maker is named in the language of the page: %s [L14]", (language, cz, jp) => {
  const named = nameCountries(
    contact('Ujina 1, 611-0021 Kyoto, JP', 'Lipová alej 14, 586 01 Jihlava, CZ'),
    language,
  )
  expect(named.manufacturer_address).toBe(`Ujina 1, 611-0021 Kyoto, ${jp}`)
  expect(named.responsible_person_address).toBe(`Lipová alej 14, 586 01 Jihlava, ${cz}`)
})

it.each([
  'Lipová alej 14, Jihlava',
  'CZ Park 3, Brno',
  'Box 7, 120 00 Praha, XX',
  '12500 Sunset Boulevard, Los Angeles, CA',
  '12500 Sunset Boulevard Los Angeles, CA',
  '',
])('an address that ends in no country stays as it is: „%s“ [L14]', (address) => {
  expect(nameCountries(contact(address), 'cs')).toEqual(contact(address))
})
