import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react'
import type { SearchAnswer } from '#contract/search.ts'
import { browserApi } from '../api/browser-api.ts'
import { useStorefront } from '../storefront-context.tsx'
import { asyncState, IDLE } from '../ui/async-state.ts'
import { createSearchAsking } from './search-asking.ts'
import {
  FINDS_PER_GROUP,
  groupsOf,
  movedOption,
  NO_OPTION,
  suggestedGroups,
  totalOf,
} from './search-finds.ts'
import { useSearchKeys } from './search-keys.ts'
import { SearchOptions } from './search-options.tsx'

export interface SearchPopupProps {
  /** Of the box, from which the ids of the popup's parts are made. */
  id: string
  form: RefObject<HTMLFormElement | null>
  open: boolean
  setOpen: (open: boolean) => void
  all_url: (text: string) => string
}

/**
 * The finds below a search box, as a combobox: the focus stays in the box and the arrows choose.
 * Enter on a chosen find goes there. Enter without one opens a closed popup and asks at once; where the popup is
 * open already, it sends the form, so the way to all results is never longer than a second Enter.
 */
export function SearchPopup({ id, form, open, setOpen, all_url }: SearchPopupProps) {
  const { shop, translator } = useStorefront()
  const { t, language } = translator
  const { currency } = shop
  const [state, tell] = useReducer(asyncState<SearchAnswer>, IDLE)
  const [asking] = useState(() => {
    const limit = String(FINDS_PER_GROUP)
    return createSearchAsking(
      (q) => browserApi({ language, currency })('GET /search', { query: { q, limit } }),
      tell,
    )
  })
  const [chosen, setChosen] = useState<{ index: number; of: SearchAnswer | undefined } | null>(null)

  const answer = 'data' in state ? state.data : undefined
  // A choice among finds that are gone is none.
  const active = chosen && chosen.of === answer ? chosen.index : NO_OPTION
  const total = answer ? totalOf(answer) : 0
  const waiting = state.status === 'pending' && !answer
  const groups = answer && total > 0 ? groupsOf(answer) : waiting ? [] : suggestedGroups(shop.menu)
  const all = answer && total > 0 ? all_url(answer.query) : null
  const count = groups.reduce((sum, { finds }) => sum + finds.length, all ? 1 : 0)
  const list_id = `${id}-finds`
  const optionId = (index: number) => `${list_id}-${index}`

  const box = () => form.current?.querySelector<HTMLInputElement>('input[type=search]')
  const close = () => {
    setOpen(false)
    setChosen(null)
  }
  const openNow = () => {
    setOpen(true)
    asking.now(box()?.value ?? '')
  }

  useSearchKeys(form, {
    onType: (text) => {
      setChosen(null)
      setOpen(true)
      asking.typed(text)
    },
    onReach: () => {
      if (!open) openNow()
    },
    onEnter: (event) => {
      if (open && active === NO_OPTION) return
      event.preventDefault()
      if (open) document.getElementById(optionId(active))?.click()
      else openNow()
    },
    onEscape: (event) => {
      if (!open) return
      // The browser would empty the box, but only the popup is in the way.
      event.preventDefault()
      close()
    },
    onMove: (by) => {
      if (open) setChosen({ index: movedOption(active, by, count), of: answer })
      else openNow()
    },
    onLeave: close,
    onSubmit: () => {
      asking.leave()
      close()
    },
  })

  const onOpen = useEffectEvent(() => {
    const input = box()
    // What is still being typed waits for its pause; what the page itself put there can be asked for at once.
    if (input && input.value !== input.defaultValue) asking.typed(input.value)
    else asking.now(input?.value ?? '')
  })
  useEffect(() => {
    if (open) onOpen()
  }, [open])
  useEffect(() => asking.leave, [asking])

  useLayoutEffect(() => {
    // The box is a plain one until this code has come, and says so.
    const shown = open && count > 0
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(shown),
      'aria-controls': shown ? list_id : null,
      'aria-activedescendant': shown && active !== NO_OPTION ? optionId(active) : null,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) box()?.removeAttribute(name)
      else box()?.setAttribute(name, value)
    }
  })
  useEffect(() => {
    if (active !== NO_OPTION)
      document.getElementById(`${list_id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, list_id])

  const note =
    state.status === 'error'
      ? t('general_error')
      : waiting
        ? t('action.loading')
        : !answer
          ? t('search.prompt')
          : total === 0
            ? t('search.empty', { query: answer.query })
            : null
  const said = state.status === 'success' && total > 0 ? t('search.results_count', { count: total }) : note
  return (
    <>
      <p role="status" className="sr-only">
        {open ? said : ''}
      </p>
      {open && (
        <div
          data-popup=""
          aria-busy={state.status === 'pending'}
          className="absolute top-full right-[calc(-1*var(--page-margin))] left-[calc(-1*var(--page-margin))] z-25 mt-3 border-y border-clay bg-white text-left shadow-high lg:inset-x-0 lg:mt-2 lg:overflow-clip lg:rounded-md lg:border"
        >
          {note && <p className="px-4 pt-4 pb-1 text-sm last:pb-4 text-smoke md:px-8 lg:px-5">{note}</p>}
          {count > 0 && (
            <SearchOptions
              id={list_id}
              groups={groups}
              all_url={all}
              total={total}
              active={active}
              onChosen={close}
            />
          )}
        </div>
      )}
    </>
  )
}
