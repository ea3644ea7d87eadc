import { useEffect, useRef } from 'react'
import { useTranslator } from '../storefront-context.tsx'
import type { Pairs } from './choice-address.ts'
import type { FieldInput } from './field-input.ts'

interface Props {
  path: string
  fields: FieldInput[]
  /** The other choices of the page. */
  others: Pairs
}

/** What the shopper wants made of the product. The words go to the address, like every choice of the page. */
export function ProductFields({ path, fields, others }: Props) {
  const { t } = useTranslator()
  if (fields.length === 0) return null
  return (
    <form id="fields" action={path} data-keep-scroll="" className="grid gap-3 rounded-md bg-sand p-4">
      <h2 className="text-sm font-semibold">{t('product.fields')}</h2>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <Field key={field.id} field={field} />
      ))}
      <p>
        <button className="button button-quiet">{t('product.use_text')}</button>
      </p>
    </form>
  )
}

function Field({ field }: { field: FieldInput }) {
  const { t } = useTranslator()
  const id = field.parameter
  const input = useRef<HTMLInputElement>(null)
  // Back and forward bring other words; a new element would lose the focus.
  useEffect(() => {
    if (input.current) input.current.value = field.value
  }, [field.value])
  // An empty field is only told to be required; the line above the form says that it is missing.
  const issue = field.value === '' ? null : field.issue
  const notes = [field.description && `${id}-about`, issue && `${id}-issue`].filter(Boolean).join(' ')
  return (
    <div className="text-sm">
      <label htmlFor={id} className="flex flex-wrap gap-x-2">
        {field.name}
        <span className="text-smoke">
          {t(field.is_required ? 'form.required' : 'form.optional')},{' '}
          {t('product.text_length', { count: field.max_length })}
        </span>
      </label>
      <input
        ref={input}
        id={id}
        name={id}
        defaultValue={field.value}
        required={field.is_required}
        maxLength={field.max_length}
        autoComplete="off"
        aria-invalid={issue ? true : undefined}
        aria-describedby={notes || undefined}
        className="field mt-1.5"
      />
      {field.description && (
        <p id={`${id}-about`} className="mt-1 text-smoke">
          {field.description}
        </p>
      )}
      {issue && (
        <p id={`${id}-issue`} className="mt-1 text-danger">
          {t(`form.${issue}`)}
        </p>
      )}
    </div>
  )
}
