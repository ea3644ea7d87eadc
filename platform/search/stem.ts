/** What a folded word is filed under: its own stem, and the stems of words that are close kin to it. */
export interface Stems {
  stem: string
  kin: string[]
}

/** Cuts the first ending that fits and leaves at least `shortest` letters. */
export function cutEnding(word: string, endings: readonly string[], shortest: number): string {
  for (const ending of endings) {
    if (word.length - ending.length >= shortest && word.endsWith(ending)) return word.slice(0, -ending.length)
  }
  return word
}

export function withKin(stem: string, kin: readonly string[]): Stems {
  return { stem, kin: [...new Set(kin)].filter((one) => one !== stem && one.length >= 3) }
}
