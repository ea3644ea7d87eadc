import {
  COMPLAINT_STATES,
  COMPLAINT_TYPES,
  type ComplaintState,
  type ComplaintType,
} from '#contract/complaint.ts'
import { nameOf } from '../code-name.ts'
import type { Translator } from '../i18n/translator.ts'

const COLORS: Record<ComplaintState, string> = {
  1: '#2563eb',
  2: '#7c3aed',
  3: '#b45309',
  4: '#0f766e',
  5: '#b91c1c',
  6: '#15803d',
  7: '#57534e',
}

export function stateWord(
  { t }: Pick<Translator, 't'>,
  state: ComplaintState,
): { name: string; color: string } {
  return { name: t(`complaint.state.${nameOf(COMPLAINT_STATES, state)}`), color: COLORS[state] }
}

export function typeWord({ t }: Pick<Translator, 't'>, type: ComplaintType): string {
  return t(`complaint.type.${nameOf(COMPLAINT_TYPES, type)}`)
}

export function typeHint({ t }: Pick<Translator, 't'>, type: ComplaintType): string {
  return t(`complaint.type.${nameOf(COMPLAINT_TYPES, type)}_hint`)
}
