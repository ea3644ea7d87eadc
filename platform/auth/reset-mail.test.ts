import { expect, it } from 'vitest'
import { passwordChangedMail } from './reset-mail.ts'

it.each([
  ['cs', 'také přes Google nebo Seznam.', 'Propojené účty'],
  ['sk', 'cez Google alebo Seznam.', 'Prepojené účty'],
  ['en', 'with Google or Seznam.', 'Linked accounts'],
] as const)(
  'the mail about a new password names in %s the services that still open the account [S5] [S20]',
  (language, names, place) => {
    const linked = ['Google', 'Seznam']
    const mail = passwordChangedMail(
      'Vitrine',
      { language, first_name: 'Eva' },
      { is_unlinked: false, linked },
    )
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain(names)
      expect(form).toContain(place)
    }
    const silent = passwordChangedMail(
      'Vitrine',
      { language, first_name: 'Eva' },
      { is_unlinked: true, linked: [] },
    )
    expect(silent.text).not.toContain(place)
  },
)
