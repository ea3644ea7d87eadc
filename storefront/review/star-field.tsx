import { useTranslator } from '../storefront-context.tsx'
import { STAR_PATH } from '../ui/star-path.ts'

interface Props {
  name: string
  /** Of the first star, where something leads to it. */
  first_id?: string
  legend: string
  required?: boolean
  error?: string | undefined
}

/** Five radio buttons that look like stars: each fills with all before it. */
export function StarField({ name, first_id, legend, required = false, error }: Props) {
  const { t } = useTranslator()
  const error_id = `${name}-error`
  return (
    <fieldset aria-describedby={error ? error_id : undefined} data-invalid={error ? true : undefined}>
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="-ml-2 flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="relative flex size-11 cursor-pointer items-center justify-center rounded-full text-clay has-checked:text-warning has-focus-visible:outline-2 has-focus-visible:outline-focus [&:has(~label>input:checked)]:text-warning"
          >
            <input
              id={stars === 1 ? first_id : undefined}
              type="radio"
              name={name}
              value={stars}
              required={required}
              className="sr-only"
            />
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-7">
              <path d={STAR_PATH} className="fill-current stroke-edge" strokeWidth="1" />
            </svg>
            <span className="sr-only">{t('review.stars', { count: stars })}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={error_id} className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
