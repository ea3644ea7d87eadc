import type { Translator } from '../i18n/translator.ts'

/** A bar above everything while the staff acts as a customer. Outside of what React draws, so no screen can hide it. */
export function showActingBar(name: string, { t, language }: Translator): void {
  const bar = document.createElement('aside')
  bar.setAttribute('aria-label', t('staff.acting_label'))
  bar.dataset.actingBar = ''
  bar.className =
    'sticky top-0 z-50 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-danger px-4 py-2 text-sm text-white'
  const text = document.createElement('p')
  text.textContent = t('staff.acting', { name })
  const form = document.createElement('form')
  form.method = 'post'
  form.action = '/api/auth/impersonate-end'
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = 'language'
  field.value = language
  const button = document.createElement('button')
  button.className = 'min-h-11 px-2 font-semibold underline underline-offset-4'
  button.textContent = t('staff.end_acting')
  form.append(field, button)
  bar.append(text, form)
  document.body.prepend(bar)
  // The shop's own header stays in place too, and stops beneath.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--acting-height', `${bar.offsetHeight}px`)
  }).observe(bar)
}
