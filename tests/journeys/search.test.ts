import { describe, expect, it } from 'vitest'
import { startSeededShop } from '../shop.ts'

const { visit } = await startSeededShop({ is_indexed: true })
const page = async (path: string) => (await visit(path)).text()

describe('the page of a search', () => {
  it.each([
    ['/hledani?q=snecha', 'ukazujeme výsledky pro „sencha“.'],
    ['/sk/vyhladavanie?q=snecha', 'ukazujeme výsledky pre „sencha“.'],
    ['/en/search?q=snecha', 'here are the results for “sencha”.'],
  ])('says what a misspelt word was taken for: %s [CONTENT-08]', async (path, told) => {
    const html = await page(path)
    expect(html).toContain(told)
    expect(html).toMatch(/sencha/i)
  })

  it('says when hardly anything has all the words, and says neither otherwise [CONTENT-08]', async () => {
    const told = 'Všechna slova najednou nemá skoro nic'
    expect(await page('/hledani?q=sencha+qwrtzx')).toContain(told)
    const clear = await page('/hledani?q=sencha')
    expect(clear).not.toContain(told)
    expect(clear).not.toContain('ukazujeme výsledky pro')
  })
})
