import type { Country, Currency, Localized } from './shape.ts'

const names = (cs: string, sk: string, en: string, de: string): Localized => ({ cs, sk, en, de })

const rows: [string, string, boolean, Localized][] = [
  ['CZ', '+420', true, names('Česko', 'Česko', 'Czechia', 'Tschechien')],
  ['SK', '+421', true, names('Slovensko', 'Slovensko', 'Slovakia', 'Slowakei')],
  ['DE', '+49', true, names('Německo', 'Nemecko', 'Germany', 'Deutschland')],
  ['AT', '+43', true, names('Rakousko', 'Rakúsko', 'Austria', 'Österreich')],
  ['PL', '+48', true, names('Polsko', 'Poľsko', 'Poland', 'Polen')],
  ['HU', '+36', false, names('Maďarsko', 'Maďarsko', 'Hungary', 'Ungarn')],
  ['SI', '+386', false, names('Slovinsko', 'Slovinsko', 'Slovenia', 'Slowenien')],
  ['IT', '+39', false, names('Itálie', 'Taliansko', 'Italy', 'Italien')],
  ['FR', '+33', false, names('Francie', 'Francúzsko', 'France', 'Frankreich')],
  ['NL', '+31', false, names('Nizozemsko', 'Holandsko', 'Netherlands', 'Niederlande')],
]

export const countries: Country[] = rows.map(([alpha2, dial_code, is_active, name], index) => ({
  alpha2,
  dial_code,
  name,
  is_active,
  position: index + 1,
}))

export const currencies: Currency[] = [
  {
    id: 1,
    code: 'CZK',
    name: names('česká koruna', 'česká koruna', 'Czech koruna', 'tschechische Krone'),
    symbol: 'Kč',
    decimal_places: 2,
    czk_rate: null,
  },
  {
    id: 2,
    code: 'EUR',
    name: names('euro', 'euro', 'euro', 'Euro'),
    symbol: '€',
    decimal_places: 2,
    czk_rate: 24.36,
  },
]
