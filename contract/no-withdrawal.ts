import type { InterfaceLanguage } from './language.ts'
import type { WITHDRAWAL_EXCEPTIONS } from './product.ts'

type Texts = Record<InterfaceLanguage, string>

/** Why goods do not go back: the page says it before they are ordered, and what confirms the order says the same. */
export const NO_WITHDRAWAL = {
  perishable: {
    cs: 'Zboží podléhá rychlé zkáze, proto od smlouvy nelze odstoupit bez udání důvodu.',
    sk: 'Tovar podlieha rýchlej skaze, preto od zmluvy nemožno odstúpiť bez udania dôvodu.',
    en: 'The goods perish quickly, so you cannot return them without giving a reason.',
  },
  hygiene: {
    cs: 'Po porušení obalu nelze zboží z hygienických ohledů vrátit bez udání důvodu.',
    sk: 'Po porušení obalu nemožno tovar kvôli hygiene vrátiť bez udania dôvodu.',
    en: 'For reasons of hygiene, you cannot return the goods without giving a reason once the seal is broken.',
  },
  made_to_order: {
    cs: 'Vyrábíme na míru podle vašeho přání, proto od smlouvy nelze odstoupit bez udání důvodu.',
    sk: 'Vyrábame na mieru podľa vášho želania, preto od zmluvy nemožno odstúpiť bez udania dôvodu.',
    en: 'Made to your order, so you cannot return it without giving a reason.',
  },
  service_rendered: {
    cs: 'Jakmile službu s vaším souhlasem poskytneme, nelze už od smlouvy odstoupit.',
    sk: 'Len čo službu s vaším súhlasom poskytneme, od zmluvy už nemožno odstúpiť.',
    en: 'Once we have provided the service with your consent, you can no longer withdraw from the contract.',
  },
} as const satisfies Record<(typeof WITHDRAWAL_EXCEPTIONS)[number], Texts>
