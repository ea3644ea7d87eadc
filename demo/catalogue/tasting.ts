import { FLAVOURS } from './taste.ts'
import type { FlavourCode, Origin } from './taste.ts'
import type { Localized } from './shape.ts'
import { joined, perLanguage, pick, words } from './text.ts'

type Tasting = { phrase: Localized; origin: Origin; flavours: FlavourCode[] }
type Parts = { phrase: string; from: string; notes: string }

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * Each pattern stands in the nominative alone, so it fits a noun of any gender.
 * A German phrase of two words opens with an adjective, which is small after the colon.
 */
const PATTERNS: Record<keyof Localized, (parts: Parts) => string>[] = [
  {
    cs: ({ phrase, from, notes }) => `${phrase} ${from} s tóny ${notes}.`,
    sk: ({ phrase, from, notes }) => `${phrase} ${from} s tónmi ${notes}.`,
    en: ({ phrase, from, notes }) => `${phrase} ${from} with notes of ${notes}.`,
    de: ({ phrase, from, notes }) => `${phrase} ${from} mit Noten von ${notes}.`,
  },
  {
    cs: ({ phrase, from, notes }) => `${phrase} ${from}. V šálku najdete tóny ${notes}.`,
    sk: ({ phrase, from, notes }) => `${phrase} ${from}. V šálke nájdete tóny ${notes}.`,
    en: ({ phrase, from, notes }) => `${phrase} ${from}. The cup brings notes of ${notes}.`,
    de: ({ phrase, from, notes }) => `${phrase} ${from}. In der Tasse finden Sie Noten von ${notes}.`,
  },
  {
    cs: ({ phrase, from, notes }) => `Tóny ${notes} a dlouhá dochuť: ${lowered(phrase)} ${from}.`,
    sk: ({ phrase, from, notes }) => `Tóny ${notes} a dlhá dochuť: ${lowered(phrase)} ${from}.`,
    en: ({ phrase, from, notes }) => `Notes of ${notes} and a long finish: ${lowered(phrase)} ${from}.`,
    de: ({ phrase, from, notes }) =>
      `Noten von ${notes} und ein langer Nachklang: ${phrase.includes(' ') ? lowered(phrase) : phrase} ${from}.`,
  },
  {
    cs: ({ phrase, from, notes }) =>
      `${phrase} ${from}. Převládají tóny ${notes}, vše ostatní zůstává v pozadí.`,
    sk: ({ phrase, from, notes }) =>
      `${phrase} ${from}. Prevládajú tóny ${notes}, všetko ostatné zostáva v pozadí.`,
    en: ({ phrase, from, notes }) =>
      `${phrase} ${from}. Notes of ${notes} lead, the rest stays in the background.`,
    de: ({ phrase, from, notes }) =>
      `${phrase} ${from}. Noten von ${notes} führen, alles andere bleibt im Hintergrund.`,
  },
]

export function tastingLine(code: string, tasting: Tasting): Localized {
  const pattern = pick(PATTERNS, `${code}:line`)
  const notes = joined(tasting.flavours.map((flavour) => FLAVOURS[flavour].of))
  return perLanguage((language) =>
    pattern[language]({
      phrase: tasting.phrase[language],
      from: tasting.origin.from[language],
      notes: notes[language],
    }),
  )
}

export const BREWING_HEADING = words('Příprava', 'Príprava', 'Brewing', 'Zubereitung')
export const KEEPING = words(
  'Uchovávejte v suchu, ve tmě a dobře uzavřené.',
  'Uchovávajte v suchu, v tme a dobre uzavreté.',
  'Keep dry, dark and well closed.',
  'Trocken, dunkel und gut verschlossen aufbewahren.',
)
