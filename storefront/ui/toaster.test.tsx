import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TOAST_TYPES } from '#contract/toast.ts'
import { messagesFor } from '../i18n/messages-for.ts'
import { createTranslator } from '../i18n/translator.ts'
import { ToastCard } from './toaster.tsx'

const translator = createTranslator('cs', messagesFor('cs'))

it('toasts of each type are told apart by their sign, and by its look [UI-13]', () => {
  const marks = TOAST_TYPES.map((type) => {
    const toast = { id: 1, type, body: 'Košík', duration_ms: 5000 }
    const html = renderToStaticMarkup(<ToastCard toast={toast} translator={translator} close={() => {}} />)
    const [, look, sign] = /<span aria-hidden="true" class="([^"]*)">([^<]*)<\/span>/.exec(html) ?? []
    return { look, sign }
  })
  expect(new Set(marks.map(({ sign }) => sign)).size).toBe(TOAST_TYPES.length)
  expect(new Set(marks.map(({ look }) => look)).size).toBe(TOAST_TYPES.length)
})
