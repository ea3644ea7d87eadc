import type { Localized } from './content/shape.ts'

/** What the homepage tells search engines. */
export const shopMeta: { meta_title: Localized; meta_description: Localized } = {
  meta_title: {
    cs: 'Vitrine – čaj, káva a ručně točená keramika',
    sk: 'Vitrine – čaj, káva a ručne točená keramika',
    en: 'Vitrine – tea, coffee and hand-thrown ceramics',
    de: 'Vitrine – Tee, Kaffee und handgedrehte Keramik',
  },
  meta_description: {
    cs: 'Sypané čaje z malých zahrad, čerstvě pražená káva a keramika z českých dílen. Doprava zdarma od 1 200 Kč.',
    sk: 'Sypané čaje z malých záhrad, čerstvo pražená káva a keramika z českých dielní. Doprava zadarmo od 48 €.',
    en: 'Loose teas from small gardens, freshly roasted coffee and ceramics from Czech studios. Free shipping from 1,200 Kč.',
    de: 'Loser Tee aus kleinen Gärten, frisch gerösteter Kaffee und Keramik aus tschechischen Werkstätten.',
  },
}
