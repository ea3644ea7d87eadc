import type { Country, Currency, Localized } from './shape.ts'

const names = (cs: string, sk: string, en: string, de: string): Localized => ({ cs, sk, en, de })

/** Bills go to the whole Union; where goods are sent comes first, the others by their Czech names. */
const union: [string, string, Localized][] = [
  ['CZ', '+420', names('Česko', 'Česko', 'Czechia', 'Tschechien')],
  ['SK', '+421', names('Slovensko', 'Slovensko', 'Slovakia', 'Slowakei')],
  ['DE', '+49', names('Německo', 'Nemecko', 'Germany', 'Deutschland')],
  ['AT', '+43', names('Rakousko', 'Rakúsko', 'Austria', 'Österreich')],
  ['PL', '+48', names('Polsko', 'Poľsko', 'Poland', 'Polen')],
  ['BE', '+32', names('Belgie', 'Belgicko', 'Belgium', 'Belgien')],
  ['BG', '+359', names('Bulharsko', 'Bulharsko', 'Bulgaria', 'Bulgarien')],
  ['DK', '+45', names('Dánsko', 'Dánsko', 'Denmark', 'Dänemark')],
  ['EE', '+372', names('Estonsko', 'Estónsko', 'Estonia', 'Estland')],
  ['FI', '+358', names('Finsko', 'Fínsko', 'Finland', 'Finnland')],
  ['FR', '+33', names('Francie', 'Francúzsko', 'France', 'Frankreich')],
  ['HR', '+385', names('Chorvatsko', 'Chorvátsko', 'Croatia', 'Kroatien')],
  ['IE', '+353', names('Irsko', 'Írsko', 'Ireland', 'Irland')],
  ['IT', '+39', names('Itálie', 'Taliansko', 'Italy', 'Italien')],
  ['CY', '+357', names('Kypr', 'Cyprus', 'Cyprus', 'Zypern')],
  ['LT', '+370', names('Litva', 'Litva', 'Lithuania', 'Litauen')],
  ['LV', '+371', names('Lotyšsko', 'Lotyšsko', 'Latvia', 'Lettland')],
  ['LU', '+352', names('Lucembursko', 'Luxembursko', 'Luxembourg', 'Luxemburg')],
  ['HU', '+36', names('Maďarsko', 'Maďarsko', 'Hungary', 'Ungarn')],
  ['MT', '+356', names('Malta', 'Malta', 'Malta', 'Malta')],
  ['NL', '+31', names('Nizozemsko', 'Holandsko', 'Netherlands', 'Niederlande')],
  ['PT', '+351', names('Portugalsko', 'Portugalsko', 'Portugal', 'Portugal')],
  ['RO', '+40', names('Rumunsko', 'Rumunsko', 'Romania', 'Rumänien')],
  ['GR', '+30', names('Řecko', 'Grécko', 'Greece', 'Griechenland')],
  ['SI', '+386', names('Slovinsko', 'Slovinsko', 'Slovenia', 'Slowenien')],
  ['ES', '+34', names('Španělsko', 'Španielsko', 'Spain', 'Spanien')],
  ['SE', '+46', names('Švédsko', 'Švédsko', 'Sweden', 'Schweden')],
]
const elsewhere: typeof union = [
  ['CH', '+41', names('Švýcarsko', 'Švajčiarsko', 'Switzerland', 'Schweiz')],
  [
    'GB',
    '+44',
    names('Spojené království', 'Spojené kráľovstvo', 'United Kingdom', 'Vereinigtes Königreich'),
  ],
]

export const countries: Country[] = [...union, ...elsewhere].map(([alpha2, dial_code, name], index) => ({
  alpha2,
  dial_code,
  name,
  is_active: index < union.length,
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
