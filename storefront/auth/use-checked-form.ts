import { type SubmitEvent, useState } from 'react'
import type { PlainMessageKey } from '../i18n/messages.ts'
import { useRefusal } from '../ui/use-refusal.ts'
import { formIssues, type FormIssue, type FormRules } from './form-rule.ts'

type Issues = Partial<Record<string, PlainMessageKey>>

/** A plain form that the browser sends itself, once nothing is wrong with it; until then each field says what is. */
export function useCheckedForm(
  rules: FormRules,
  before: Issues = {},
  say: (issue: FormIssue) => PlainMessageKey = ({ message }) => message,
) {
  const [issues, setIssues] = useState(before)
  const { place, noteRefusal } = useRefusal()
  return {
    issues,
    form: {
      ref: place,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        const typed = [...new FormData(event.currentTarget)].filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        )
        const found = formIssues(rules, Object.fromEntries(typed))
        if (found.length === 0) return
        event.preventDefault()
        setIssues(Object.fromEntries(found.map((issue) => [issue.field, say(issue)])))
        noteRefusal()
      },
      onInput: ({ target }: { target: EventTarget }) => {
        const name = target instanceof Element ? (target.getAttribute('name') ?? '') : ''
        setIssues((all) => (name in all ? { ...all, [name]: undefined } : all))
      },
    },
  }
}
