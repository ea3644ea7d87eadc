import type { ProductField } from '#contract/product-field.ts'
import {
  fieldLimit,
  MAX_FIELD_LENGTH,
  type ProductFieldIssue,
  productFieldIssues,
} from '#contract/product-field-issue.ts'
import type { Pairs } from './choice-address.ts'

/** A field of the product as an input: its name in the address, its value and what is wrong with it. */
export interface FieldInput extends Pick<ProductField, 'id' | 'name' | 'description' | 'is_required'> {
  parameter: string
  max_length: number
  value: string
  issue: ProductFieldIssue['issue'] | null
}

/** The prefix keeps fields apart from properties and filters, whose names the shop makes up as well. */
export const FIELD_PREFIX = 'field_'

const fieldParameter = (code: string) => FIELD_PREFIX + code

export function readFields(fields: readonly ProductField[], query: URLSearchParams): FieldInput[] {
  const values = Object.fromEntries(
    fields.map(({ code }) => [
      code,
      (query.get(fieldParameter(code)) ?? '').trim().slice(0, MAX_FIELD_LENGTH),
    ]),
  )
  const issues = new Map(productFieldIssues(fields, values).map(({ code, issue }) => [code, issue]))
  return fields.map((field) => ({
    id: field.id,
    name: field.name,
    description: field.description,
    is_required: field.is_required,
    parameter: fieldParameter(field.code),
    max_length: fieldLimit(field),
    value: values[field.code] ?? '',
    issue: issues.get(field.code) ?? null,
  }))
}

export function fieldPairs(inputs: readonly FieldInput[]): Pairs {
  return inputs.filter(({ value }) => value !== '').map(({ parameter, value }) => [parameter, value])
}
