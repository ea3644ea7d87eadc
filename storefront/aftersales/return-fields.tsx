import { useTranslator } from '../storefront-context.tsx'
import type { ReturnLine } from './return-line.ts'

/** More than this is typed rather than chosen. */
const MOST_OPTIONS = 30

interface Props {
  lines: readonly ReturnLine[]
  /** What is chosen already, by the id of the line. */
  amounts?: Record<number, number>
  /** What more is asked about a line that goes back. */
  more?: (line: ReturnLine) => React.ReactNode
}

/** The lines of an order with how many pieces of each go back; what cannot go says why. */
export function ReturnFields({ lines, amounts = {}, more }: Props) {
  return (
    <ul className="divide-y divide-clay border-y border-clay">
      {lines.map((line) => (
        <li key={line.id} className={`group/line py-4 ${line.max_amount === 0 ? 'text-smoke' : ''}`}>
          <div className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 sm:grid-cols-[auto_1fr_11rem]">
            <Picture line={line} />
            <Words line={line} />
            {line.max_amount > 0 && (
              <div className="col-span-2 sm:col-span-1">
                <Amount line={line} amount={amounts[line.id] ?? 0} />
              </div>
            )}
          </div>
          {line.max_amount > 0 && more && (
            <div className="mt-4 grid gap-4 group-has-[[data-none]:checked]/line:hidden sm:grid-cols-[1fr_16rem]">
              {more(line)}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Picture({ line: { image_url, max_amount } }: { line: ReturnLine }) {
  if (!image_url) return <span className="size-16 rounded-sm bg-sand" />
  return (
    <img
      src={image_url}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      className={`size-16 rounded-sm bg-sand object-cover ${max_amount === 0 ? 'opacity-60 grayscale' : ''}`}
    />
  )
}

function Words({ line }: { line: ReturnLine }) {
  const { t, typeset } = useTranslator()
  return (
    <div className="min-w-0 text-sm">
      <p className="font-semibold">{typeset(line.name)}</p>
      {line.details.map((detail) => (
        <p key={detail} className="text-smoke">
          {detail}
        </p>
      ))}
      <p className="text-smoke">
        {t('refund.pieces_of', { count: line.amount })} · <span className="figures">{line.price}</span>
      </p>
      {line.part_names.length > 0 && (
        <p className="mt-1 text-smoke">{t('refund.package', { names: line.part_names.join(', ') })}</p>
      )}
      {line.obstacle && <p className="mt-1 font-semibold">{t(`refund.obstacle.${line.obstacle}`)}</p>}
      {line.is_sealed && line.max_amount > 0 && <p className="mt-1 text-terracotta">{t('refund.sealed')}</p>}
    </div>
  )
}

function Amount({ line, amount }: { line: ReturnLine; amount: number }) {
  const { t } = useTranslator()
  const control = {
    id: `amount_${line.id}`,
    name: `amount_${line.id}`,
    'aria-label': t('refund.amount', { name: line.name }),
    className: 'field w-full',
  }
  if (line.max_amount > MOST_OPTIONS) {
    return (
      <input
        {...control}
        type="number"
        inputMode="numeric"
        min={0}
        max={line.max_amount}
        defaultValue={amount}
      />
    )
  }
  return (
    <select {...control} defaultValue={amount}>
      <option value={0} data-none>
        {t('refund.none')}
      </option>
      {Array.from({ length: line.max_amount }, (_, index) => (
        <option key={index} value={index + 1}>
          {t('refund.pieces', { count: index + 1 })}
        </option>
      ))}
    </select>
  )
}
