import { articleCalls } from '#contract/article.ts'
import { bannerCalls } from '#contract/banner.ts'
import { pageCalls } from '#contract/page.ts'
import { staticPageCalls } from '#contract/static-page.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import { serve } from '#platform/http/serve.ts'
import { articleAuthorTable, articleCategoryTable, articleTable } from './article-table.ts'
import { bannerTable, provideBanners } from './banner-table.ts'
import { findPage } from './page.ts'
import { staticContentTable, staticPageTable } from './static-page-table.ts'

provideBanners()

export const contentCalls = [
  ...serve(pageCalls, {
    'GET /pages': (context, { query }) => findPage(context, query.path, query.currency === 'chosen'),
  }),
  ...serve(bannerCalls, {
    'GET /banners': (context, { list }) => readList(context, bannerTable, list),
    'GET /banners/{id}': (context, { params, selection }) =>
      readOne(context, bannerTable, params.id, selection),
  }),
  ...serve(articleCalls, {
    'GET /articles': (context, { list }) => readList(context, articleTable, list),
    'GET /articles/{id}': (context, { params, selection }) =>
      readOne(context, articleTable, params.id, selection),
    'GET /article-categories': (context, { list }) => readList(context, articleCategoryTable, list),
    'GET /article-categories/{id}': (context, { params, selection }) =>
      readOne(context, articleCategoryTable, params.id, selection),
    'GET /article-authors': (context, { list }) => readList(context, articleAuthorTable, list),
    'GET /article-authors/{id}': (context, { params, selection }) =>
      readOne(context, articleAuthorTable, params.id, selection),
  }),
  ...serve(staticPageCalls, {
    'GET /static-pages': (context, { list }) => readList(context, staticPageTable, list),
    'GET /static-pages/{id}': (context, { params, selection }) =>
      readOne(context, staticPageTable, params.id, selection),
    'GET /static-contents': (context, { list }) => readList(context, staticContentTable, list),
    'GET /static-contents/{id}': (context, { params, selection }) =>
      readOne(context, staticContentTable, params.id, selection),
  }),
]
