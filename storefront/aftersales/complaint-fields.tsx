import type { ReactNode } from 'react'
import { PhoneFields } from '../checkout/address-fields.tsx'
import { ErrorSummary } from '../checkout/error-summary.tsx'
import { TextField } from '../checkout/field.tsx'
import { useTranslator } from '../storefront-context.tsx'
import { BankFields } from './bank-fields.tsx'
import { ComplaintFiles } from './complaint-files.tsx'
import type { ComplaintFormData } from './complaint-form-data.ts'
import { ComplaintItem } from './complaint-item.tsx'
import { useLiveComplaint } from './complaint-live.ts'
import { ComplaintOutcome, SendingBar } from './complaint-outcome.tsx'
import { ComplaintRecap } from './complaint-recap.tsx'

/** One form for everything: a page without scripts sends it with its files at once. */
export function ComplaintFields({ data }: { data: ComplaintFormData }) {
  const { t, language } = useTranslator()
  const { place, ...live } = useLiveComplaint(data)
  const errors = Object.fromEntries(live.errors.map(({ field, message }) => [field, message]))
  const is_headed = live.errors.length > 0 && live.errors.every(({ field }) => field !== '')
  const said = is_headed
    ? [{ field: '', message: t('complaint.errors_heading') }, ...live.errors]
    : live.errors
  if (live.partly) return <ComplaintOutcome partly={live.partly} />
  return (
    <form
      ref={place}
      method="post"
      action={`/api/complaint?language=${language}`}
      encType="multipart/form-data"
      onSubmit={live.submit}
      onInput={live.typed}
      className="mt-6 grid gap-9"
    >
      <input type="hidden" name="order_id" value={data.order.id} />
      {data.hash && <input type="hidden" name="hash" value={data.hash} />}
      <div className="empty:hidden">
        <ErrorSummary errors={said} heading="complaint.errors_heading" />
      </div>
      <Group
        legend={t('complaint.items_heading')}
        hint={t('complaint.items_hint')}
        id="items"
        error={errors.items}
      >
        <ul className="grid gap-3">
          {data.lines.map((line) => (
            <ComplaintItem key={line.id} line={line} data={data} errors={errors} />
          ))}
        </ul>
      </Group>
      <Group legend={t('complaint.type_heading')}>
        <div className="grid gap-3">
          {data.types.map(({ value, name, hint }, index) => (
            <label
              key={value}
              className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-4 rounded-md border border-clay bg-white p-4 text-sm has-checked:border-tea has-checked:bg-tea-soft/40"
            >
              <input
                type="radio"
                name="type"
                value={value}
                defaultChecked={data.values.type ? data.values.type === value : index === 0}
                className="row-span-2 mt-0.5 size-5"
              />
              <span className="font-semibold">{name}</span>
              <span className="text-smoke">{hint}</span>
            </label>
          ))}
        </div>
      </Group>
      <Contact data={data} errors={errors} />
      <Bank data={data} errors={errors} />
      {/* The last of all fields: the server files the complaint before it takes the first file. */}
      <Group legend={t('complaint.documents_heading')}>
        <ComplaintFiles limits={data.limits} picked={live.picked} error={errors.documents} />
      </Group>
      <ComplaintRecap lines={live.recap} files={live.picked.files.length} />
      <div>
        <p className="mb-4 text-sm text-smoke">{t('complaint.next')}</p>
        <SendingBar sending={live.sending} />
        <button
          className={`button button-primary max-sm:w-full ${live.sending ? 'opacity-70' : ''}`}
          aria-busy={live.is_loading || undefined}
          aria-disabled={live.is_loading || undefined}
        >
          {t('complaint.submit')}
        </button>
      </div>
    </form>
  )
}

interface GroupProps {
  legend: ReactNode
  hint?: string
  id?: string
  error?: string | undefined
  children: ReactNode
}

function Group({ legend, hint, id, error, children }: GroupProps) {
  return (
    <fieldset
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0 outline-none"
    >
      <legend className="display text-xl">{legend}</legend>
      {hint && <p className="mt-1 text-sm text-smoke">{hint}</p>}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
      <div className="mt-4">{children}</div>
    </fieldset>
  )
}

interface PartProps {
  data: ComplaintFormData
  errors: Record<string, string>
}

const PLAIN = { autoCorrect: 'off', spellCheck: false } as const

function Contact({ data, errors }: PartProps) {
  const { t } = useTranslator()
  const field = (name: string, autoComplete: string) => ({
    name,
    defaultValue: data.values[name] ?? '',
    error: errors[name],
    autoComplete,
  })
  return (
    <Group legend={t('complaint.contact_heading')} hint={t('complaint.contact_hint')}>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field('first_name', 'given-name')}
            {...PLAIN}
            label={t('form.first_name')}
            maxLength={64}
            required
          />
          <TextField
            {...field('last_name', 'family-name')}
            {...PLAIN}
            label={t('form.last_name')}
            maxLength={64}
            required
          />
        </div>
        <TextField
          {...field('email', 'email')}
          {...PLAIN}
          label={t('form.email')}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          maxLength={254}
          required
        />
        <PhoneFields dial_codes={data.dial_codes} field={field} is_optional />
      </div>
    </Group>
  )
}

function Bank({ data, errors }: PartProps) {
  const { t } = useTranslator()
  return (
    <Group
      legend={
        <>
          {t('complaint.bank_heading')}{' '}
          <span className="font-sans text-sm font-normal tracking-normal text-smoke">
            ({t('form.optional')})
          </span>
        </>
      }
      hint={t('complaint.bank_hint')}
    >
      <BankFields values={data.values} errors={errors} />
    </Group>
  )
}
