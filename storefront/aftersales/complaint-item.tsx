import { SelectField, TextAreaField, TextField } from '../checkout/field.tsx'
import { useTranslator } from '../storefront-context.tsx'
import { ItemPicture } from '../ui/item-picture.tsx'
import type { ClaimableLine, ComplaintFormData } from './complaint-form-data.ts'

/** What most people ask for. */
const FIRST_RESOLVE = 'exchange'

interface Props {
  line: ClaimableLine
  data: ComplaintFormData
  errors: Record<string, string>
}

/** A line of the order with its tick; what is asked about it shows once it is ticked, without a script. */
export function ComplaintItem({ line, data, errors }: Props) {
  const { t, typeset } = useTranslator()
  const { id, left } = line
  const value = (name: string) => data.values[`${name}_${id}`]
  const tick_error = errors[`item_${id}`]
  const claimed = line.amount - left
  return (
    <li
      className={`group/item rounded-md border border-clay bg-white p-4 has-[[data-claims]:checked]:border-tea ${line.is_part ? 'ml-6' : ''}`}
    >
      <label className={`flex items-center gap-4 ${left > 0 ? 'cursor-pointer' : 'text-smoke'}`}>
        <input
          type="checkbox"
          id={`item_${id}`}
          name={`item_${id}`}
          data-claims
          data-name={line.name}
          defaultChecked={value('item') === 'on'}
          disabled={left === 0}
          aria-invalid={tick_error ? true : undefined}
          aria-describedby={tick_error ? `item_${id}-error` : undefined}
          className="size-5 shrink-0"
        />
        <ItemPicture image_url={line.image_url} />
        <span className="min-w-0 flex-1 text-sm">
          <span className="block font-semibold">{typeset(line.name)}</span>
          {line.details.length > 0 && (
            <span className="block text-xs text-smoke">{line.details.join(' · ')}</span>
          )}
          <span className="block text-xs text-smoke">
            {[
              t('complaint.left', { count: line.amount }),
              ...(line.is_part ? [t('complaint.part_of')] : []),
              ...(claimed > 0 ? [t('complaint.some_claimed', { count: claimed })] : []),
            ].join(' · ')}
          </span>
        </span>
      </label>
      {tick_error && (
        <p id={`item_${id}-error`} className="mt-2 text-sm text-danger">
          {tick_error}
        </p>
      )}
      <div className="mt-4 hidden gap-4 border-t border-clay pt-4 group-has-[[data-claims]:checked]/item:grid">
        <TextAreaField
          name={`reason_${id}`}
          label={t('complaint.reason')}
          hint={t('complaint.reason_hint', { count: data.limits.reason })}
          error={errors[`reason_${id}`]}
          defaultValue={value('reason') ?? ''}
          rows={4}
          maxLength={data.limits.reason}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {left > 1 ? (
            <TextField
              name={`amount_${id}`}
              label={t('complaint.amount')}
              error={errors[`amount_${id}`]}
              type="number"
              inputMode="numeric"
              min={1}
              max={left}
              defaultValue={value('amount') ?? '1'}
            />
          ) : (
            <input type="hidden" name={`amount_${id}`} value="1" />
          )}
          <SelectField
            name={`resolve_${id}`}
            label={t('complaint.resolve')}
            error={errors[`resolve_${id}`]}
            defaultValue={value('resolve') ?? FIRST_RESOLVE}
          >
            {data.resolves.map((one) => (
              <option key={one.value} value={one.value}>
                {one.name}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
    </li>
  )
}
