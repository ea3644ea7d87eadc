import { type SubmitEvent, useState } from 'react'
import type { FieldError } from '#contract/error.ts'
import { useTranslator } from '../storefront-context.tsx'
import { useButtonLoading } from '../ui/use-button-loading.ts'
import { useRefusal } from '../ui/use-refusal.ts'
import { formIssues, type FormRules } from './form-rule.ts'

interface Given {
  rules: FormRules
  /** What is wrong with it, where a page without scripts has sent it before. */
  errors?: readonly FieldError[]
  /** Sends the form and answers what is wrong with it; nothing is success. */
  send: (form: HTMLFormElement) => Promise<readonly FieldError[]>
}

/** A plain form that is checked and sent in place once scripts run. What was typed stays, whatever comes back. */
export function useAuthForm({ rules, errors: before = [], send }: Given) {
  const { t } = useTranslator()
  const [errors, setErrors] = useState(before)
  const { place, noteRefusal } = useRefusal()
  const { is_loading, run } = useButtonLoading()

  function refuse(found: readonly FieldError[]): void {
    setErrors(found)
    noteRefusal()
  }

  return {
    is_loading,
    /** At each field; what no field is to blame for is under the empty name. */
    errors: Object.fromEntries(errors.map(({ field, message }) => [field, message])) as Partial<
      Record<string, string>
    >,
    form: {
      ref: place,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        const form = event.currentTarget
        const typed = [...new FormData(form)].filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        )
        const issues = formIssues(rules, Object.fromEntries(typed))
        if (issues.length > 0)
          return refuse(issues.map(({ field, message }) => ({ field, message: t(message) })))
        void run(async () => {
          const found = await send(form)
          if (found.length > 0) refuse(found)
        })
      },
      onInput: ({ target }: { target: EventTarget }) => {
        const name = target instanceof Element ? target.getAttribute('name') : null
        // What no field is to blame for may be mended in any; said again, it is read aloud only where it was gone.
        const stays = ({ field }: FieldError) => field !== name && field !== ''
        setErrors((all) => (all.every(stays) ? all : all.filter(stays)))
      },
    },
  }
}
