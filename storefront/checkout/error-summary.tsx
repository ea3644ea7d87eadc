import type { AddressTypeWord } from '#contract/address.ts'
import type { FieldError } from '#contract/error.ts'
import type { PlainMessageKey } from '../i18n/messages.ts'
import { useTranslator } from '../storefront-context.tsx'

interface Props {
  errors: readonly FieldError[]
  /** What they stand in the way of. */
  heading?: PlainMessageKey
}

/** Everything that is wrong, in one place, each a link to its field. */
export function ErrorSummary({ errors, heading = 'form.errors_heading' }: Props) {
  const { t } = useTranslator()
  if (errors.length === 0) return null
  const general = errors.filter(({ field }) => field === '')
  const onFields = errors.filter(({ field }) => field !== '')
  const has_both = errors.some(({ field }) => field.startsWith('shipping_'))
  // Both addresses ask for the same things.
  const named = (field: string, message: string) => {
    const [, kind] = /^(billing|shipping)_/.exec(field) ?? []
    return kind ? `${t(`address.${kind as AddressTypeWord}`)}: ${message}` : message
  }
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-refused
      className="mt-5 rounded-sm bg-danger-soft px-4 py-3 text-sm text-danger"
    >
      {general.map(({ message }) => (
        <p key={message} className="font-semibold">
          {message}
        </p>
      ))}
      {onFields.length > 0 && (
        <>
          {general.length === 0 && <p className="font-semibold">{t(heading)}</p>}
          <ul className="mt-1 list-disc pl-5">
            {onFields.map(({ field, message }) => (
              <li key={field}>
                <a href={`#${field}`} className="link block w-fit py-1.5">
                  {has_both ? named(field, message) : message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
