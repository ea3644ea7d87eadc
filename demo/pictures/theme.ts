import type { Subject } from './subject.ts'

/** What stands on a wide stage: two at the back, the main thing, two small ones in front. */
export interface Arrangement {
  back: readonly [Subject, Subject]
  main: Subject
  front: readonly [Subject, Subject]
}

const arrange = (
  back: readonly [Subject, Subject],
  main: Subject,
  front: readonly [Subject, Subject],
): Arrangement => ({ back, main, front })

export const themes = {
  'tea-morning': arrange(['tea-tin', 'vase'], 'teapot', ['cup-and-saucer', 'loose-leaves']),
  'coffee-brewing': arrange(['coffee-bag', 'grinder'], 'dripper', ['espresso-cup', 'coffee-beans']),
  'coffee-classic': arrange(['coffee-jar', 'coffee-bag'], 'moka-pot', ['espresso-cup', 'chocolate-bar']),
  'french-press': arrange(['coffee-bag', 'canister'], 'french-press', ['mug', 'coffee-beans']),
  pottery: arrange(['vase', 'milk-jug'], 'bowl', ['espresso-cup', 'tumbler']),
  'table-setting': arrange(['plate', 'milk-jug'], 'cup-and-saucer', ['sugar-bowl', 'spoon']),
  matcha: arrange(['tea-tin', 'canister'], 'matcha-bowl', ['matcha-whisk', 'spoon']),
  gongfu: arrange(['teapot', 'tea-tin'], 'gaiwan', ['tumbler', 'loose-leaves']),
  gifts: arrange(['tea-tin', 'gift-wrap'], 'gift-box', ['candle', 'chocolate-bar']),
  winter: arrange(['candle', 'honey-jar'], 'mug', ['chocolate-bar', 'spoon']),
  'new-glazes': arrange(['vase', 'tumbler'], 'mug', ['bowl', 'espresso-cup']),
  'slow-morning': arrange(['kettle', 'coffee-bag'], 'mug', ['coffee-beans', 'spoon']),
  'pour-over': arrange(['filter-papers', 'coffee-bag'], 'kettle', ['dripper', 'coffee-beans']),
  reading: arrange(['vase', 'candle'], 'book', ['cup-and-saucer', 'spoon']),
  pantry: arrange(['honey-jar', 'coffee-jar'], 'canister', ['sugar-bowl', 'spoon']),
  workshop: arrange(['milk-jug', 'vase'], 'teapot', ['bowl', 'matcha-bowl']),
} satisfies Record<string, Arrangement>

export type Theme = keyof typeof themes

export function arrangementOf(theme: string): Arrangement {
  // The check makes the index safe, which the compiler cannot see through hasOwn.
  return Object.hasOwn(themes, theme) ? themes[theme as Theme] : themes['tea-morning']
}
