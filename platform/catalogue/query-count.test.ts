import { describe, expect, it } from 'vitest'
import { brands } from '#contract/brand.ts'
import { categories } from '#contract/category.ts'
import { products } from '#contract/product.ts'
import { productVariations } from '#contract/variation.ts'
import { VISITOR } from '#platform/http/context.ts'
import { countStatements } from '#tests/count-statements.ts'
import { openDemoShop } from '#tests/demo-shop.ts'

const { url, platform } = await openDemoShop()

async function statementsFor(path: string): Promise<number> {
  const { sql, count } = countStatements(url)
  const response = await platform(VISITOR, sql).fetch(new Request(`http://localhost${path}`))
  await sql.end()
  expect(response.status).toBe(200)
  return count()
}

const everyEmbed = (resource: { embeds: object }) => Object.keys(resource.embeds).join(',')

describe('a page of a hundred', () => {
  it.each([
    [`/products?embed=${everyEmbed(products)}`],
    ['/products?embed=brand.safety,product_variations.product_availability,product_variations.image_url'],
    [`/product-variations?embed=${everyEmbed(productVariations)}`],
    [`/categories?embed=${everyEmbed(categories)}`],
    [`/brands?embed=${everyEmbed(brands)}`],
  ])('costs as many statements as a page of one: %s [API-12]', async (path) => {
    const one = await statementsFor(`${path}&per_page=1&sort=-id`)
    const hundred = await statementsFor(`${path}&per_page=100&sort=-id`)
    expect(one).toBeGreaterThan(2)
    // Embeds of embeds are not read where there is nothing to embed into.
    expect(hundred).toBeLessThanOrEqual(one + 6)
  })

  it('tells whether there is something to fill in without a statement of its own [CART-18]', async () => {
    const plain = await statementsFor('/products?only=id&per_page=100')
    expect(await statementsFor('/products?only=id,has_fields&per_page=100')).toBe(plain)
  })
})

it.each(['/products', '/product-variations'])(
  '%s asks once who may see a product: what is asked twice keeps indexes from being used',
  async (path) => {
    const { sql, texts } = countStatements(url)
    const response = await platform(VISITOR, sql).fetch(new Request(`http://localhost${path}`))
    await sql.end()
    expect(response.status).toBe(200)
    const asked = texts().map((text) => text.split('above.customer_groups_restriction').length - 1)
    expect(Math.max(...asked)).toBe(1)
  },
)
