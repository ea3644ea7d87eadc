import { articleAuthors } from './article-author.ts'
import { articleCategories } from './article-category.ts'
import { ceramicsArticles } from './article-ceramics.ts'
import { coffeeArticles } from './article-coffee.ts'
import { counterArticles } from './article-counter.ts'
import { teaBrewingArticles } from './article-tea-brewing.ts'
import { teaArticles } from './article-tea.ts'
import { banners } from './banner.ts'
import { company } from './company.ts'
import { countries, currencies } from './country.ts'
import { configurableVariables, customerGroups } from './customer-field.ts'
import { redirects } from './redirect.ts'
import type { DemoContent } from './shape.ts'
import { freeShippingPrices, shop } from './shop.ts'
import { staticContents, staticPages } from './static-content.ts'
import { typesetAll } from './typography.ts'

export const demoContent = (): DemoContent =>
  typesetAll({
    shop,
    company,
    countries,
    currencies,
    free_shipping_prices: freeShippingPrices,
    customer_groups: customerGroups,
    configurable_variables: configurableVariables,
    article_categories: articleCategories,
    article_authors: articleAuthors,
    articles: [
      ...teaArticles,
      ...teaBrewingArticles,
      ...coffeeArticles,
      ...ceramicsArticles,
      ...counterArticles,
    ],
    static_pages: staticPages,
    static_contents: staticContents,
    banners,
    redirects,
  })
