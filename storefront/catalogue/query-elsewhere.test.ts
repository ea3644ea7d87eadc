import { expect, it } from 'vitest'
import { queriesOfFirstPage } from './query-elsewhere.ts'

it('keeps filters and sorting of a search in other languages, and no page that may not be there [I18N-09]', () => {
  const queries = { cs: 'material=kamenina&sort=name&page=2', sk: 'from=2&to=3', en: '' }
  expect(queriesOfFirstPage(queries)).toEqual({ cs: 'material=kamenina&sort=name', sk: '', en: '' })
})
