import { QuickAdd } from '../cart/quick-add.tsx'
import { Availability } from '../catalogue/availability.tsx'
import type { Card } from '../catalogue/card.ts'
import { Price } from '../catalogue/price.tsx'
import { Stars } from '../catalogue/stars.tsx'
import { NothingYet } from '../customer/nothing-yet.tsx'
import { usePath, useTranslator } from '../storefront-context.tsx'
import { Picture } from '../ui/picture.tsx'
import type { ComparedRow, ComparisonData } from './comparison-data.ts'
import { Heart } from './heart.tsx'

const FIRST = 'sticky left-0 z-20 w-28 min-w-28 bg-paper pr-3 text-left text-sm sm:w-44 sm:min-w-44'
const COLUMN = 'w-44 min-w-40 px-3 sm:w-56'

/** Products side by side, at most six; on a phone they pass beneath the names of the rows. */
export function ComparisonPage({ data }: { data: ComparisonData }) {
  const { t } = useTranslator()
  const pathOf = usePath()
  const { products, rows, path } = data
  // One product differs from nothing.
  const only_differences = data.only_differences && products.length > 1
  if (products.length === 0) {
    return (
      <>
        <h1 className="display mt-4 text-2xl">{t('comparison.heading')}</h1>
        <NothingYet heading={t('comparison.empty')} text={t('comparison.empty_text')} />
      </>
    )
  }
  const is_telling = rows.some(({ differs }) => !differs)
  const shown = rows.filter(({ differs }) => differs || !only_differences)
  const return_to = only_differences ? `${path}?differences=1` : path
  return (
    <>
      <h1 className="display mt-4 text-2xl">{t('comparison.heading')}</h1>
      {products.length === 1 && (
        <p className="mt-4">
          {t('comparison.single_text')}{' '}
          <a href={pathOf('home')} className="link whitespace-nowrap">
            {t('cart.to_shop')}
          </a>
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
        {products.length > 1 && is_telling && (
          <a
            href={only_differences ? path : `${path}?differences=1`}
            data-keep-scroll=""
            className="link inline-flex min-h-11 items-center"
          >
            {t(only_differences ? 'comparison.all_properties' : 'comparison.only_differences')}
          </a>
        )}
        <Change action="clear" return_to={path} label={t('comparison.clear')} />
      </div>
      <div
        tabIndex={0}
        role="region"
        aria-label={t('comparison.heading')}
        className="relative isolate -mr-4 mt-4 overflow-x-auto pr-4 md:mr-0 md:pr-0"
      >
        <table className="border-separate border-spacing-0">
          <thead>
            <tr>
              <th scope="col" className={`${FIRST} align-bottom`}>
                <span className="sr-only">{t('comparison.property')}</span>
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col" className={`${COLUMN} pb-3 text-left align-top font-normal`}>
                  <Product product={product} return_to={return_to} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name={t('product.price')}>
              {products.map((product) => (
                <Cell key={product.id}>
                  <Price product={product} />
                </Cell>
              ))}
            </Row>
            <Row name={t('comparison.availability')}>
              {products.map((product) => (
                <Cell key={product.id}>
                  <Availability item={product} />
                </Cell>
              ))}
            </Row>
            <Row name={t('review.heading')}>
              {products.map(({ id, rating }) => (
                <Cell key={id}>
                  {rating.average === null ? '–' : <Stars rating={rating.average} count={rating.count} />}
                </Cell>
              ))}
            </Row>
          </tbody>
          <tbody>
            {/* What is offered always stands there; compared, and so marked, are the properties. */}
            {shown.length > 0 && (
              <tr>
                <th scope="rowgroup" colSpan={products.length + 1} className="pt-8 pb-3 text-left">
                  <span className="display sticky left-0 text-lg">{t('product.parameters')}</span>
                </th>
              </tr>
            )}
            {shown.map((row) => (
              <PropertyRow
                key={row.name}
                row={row}
                ids={products.map(({ id }) => id)}
                is_marked={row.differs && is_telling && !only_differences}
              />
            ))}
          </tbody>
        </table>
      </div>
      {only_differences && shown.length === 0 && <p className="mt-6">{t('comparison.no_differences')}</p>}
    </>
  )
}

function Product({ product, return_to }: { product: Card; return_to: string }) {
  const { t, typeset } = useTranslator()
  return (
    <>
      <div className="group relative">
        <div className="relative aspect-4/5 overflow-hidden rounded-md bg-sand">
          <Picture image={product.images[0]} sizes="224px" eager alt="" className="size-full object-cover" />
          <Heart product_id={product.id} name={product.name} />
          <QuickAdd product={product} />
        </div>
        <p className="mt-2 line-clamp-3 min-h-[2lh] text-sm leading-snug font-medium">
          <a href={product.url} className="after:absolute after:inset-0 group-hover:underline">
            {typeset(product.name)}
          </a>
        </p>
      </div>
      <Change
        action="remove"
        product={product}
        return_to={return_to}
        label={t('comparison.remove', { name: product.name })}
      />
    </>
  )
}

interface ChangeProps {
  action: 'remove' | 'clear'
  product?: Card
  return_to: string
  label: string
}

function Change({ action, product, return_to, label }: ChangeProps) {
  const { t, language } = useTranslator()
  return (
    <form method="post" action="/api/comparison">
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="return_to" value={return_to} />
      {product && <input type="hidden" name="product_id" value={product.id} />}
      <button
        name="action"
        value={action}
        aria-label={label}
        className="link inline-flex min-h-11 items-center text-sm text-smoke hover:text-ink"
      >
        {product ? t('action.remove') : label}
      </button>
    </form>
  )
}

function PropertyRow(props: { row: ComparedRow; ids: number[]; is_marked: boolean }) {
  const { row, ids, is_marked } = props
  const { t } = useTranslator()
  return (
    <Row name={row.name} note={is_marked ? t('comparison.differs') : null}>
      {row.values.map((value, index) => (
        <Cell key={ids[index]} marked={is_marked}>
          {value ?? '–'}
        </Cell>
      ))}
    </Row>
  )
}

function Row({ name, note, children }: { name: string; note?: string | null; children: React.ReactNode }) {
  return (
    <tr>
      <th
        scope="row"
        className={`${FIRST} border-t border-clay py-3 align-top font-normal break-words text-smoke`}
      >
        {name}
        {note && <span className="block text-xs font-semibold text-tea-deep">{note}</span>}
      </th>
      {children}
    </tr>
  )
}

function Cell({ marked = false, children }: { marked?: boolean; children: React.ReactNode }) {
  return (
    <td
      className={`${COLUMN} border-t border-clay py-3 align-top text-sm break-words ${marked ? 'bg-tea-soft font-medium' : ''}`}
    >
      {children}
    </td>
  )
}
