import { useEffect, useRef } from 'react'
import { BUY_FORM } from '../cart/add-to-cart.tsx'
import { useTranslator } from '../storefront-context.tsx'
import type { FieldInput } from './field-input.ts'

/** What the shopper wants made of the product. The words go into the cart with it, by the buy form. */
export function ProductFields({ fields, is_refused }: { fields: FieldInput[]; is_refused: boolean }) {
  const { t } = useTranslator()
  if (fields.length === 0) return null
  return (
    <fieldset id="fields" className="mt-5 min-w-0 rounded-md bg-sand p-4">
      <legend className="float-left mb-3 w-full text-sm font-semibold">{t('product.fields')}</legend>
      <div className="clear-both grid gap-3">
        {fields.map((field) => (
          <Field key={field.id} field={field} is_refused={is_refused} />
        ))}
      </div>
    </fieldset>
  )
}

function Field({ field, is_refused }: { field: FieldInput; is_refused: boolean }) {
  const { t } = useTranslator()
  const id = field.parameter
  const input = useRef<HTMLInputElement>(null)
  const written = useRef(field.value)
  // Back and forward bring other words; a new element would lose the focus. What was typed before the scripts came stays.
  useEffect(() => {
    if (written.current !== field.value) input.current!.value = written.current = field.value
  }, [field.value])
  // Nobody has left out what they have not come to yet.
  const issue = field.value === '' && !is_refused ? null : field.issue
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
        form={BUY_FORM}
        id={id}
        name={id}
        defaultValue={field.value}
        required={field.is_required}
        maxLength={field.max_length}
        autoComplete="off"
        // The browser would speak its own language, not that of the page.
        onInvalid={({ currentTarget }) => currentTarget.setCustomValidity(t('form.invalid_type'))}
        onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
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
          {issue === 'too_big' ? t('product.text_too_long', { count: field.max_length }) : t(`form.${issue}`)}
        </p>
      )}
    </div>
  )
}
