import type { ProductField } from './product-field.ts'

/** Where a field sets no limit of its own. */
export const MAX_FIELD_LENGTH = 500

type Field = Pick<ProductField, 'code' | 'is_required' | 'max_length'>

/** Named like the issues of any other form, so that the same words tell them. */
export interface ProductFieldIssue {
  code: string
  issue: 'invalid_type' | 'too_big' | 'invalid_format' | 'unknown_keys'
}

export function fieldLimit({ max_length }: Pick<ProductField, 'max_length'>): number {
  return Math.min(max_length ?? MAX_FIELD_LENGTH, MAX_FIELD_LENGTH)
}

/** What is wrong with the values, by the code of the field: the product page asks before a purchase, the cart upon it. */
export function productFieldIssues(
  fields: readonly Field[],
  values: Readonly<Record<string, string>>,
): ProductFieldIssue[] {
  const known = new Set(fields.map(({ code }) => code))
  return [
    ...fields.flatMap((field): ProductFieldIssue[] => {
      const issue = issueOf(field, valueOf(values, field.code))
      return issue ? [{ code: field.code, issue }] : []
    }),
    ...Object.keys(values)
      .filter((code) => !known.has(code))
      .map((code): ProductFieldIssue => ({ code, issue: 'unknown_keys' })),
  ]
}

/** Names such as `constructor` must not find what every object has. */
function valueOf(values: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(values, code) ? (values[code] ?? '') : ''
}

function issueOf(field: Field, text: string): ProductFieldIssue['issue'] | null {
  const value = text.trim()
  if (value === '') return field.is_required ? 'invalid_type' : null
  // Counted as browsers count the `maxlength` of an input.
  if (value.length > fieldLimit(field)) return 'too_big'
  return /\p{Cc}/u.test(value) ? 'invalid_format' : null
}
