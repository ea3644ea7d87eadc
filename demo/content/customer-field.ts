import type { ConfigurableVariable, CustomerGroup } from './shape.ts'

export const customerGroups: CustomerGroup[] = [
  {
    code: 'salon',
    name: {
      cs: 'Čajovny a kavárny',
      sk: 'Čajovne a kaviarne',
      en: 'Tea rooms and cafés',
      de: 'Teesalons und Cafés',
    },
  },
]

export const configurableVariables: ConfigurableVariable[] = [
  {
    code: 'favourite_drink',
    name: { cs: 'Oblíbený nápoj', sk: 'Obľúbený nápoj', en: 'Favourite drink', de: 'Lieblingsgetränk' },
    type: 'text',
    value: '',
  },
  {
    code: 'grind_for_me',
    name: {
      cs: 'Kávu vždy namlít',
      sk: 'Kávu vždy zomlieť',
      en: 'Always grind my coffee',
      de: 'Kaffee immer mahlen',
    },
    type: 'boolean',
    value: 'false',
  },
  {
    code: 'cups_per_day',
    name: { cs: 'Počet šálků denně', sk: 'Počet šálok denne', en: 'Cups per day', de: 'Tassen pro Tag' },
    type: 'number',
    value: null,
  },
]
