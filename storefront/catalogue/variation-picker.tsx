import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { BUY_FORM } from '../cart/add-to-cart.tsx'
import { useTranslator } from '../storefront-context.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import type { Choice, ChoiceOption } from './variation-choice.ts'

/** Chooses a variation property by property. Every option is an address, so links and plain forms do it all. */
export function VariationPicker({ path, choices }: { path: string; choices: Choice[] }) {
  if (choices.length === 0) return null
  return (
    <div id="choices" className="grid gap-5">
      {choices.map((choice) => (
        <ChoiceControl key={choice.id} path={path} choice={choice} />
      ))}
    </div>
  )
}

function ChoiceControl({ path, choice }: { path: string; choice: Choice }) {
  switch (choice.control) {
    case 'select':
      return <SelectChoice path={path} choice={choice} />
    case 'text_input':
      return <TextChoice path={path} choice={choice} />
    case 'radio':
      return <LinkChoice choice={choice} option={Pill} />
    case 'color':
      return <LinkChoice choice={choice} option={Swatch} />
  }
}

interface LinkChoiceProps {
  choice: Choice
  option: ComponentType<{ option: ChoiceOption }>
}

function LinkChoice({ choice, option: Option }: LinkChoiceProps) {
  const chosen = choice.options.find((one) => one.is_selected)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm">
        <span className="text-smoke">{choice.name}:</span>{' '}
        {chosen && <span className="font-semibold">{chosen.name}</span>}
      </legend>
      <ul className="flex flex-wrap gap-2">
        {choice.options.map((option) => (
          <li key={option.id}>
            <Option option={option} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function useStateWords(): (option: ChoiceOption) => string | null {
  const { t } = useTranslator()
  return ({ state }) => {
    if (state === 'available') return null
    return t(state === 'sold_out' ? 'product.sold_out' : 'product.choose_impossible')
  }
}

/** The name of an option, and in words what its look says. */
function OptionName({ option }: { option: ChoiceOption }) {
  const words = useStateWords()(option)
  return (
    <>
      {option.name}
      {words && <span className="sr-only"> ({words})</span>}
    </>
  )
}

function OptionLink({
  option,
  className,
  children,
}: {
  option: ChoiceOption
  className: string
  children: ReactNode
}) {
  const words = useStateWords()(option)
  const title = words ? `${option.name} (${words})` : option.name
  if (option.url === null) {
    return (
      <span title={title} className={`${className} cursor-not-allowed`}>
        {children}
      </span>
    )
  }
  return (
    <a
      href={option.url}
      title={title}
      rel="nofollow"
      data-keep-scroll=""
      aria-current={option.is_selected ? 'true' : undefined}
      className={className}
    >
      {children}
    </a>
  )
}

function Pill({ option }: { option: ChoiceOption }) {
  const look = option.is_selected
    ? 'border-tea bg-tea-soft font-semibold text-tea-deep'
    : option.state === 'impossible'
      ? 'border-dashed border-stone text-smoke'
      : 'border-clay bg-white hover:border-stone'
  return (
    <OptionLink
      option={option}
      className={`flex min-h-11 items-center rounded-full border-[1.5px] px-4 text-sm ${look}`}
    >
      <span className={option.state === 'sold_out' ? 'line-through decoration-1' : ''}>
        <OptionName option={option} />
      </span>
    </OptionLink>
  )
}

function Swatch({ option }: { option: ChoiceOption }) {
  return (
    <OptionLink
      option={option}
      className="group/swatch flex size-12 items-center justify-center rounded-full"
    >
      <svg viewBox="0 0 48 48" className="size-12" aria-hidden="true">
        <circle
          cx="24"
          cy="24"
          r="22"
          fill="none"
          strokeWidth="2"
          className={option.is_selected ? 'stroke-tea' : 'stroke-transparent group-hover/swatch:stroke-stone'}
        />
        <circle
          cx="24"
          cy="24"
          r="17"
          fill={option.color ?? '#ffffff'}
          fillOpacity={option.state === 'impossible' ? 0.35 : 1}
          strokeWidth="1"
          strokeDasharray={option.state === 'impossible' ? '3 3' : undefined}
          className="stroke-stone"
        />
        {option.state === 'sold_out' && (
          <>
            <path d="M12 36 36 12" className="stroke-paper" strokeWidth="4" />
            <path d="M12 36 36 12" className="stroke-ink" strokeWidth="1.5" />
          </>
        )}
      </svg>
      <span className="sr-only">
        <OptionName option={option} />
      </span>
    </OptionLink>
  )
}

function Others({ others }: { others: Choice['others'] }) {
  return others.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

function SelectChoice({ path, choice }: { path: string; choice: Choice }) {
  const { t } = useTranslator()
  const words = useStateWords()
  const select = useRef<HTMLSelectElement>(null)
  const chosen = choice.options.find((option) => option.is_selected)?.slug ?? ''
  // Another control may have changed this one; a new element would lose the focus.
  useEffect(() => {
    if (select.current) select.current.value = chosen
  }, [chosen])
  return (
    <form action={path} data-keep-scroll="" className="flex items-end gap-2">
      <Others others={choice.others} />
      <label className="min-w-0 flex-1 text-sm text-smoke">
        {choice.name}
        <select
          ref={select}
          name={choice.slug}
          defaultValue={chosen}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className="field mt-1.5 text-ink"
        >
          {chosen === '' && <option value="">{t('product.choose', { name: choice.name })}</option>}
          {choice.options.map((option) => (
            <option key={option.id} value={option.slug} disabled={option.url === null}>
              {[option.name, words(option)].filter(Boolean).join(' – ')}
            </option>
          ))}
        </select>
      </label>
      <button className="button button-quiet hidden noscript:inline-flex">{t('product.use_choice')}</button>
    </form>
  )
}

/** What stands in the field is what is bought: scripts read it there, and without them it is in the form to buy. */
function TextChoice({ path, choice }: { path: string; choice: Choice }) {
  const { t } = useTranslator()
  const parameter = useIsLive() ? undefined : choice.parameter
  return (
    <form action={path} data-keep-scroll="" className="flex items-end gap-2">
      <Others others={choice.others} />
      <label className="min-w-0 flex-1 text-sm text-smoke">
        {choice.name} ({t('form.required')}, {t('product.text_length', { count: choice.max_length })})
        <input
          id={choice.parameter}
          name={parameter ?? choice.slug}
          form={parameter && BUY_FORM}
          defaultValue={choice.text}
          maxLength={choice.max_length}
          placeholder={choice.options[0]?.name}
          autoComplete="off"
          className="field mt-1.5 text-ink"
        />
      </label>
      {!parameter && <button className="button button-quiet">{t('product.use_text')}</button>}
    </form>
  )
}
