import { MODEL_TYPES, type ModelType } from '#contract/page.ts'
import type { Transaction } from '#platform/db/database.ts'
import { slugs } from './catalogue/text.ts'
import { resolveLink, resolveLinks } from './content/link.ts'
import type { Article, Banner, DemoContent, Link, Localized } from './content/shape.ts'
import { shop } from './content/shop.ts'
import { type LinkedPaths, linkedPaths, ROUTE_LANGUAGES } from './linked-path.ts'
import { drawFallback, drawLogo, drawPortrait } from './pictures/mark.ts'
import { drawArticle, drawBanner } from './pictures/scene.ts'
import type { PictureStore } from './seed-picture.ts'
import { continueIds, daysFrom, idsByCode, insertRows, type Row, textOrNull } from './seed-rows.ts'

const TOP_STRIP = 5

/** Writes the blog, the static pages and texts, the banners and the redirects of a shop with its catalogue. */
export async function seedContent(
  sql: Transaction,
  content: DemoContent,
  pictures: PictureStore,
  now: Date,
): Promise<void> {
  await seedAuthors(sql, content, pictures)
  await seedArticleCategories(sql, content)
  await seedContentRoutes(sql, content)
  const paths = await linkedPaths(sql, content)
  await seedArticles(sql, content, pictures, paths, now)
  await insertRows(
    sql,
    'static_page',
    content.static_pages.map((page, index) => ({
      id: index + 1,
      ...page,
      content: linked(page.content, paths),
      is_active: true,
    })),
  )
  await insertRows(
    sql,
    'static_content',
    content.static_contents.map(({ code, name, content: text }, index) => ({
      id: index + 1,
      code,
      name,
      content: linked(text, paths),
      position: index + 1,
    })),
  )
  await seedBanners(sql, content.banners, pictures, paths, now)
  await insertRows(
    sql,
    'page_route',
    content.redirects.map(({ language, path, destination, status_code }) => ({
      shop_id: shop.id,
      language,
      path,
      kind: 'redirect',
      destination: resolveLink(destination, language, paths.of),
      status_code,
    })),
  )
  const logo_id = await pictures.add(sql, 'logo', drawLogo({ name: shop.name, palette: 'terracotta' }))
  await pictures.flush(sql)
  await sql`
    update shop set logo = '/media/' || media.name || '/640' from media
    where shop.id = ${shop.id} and media.id = ${logo_id}`
  await continueIds(sql, ['article_author', 'article_category', 'article', 'article_tag', 'static_page'])
  await continueIds(sql, ['static_content', 'banner'])
}

/** The one picture that is called by its plain name, so that it can be asked for without being looked up. */
export async function seedFallbackPicture(sql: Transaction): Promise<void> {
  const { svg, width, height } = drawFallback()
  await sql`
    insert into media (name, mime_type, width, height, bytes)
    values ('fallback', 'image/svg+xml', ${width}, ${height}, ${Buffer.from(svg)})`
}

async function seedAuthors(sql: Transaction, { article_authors }: DemoContent, pictures: PictureStore) {
  const rows: Row[] = []
  for (const [index, { code, name, bio, picture, hair }] of article_authors.entries()) {
    const drawn = drawPortrait({ seed: code, palette: picture.palette, hair })
    rows.push({ id: index + 1, code, name, bio, media_id: await pictures.add(sql, `author-${code}`, drawn) })
  }
  await pictures.flush(sql)
  await insertRows(sql, 'article_author', rows)
}

async function seedArticleCategories(sql: Transaction, { article_categories }: DemoContent) {
  const id = idsByCode(article_categories)
  await insertRows(
    sql,
    'article_category',
    article_categories.map(({ parent_code, ...category }) => ({
      id: id(category.code),
      parent_id: parent_code === null ? null : id(parent_code),
      ...category,
    })),
  )
}

async function seedContentRoutes(sql: Transaction, content: DemoContent): Promise<void> {
  const route = (model_type: ModelType, list: { slug: Localized }[], folder: Record<string, string>) =>
    ROUTE_LANGUAGES.flatMap((language) =>
      list.map(({ slug }, index) => ({
        shop_id: shop.id,
        language,
        path: `${folder[language] ?? ''}/${slug[language]}`,
        kind: 'model',
        model_type,
        model_id: index + 1,
        status_code: 200,
      })),
    )
  const blog = shop.route_settings.blog.paths
  await insertRows(sql, 'page_route', [
    ...route(MODEL_TYPES.article_category, content.article_categories, blog),
    ...route(MODEL_TYPES.article, content.articles, blog),
    ...route(MODEL_TYPES.static_page, content.static_pages, {}),
  ])
}

async function seedArticles(
  sql: Transaction,
  { articles, article_categories, article_authors }: DemoContent,
  pictures: PictureStore,
  paths: LinkedPaths,
  now: Date,
): Promise<void> {
  const category = idsByCode(article_categories)
  const author = idsByCode(article_authors)
  const rows: Row[] = []
  for (const [index, article] of articles.entries()) {
    const drawn = drawArticle({ ...article.picture, seed: article.code })
    const media_id = await pictures.add(sql, `article-${article.code}`, drawn)
    const published_at = daysFrom(now, -article.published_days_ago)
    const { name, perex, slug, meta_title, meta_description, code, is_active } = article
    rows.push({
      id: index + 1,
      code,
      name,
      perex,
      slug,
      meta_title,
      meta_description,
      is_active,
      media_id,
      content: linked(article.content, paths),
      article_category_id: category(article.article_category_code),
      article_author_id: author(article.author_code),
      published_at,
      updated_at: published_at,
    })
  }
  await pictures.flush(sql)
  await insertRows(sql, 'article', rows)
  await seedTags(sql, articles)
  await insertRows(
    sql,
    'article_product',
    articles.flatMap((article, index) =>
      [...new Set(article.related_product_codes)].map((code, position) => ({
        article_id: index + 1,
        product_id: paths.id('product', code),
        position,
      })),
    ),
  )
}

async function seedTags(sql: Transaction, articles: Article[]): Promise<void> {
  const tags = [...new Map(articles.flatMap((one) => one.tags).map((name) => [name.cs, name])).values()]
  const ids = new Map(tags.map((name, index) => [name.cs, index + 1]))
  await insertRows(
    sql,
    'article_tag',
    tags.map((name, index) => ({ id: index + 1, name, slug: slugs(name), position: index + 1 })),
  )
  await insertRows(
    sql,
    'article_tagging',
    articles.flatMap((article, index) =>
      article.tags.map((name) => ({ article_id: index + 1, article_tag_id: ids.get(name.cs) })),
    ),
  )
}

async function seedBanners(
  sql: Transaction,
  banners: Banner[],
  pictures: PictureStore,
  paths: LinkedPaths,
  now: Date,
): Promise<void> {
  const rows: Row[] = []
  for (const [index, banner] of banners.entries()) {
    const { code, banner_type_id, size_type, position, is_active, name } = banner
    const media = async (shape: 'desktop' | 'mobile') => {
      if (banner_type_id === TOP_STRIP) return null
      const drawn = drawBanner({ ...banner.picture, seed: code, shape })
      return pictures.add(sql, `banner-${code}-${shape}`, drawn)
    }
    rows.push({
      id: index + 1,
      code,
      banner_type_id,
      size_type,
      position,
      is_active,
      name,
      mobile_media_id: await media('mobile'),
      desktop_media_id: await media('desktop'),
      content: textOrNull(banner.content),
      url: address(banner.url, paths),
      url_text: textOrNull(banner.url_text),
      button_text: textOrNull(banner.button_text),
      button_link: address(banner.button_link, paths),
      valid_from: banner.valid_from_days === null ? null : daysFrom(now, banner.valid_from_days),
      valid_to: banner.valid_to_days === null ? null : daysFrom(now, banner.valid_to_days),
      category_id: banner.category_code === null ? null : paths.id('category', banner.category_code),
      brand_id: banner.brand_code === null ? null : paths.id('brand', banner.brand_code),
    })
  }
  await pictures.flush(sql)
  await insertRows(sql, 'banner', rows)
}

function linked(html: Localized, paths: LinkedPaths): Localized {
  return perLanguage((language) => resolveLinks(html[language], language, paths.of))
}

function address(link: Link, paths: LinkedPaths): Localized | null {
  return textOrNull(perLanguage((language) => resolveLink(link, language, paths.of)))
}

function perLanguage(write: (language: keyof Localized) => string): Localized {
  return { cs: write('cs'), sk: write('sk'), en: write('en'), de: write('de') }
}
