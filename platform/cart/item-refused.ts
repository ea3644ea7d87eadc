import type { Language } from '#contract/language.ts'
import { fillText } from '#platform/fill-text.ts'
import { ITEM_TEXTS, type ItemProblem } from './item-texts.ts'

/** Why an item cannot be as it was asked for, by the field to blame. */
export class ItemRefused extends Error {
  readonly field: string
  readonly problem: ItemProblem
  readonly word: string | number

  constructor(field: string, problem: ItemProblem, word: string | number = '') {
    super(problem)
    this.name = 'ItemRefused'
    this.field = field
    this.problem = problem
    this.word = word
  }

  text(language: Language): string {
    return fillText(ITEM_TEXTS[language][this.problem], { name: this.word, limit: this.word })
  }
}

/** What comes of the work, or why it was refused. */
export function attempt<Result>(work: () => Result): Result | ItemRefused {
  try {
    return work()
  } catch (refused) {
    if (refused instanceof ItemRefused) return refused
    throw refused
  }
}
