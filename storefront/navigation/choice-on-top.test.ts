import { describe, expect, it } from 'vitest'
import { choiceOnTop } from './choice-on-top.ts'

const at = (target: string) => new URL(target, 'http://localhost')
const leadsTo = (shown: string, coming: string, chosen: string, picks = false) => {
  const { pathname, search } = choiceOnTop(at(shown), at(coming), at(chosen), picks)
  return pathname + search
}

describe('a choice made while another one is on its way', () => {
  it('leads to both [CATALOG-12]', () => {
    expect(leadsTo('/sada', '/sada?part_1=17', '/sada?part_2=20')).toBe('/sada?part_1=17&part_2=20')
    expect(leadsTo('/caje?sort=name', '/caje?sort=name&brand=luh', '/caje?sort=price')).toBe(
      '/caje?sort=price&brand=luh',
    )
  })

  it('takes away what it takes away, and leaves away what the other one does', () => {
    expect(leadsTo('/caje?brand=luh&page=3', '/caje?brand=luh&page=3&sort=price', '/caje?page=3')).toBe(
      '/caje?page=3&sort=price',
    )
    expect(leadsTo('/caje?brand=luh', '/caje', '/caje?brand=luh&sort=price')).toBe('/caje?sort=price')
  })

  it('of the same list is picked beside it, or put back beside it [FILTER-09]', () => {
    expect(leadsTo('/caje', '/caje?brand=luh', '/caje?brand=mha', true)).toBe('/caje?brand=luh_mha')
    expect(leadsTo('/caje?brand=a', '/caje?brand=a_b', '/caje?brand=a_c', true)).toBe('/caje?brand=a_b_c')
    expect(leadsTo('/caje?brand=a_b', '/caje?brand=b', '/caje?brand=a', true)).toBe('/caje')
    expect(leadsTo('/caje?brand=a', '/caje?brand=a_b', '/caje', true)).toBe('/caje?brand=b')
    expect(leadsTo('/caje', '/caje?brand=a', '/caje?brand=a', true)).toBe('/caje?brand=a')
  })

  it('of a package adds its piece to the other one, however often each is in it [CATALOG-11]', () => {
    const ids = (shown: string, coming: string, chosen: string) =>
      leadsTo(
        `/sada?product_ids=${shown}`,
        `/sada?product_ids=${coming}`,
        `/sada?product_ids=${chosen}`,
        true,
      )
    expect(ids('1_1', '1_1_2', '1_1_3')).toBe('/sada?product_ids=1_1_2_3')
    expect(ids('1', '1_1', '1_2')).toBe('/sada?product_ids=1_1_2')
    expect(ids('1_1_2', '1_2', '1_1')).toBe('/sada?product_ids=1')
  })

  it('stands alone where both choose the same thing, or between pages', () => {
    expect(leadsTo('/sada', '/sada?part_1=17', '/sada?part_1=18')).toBe('/sada?part_1=18')
    expect(leadsTo('/sada', '/sada?part_1=17', '/hrnek?p=a')).toBe('/hrnek?p=a')
  })
})
