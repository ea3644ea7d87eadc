import { expect, it } from 'vitest'
import { visibleAttributes } from './product-property.ts'

it('hidden attributes are not shown, the others stand in their order [CATALOG-03]', () => {
  const attributes = [
    { name: 'černá', is_hidden: false, position: 3 },
    { name: 'zlatá', is_hidden: true, position: 1 },
    { name: 'bílá', is_hidden: false, position: 2 },
  ]
  expect(visibleAttributes({ attributes }).map(({ name }) => name)).toEqual(['bílá', 'černá'])
  expect(attributes[0]?.name).toBe('černá')
})
