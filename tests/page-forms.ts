import { decode } from './page-html.ts'

/** A form of a page as a browser would send it untouched: where it goes, and what it says. */
export interface PageForm {
  action: string
  has_files: boolean
  fields: Record<string, string>
}

const attributesOf = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value),
    ]),
  )

/** Every form of a page that goes to the shop's own server; one for each button that sends it elsewhere. */
export function formsOf(html: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, head = '', inside = '']) => {
    const form = attributesOf(head)
    const has_files = form.get('enctype') === 'multipart/form-data'
    const buttons = [...inside.matchAll(/<button\b([^>]*)>/g)].map(([, tag = '']) => attributesOf(tag))
    const ways = [form, ...buttons.filter((button) => button.has('formaction') || button.has('name'))]
    return ways.flatMap((way) => {
      const action = way.get('formaction') ?? form.get('action') ?? ''
      if (!action.startsWith('/api/')) return []
      const named = way === form ? [] : [[way.get('name') ?? '', way.get('value') ?? ''] as const]
      return [{ action, has_files, fields: Object.fromEntries([...fieldsOf(inside), ...named]) }]
    })
  })
}

function fieldsOf(html: string): [string, string][] {
  const inputs = [...html.matchAll(/<input\b([^>]*)>/g)].flatMap(([, tag = '']) => {
    const input = attributesOf(tag)
    const type = input.get('type')
    const is_choice = type === 'radio' || type === 'checkbox'
    if (type === 'file' || (is_choice && !input.has('checked'))) return []
    return [[input.get('name') ?? '', input.get('value') ?? (is_choice ? 'on' : '')] as [string, string]]
  })
  const texts = [...html.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs)].map(
    ([, tag = '', text = '']): [string, string] => [attributesOf(tag).get('name') ?? '', decode(text)],
  )
  const choices = [...html.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)].map(
    ([, tag = '', inside = '']): [string, string] => {
      const options = [...inside.matchAll(/<option\b([^>]*)>/g)].map(([, option = '']) =>
        attributesOf(option),
      )
      const chosen = options.find((option) => option.has('selected')) ?? options[0]
      return [attributesOf(tag).get('name') ?? '', chosen?.get('value') ?? '']
    },
  )
  return [...inputs, ...texts, ...choices].filter(([name]) => name !== '')
}
