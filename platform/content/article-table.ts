import { articleAuthors, articleCategories, articles } from '#contract/article.ts'
import type { Tag } from '#contract/tag.ts'
import { MODEL_TYPES } from '#contract/page.ts'
import { urlOf, urlsEmbed } from '#platform/catalogue/page-url.ts'
import { productTable } from '#platform/catalogue/product-table.ts'
import { hasWords, html, metaColumns, text } from '#platform/catalogue/text.ts'
import { productIsListed } from '#platform/catalogue/visibility.ts'
import { belongsTo, hasMany, type Link } from '#platform/db/embed.ts'
import { type Fragment, table } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import { imageColumn } from './media-column.ts'

export const articleAuthorTable = table({
  resource: articleAuthors,
  from: ({ sql }) => sql`article_author`,
  visible: ({ sql }) => sql`true`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`article_author.id`,
      name: sql`article_author.name`,
      bio: text(context, 'article_author.bio'),
      image: imageColumn(context, sql`article_author.media_id`, sql`article_author.name`),
    }
  },
  embeds: {},
  search: ({ sql }, searched) =>
    sql`strpos(search_text(article_author.name), search_text(${searched}::text)) > 0`,
  default_sort: [{ field: 'name', descending: false }],
})

export const articleCategoryTable = table({
  resource: articleCategories,
  from: ({ sql }) => sql`article_category`,
  visible: ({ sql }) => sql`true`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`article_category.id`,
      name: text(context, 'article_category.name'),
      description: text(context, 'article_category.description'),
      slug: text(context, 'article_category.slug'),
      url: urlOf(context, MODEL_TYPES.article_category, sql`article_category.id`),
      parent_id: sql`article_category.parent_id`,
      position: sql`article_category.position`,
      ...metaColumns(context, 'article_category'),
    }
  },
  embeds: {
    urls: urlsEmbed(MODEL_TYPES.article_category),
    articles_count: {
      needs: [],
      load: async (context, rows) => {
        const { sql } = context
        const ids = rows.map((row) => row.id as number)
        const counts = await sql<{ id: number; count: number }[]>`
          select article_category_id as id, count(*)::int as count from article
          where article_category_id = any(${ids}::int[]) and ${articleIsPublished(context)} group by 1`
        const found = new Map(counts.map(({ id, count }) => [id, count]))
        return ids.map((id) => found.get(id) ?? 0)
      },
    },
  },
  search: (context, searched) => hasWords(context, 'article_category.search_words', searched),
  default_sort: [{ field: 'position', descending: false }],
})

function articleIsPublished({ sql, now }: Context): Fragment {
  return sql`(article.is_active and article.published_at <= ${now})`
}

export const articleTable = table({
  resource: articles,
  from: ({ sql }) => sql`article`,
  visible: articleIsPublished,
  columns: (context) => {
    const { sql, language } = context
    const name = text(context, 'article.name')
    return {
      id: sql`article.id`,
      name,
      perex: text(context, 'article.perex'),
      content: html(context, 'article.content'),
      image: imageColumn(context, sql`article.media_id`, name),
      slug: text(context, 'article.slug'),
      url: urlOf(context, MODEL_TYPES.article, sql`article.id`),
      article_category_id: sql`article.article_category_id`,
      article_author_id: sql`article.article_author_id`,
      published_at: sql`article.published_at`,
      is_active: sql`article.is_active`,
      tags: {
        sql: sql`(
          select coalesce(json_agg(json_build_object(
            'id', tag.id, 'name', localized_text(tag.name, ${language}),
            'slug', localized_text(tag.slug, ${language}), 'color', tag.color, 'position', tag.position
          ) order by tag.position, tag.id), '[]')
          from article_tagging tagging join article_tag tag on tag.id = tagging.article_tag_id
          where tagging.article_id = article.id
        )`,
        as: (tags: Tag[]) => tags,
      },
      reading_time: sql`coalesce(article.reading_times -> ${language}, article.reading_times -> 'cs')::int`,
      ...metaColumns(context, 'article'),
    }
  },
  filters: {
    tag_id: ({ sql }, matches) => sql`article.id in (
      select article_id from article_tagging where ${matches(sql`article_tagging.article_tag_id`)}
    )`,
  },
  embeds: {
    urls: urlsEmbed(MODEL_TYPES.article),
    author: belongsTo(() => articleAuthorTable, 'article_author_id'),
    article_category: belongsTo(() => articleCategoryTable, 'article_category_id'),
    related_products: hasMany(
      () => productTable,
      (context, ids) => context.sql<Link[]>`
        select link.article_id as owner_id, link.product_id as id
        from article_product link join product on product.id = link.product_id
        where link.article_id = any(${ids}::int[]) and ${productIsListed(context)}
        order by link.position, link.product_id`,
    ),
  },
  search: (context, searched) => hasWords(context, 'article.search_words', searched),
  default_sort: [{ field: 'published_at', descending: true }],
})
