import { LANGUAGES } from '#contract/language.ts'
import { isDay, momentOf } from './moment.ts'
import { isObject } from './row.ts'
import type { Column } from './schema.ts'

/** What a value is not, said as the end of a sentence. */
export class ValueProblem extends Error {}

const WHOLE: Record<string, number> = {
  smallint: 32_767,
  integer: 2_147_483_647,
  bigint: Number.MAX_SAFE_INTEGER,
}

/** The value of a file as the column keeps it. */
export function columnValue(column: Column, value: unknown): unknown {
  if (value === null) {
    if (!column.is_nullable) throw new ValueProblem('may not be empty')
    return null
  }
  if (column.domain === 'localized') return localized(value)
  const most = WHOLE[column.type]
  if (most !== undefined) {
    if (!Number.isInteger(value) || Math.abs(value as number) > most)
      throw new ValueProblem(`must be a whole number up to ${most}`)
    return value
  }
  switch (column.type) {
    case 'text':
      if (typeof value !== 'string') throw new ValueProblem('must be a text')
      if (value.includes('\0')) throw new ValueProblem('holds a character that no text may hold')
      return value
    case 'boolean':
      if (typeof value !== 'boolean') throw new ValueProblem('must be true or false')
      return value
    case 'numeric':
      if (typeof value !== 'number') throw new ValueProblem('must be a number')
      return value
    case 'date':
      if (typeof value !== 'string' || !isDay(value))
        throw new ValueProblem('must be a day such as 2026-12-24')
      return value
    case 'timestamp with time zone': {
      const moment = typeof value === 'string' ? momentOf(column.name, value) : null
      if (moment === null) throw new ValueProblem('must be a time such as 2026-12-24T18:00:00Z, or a day')
      return moment
    }
    case 'text[]':
      if (!Array.isArray(value) || value.some((one) => typeof one !== 'string'))
        throw new ValueProblem('must be a list of texts')
      return value
    default:
      return value
  }
}

function localized(value: unknown): unknown {
  const form = 'must be a text in each language, such as {"cs": "Čaj", "sk": "Čaj"}'
  if (!isObject(value)) throw new ValueProblem(form)
  for (const [language, text] of Object.entries(value)) {
    if (!(LANGUAGES as readonly string[]).includes(language))
      throw new ValueProblem(`has a text in "${language}", but the languages are ${LANGUAGES.join(', ')}`)
    if (typeof text !== 'string') throw new ValueProblem(form)
  }
  if (!value['cs']) throw new ValueProblem('must have a text in Czech')
  return value
}

/** Whole units as people write them, minor units as the database counts. */
export function minorUnits(value: unknown, decimal_places: number): unknown {
  if (typeof value !== 'number') return value
  const minor = Math.round(value * 10 ** decimal_places)
  if (Math.abs(value * 10 ** decimal_places - minor) > 1e-6)
    throw new ValueProblem(`has more than ${decimal_places} decimal places`)
  return minor
}
