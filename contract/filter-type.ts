export const CHOICE_FILTER_TYPES = ['select', 'checkbox', 'radio', 'color'] as const
export type ChoiceFilterType = (typeof CHOICE_FILTER_TYPES)[number]

export const FILTER_TYPES = [...CHOICE_FILTER_TYPES, 'price_slider'] as const
export type FilterType = (typeof FILTER_TYPES)[number]

/** In the others a new choice takes the place of the last. */
export function takesSeveral(type: FilterType): boolean {
  return type === 'checkbox' || type === 'color'
}
