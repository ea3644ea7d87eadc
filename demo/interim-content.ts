import { demoCatalogue } from './catalogue/catalogue.ts'
import { articleAuthors } from './content/article-author.ts'
import { articleCategories } from './content/article-category.ts'
import { ceramicsArticles } from './content/article-ceramics.ts'
import { coffeeArticles } from './content/article-coffee.ts'
import { counterArticles } from './content/article-counter.ts'
import { teaBrewingArticles } from './content/article-tea-brewing.ts'
import { teaArticles } from './content/article-tea.ts'
import { company } from './content/company.ts'
import { aftersalesPages } from './content/page-aftersales.ts'
import { companyPages } from './content/page-company.ts'
import { legalPages } from './content/page-legal.ts'
import { redirects } from './content/redirect.ts'
import type { DemoContent, Localized } from './content/shape.ts'
import { freeShippingPrices, shop } from './content/shop.ts'

export function contentSoFar(): DemoContent {
  const products = new Set(demoCatalogue().products.map(({ code }) => code))
  const plain = (text: Localized): Localized => {
    const one = (html: string) => html.replaceAll(/href="[a-z-]+:(?!\/\/)[^"]*"/g, 'href="/"')
    return { cs: one(text.cs), sk: one(text.sk), en: one(text.en), de: one(text.de) }
  }
  const articles = [
    ...teaArticles,
    ...teaBrewingArticles,
    ...coffeeArticles,
    ...ceramicsArticles,
    ...counterArticles,
  ]
  return {
    shop,
    company,
    countries: [],
    currencies: [],
    free_shipping_prices: freeShippingPrices,
    customer_groups: [],
    configurable_variables: [],
    article_categories: articleCategories,
    article_authors: articleAuthors,
    articles: articles.map((article) => ({
      ...article,
      content: plain(article.content),
      related_product_codes: article.related_product_codes.filter((code) => products.has(code)),
    })),
    static_pages: [...companyPages, ...legalPages, ...aftersalesPages].map((page) => ({
      ...page,
      content: plain(page.content),
    })),
    static_contents: [],
    banners: [],
    redirects,
  }
}
