import {
  COMPLAINT_STATES,
  COMPLAINT_TYPES,
  type ComplaintState,
  type ComplaintType,
} from '#contract/complaint.ts'
import { nameOf } from '../code-name.ts'
import type { Translator } from '../i18n/translator.ts'

const COLORS: Record<ComplaintState, string> = {
  1: '#3f5a85',
  2: '#7b4560',
  3: '#8a5a00',
  4: '#23666c',
  5: '#a3261f',
  6: '#2f6b3a',
  7: '#6d6152',
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
