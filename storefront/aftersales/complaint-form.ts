import { COMPLAINT_RESOLVES, COMPLAINT_TYPES, type ComplaintBody } from '#contract/complaint.ts'
import type { FieldError } from '#contract/error.ts'
import type { PlainMessageKey } from '../i18n/messages.ts'
import type { Translator } from '../i18n/translator.ts'
import { BANK_WORDS, bankBody, typed } from './bank-form.ts'

type Form = Record<string, string>

/** Fields of one line of the order, each with its id behind it: `amount_17`. */
const ITEM_FIELDS = ['item', 'amount', 'reason', 'resolve'] as const
type ItemField = (typeof ITEM_FIELDS)[number]

const TICKED = /^item_([1-9]\d{0,9})$/

/** The lines that are ticked, in the order of the form. */
function tickedIds(form: Form): number[] {
  return Object.entries(form).flatMap(([name, value]) => {
    const id = TICKED.exec(name)?.[1]
    return id && value === 'on' ? [Number(id)] : []
  })
}

/** The form as the platform takes it. What nobody chose is left to the platform to miss. */
export function complaintBody(form: Form): ComplaintBody {
  const phone = typed(form, 'phone')
  const type = Number(form.type)
  return {
    order_id: Number(form.order_id),
    type: Object.values(COMPLAINT_TYPES).find((code) => code === type) ?? COMPLAINT_TYPES.defect,
    first_name: form.first_name ?? '',
    last_name: form.last_name ?? '',
    email: form.email ?? '',
    phone,
    dial_code: phone === null ? null : typed(form, 'dial_code'),
    ...bankBody(form),
    items: tickedIds(form).map((id) => ({
      order_item_id: id,
      amount: Number(form[`amount_${id}`] ?? 1),
      reason: form[`reason_${id}`] ?? '',
      preferred_resolve:
        COMPLAINT_RESOLVES.find((one) => one === form[`resolve_${id}`]) ?? COMPLAINT_RESOLVES[0],
    })),
  }
}

const WORDS: Partial<Record<string, PlainMessageKey>> = {
  items: 'complaint.missing.items',
  first_name: 'checkout.missing.first_name',
  last_name: 'checkout.missing.last_name',
  email: 'complaint.wrong.email',
  phone: 'checkout.wrong.phone',
  reason: 'complaint.missing.reason',
  ...BANK_WORDS,
}

const OF_ITEM: Record<string, ItemField> = {
  order_item_id: 'item',
  amount: 'amount',
  reason: 'reason',
  preferred_resolve: 'resolve',
}

/** What the platform refuses, at the field it was typed into and in words that help. */
export function complaintErrors(
  form: Form,
  errors: readonly FieldError[],
  { t }: Pick<Translator, 't'>,
): FieldError[] {
  const ids = tickedIds(form)
  const isOfItem = ({ field }: FieldError) => field.startsWith('items')
  // In the order in which the fields stand on the page.
  const sorted = [...errors.filter(isOfItem), ...errors.filter((error) => !isOfItem(error))]
  const named = sorted.map(({ field, message }) => {
    const [, index, name = ''] = /^items\.(\d+)\.(\w+)$/.exec(field) ?? []
    const words = WORDS[index === undefined ? field : name]
    const said = words ? t(words) : message
    if (index === undefined) return { field: field.includes('.') ? '' : field, message: said }
    return { field: `${OF_ITEM[name] ?? 'item'}_${ids[Number(index)] ?? ''}`, message: said }
  })
  // A field that is wrong in two ways says the first.
  return named.filter(({ field }, index) => named.findIndex((one) => one.field === field) === index)
}
