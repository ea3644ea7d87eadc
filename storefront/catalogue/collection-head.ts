import { LOCALES, withLanguage } from '#contract/language.ts'
import type { Loaded, LoadContext } from '../load-context.ts'

interface Collection {
  name: string
  description: string | null
  items: { name: string; url: string }[]
}

/** What others are told of a page that lists things and has no descriptor of its own. */
export function collectionHead(
  { origin, path, language, shop }: LoadContext,
  { name, description, items }: Collection,
): Pick<Loaded<unknown>, 'meta_tags' | 'structured_data'> {
  const url = origin + withLanguage(path, language)
  const home = origin + withLanguage('/', language)
  const schema = { '@context': 'https://schema.org' }
  const about = description ? { description } : {}
  return {
    meta_tags: [
      ...(description
        ? [
            { name: 'description', content: description },
            { property: 'og:description', content: description },
          ]
        : []),
      { property: 'og:title', content: name },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: url },
      { property: 'og:site_name', content: shop.shop.name },
      { property: 'og:locale', content: LOCALES[language].replace('-', '_') },
      { name: 'twitter:card', content: 'summary' },
    ],
    structured_data: [
      {
        ...schema,
        '@type': 'CollectionPage',
        name,
        ...about,
        url,
        isPartOf: { '@type': 'WebSite', name: shop.shop.name, url: home },
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: items.length,
          itemListElement: items.map((item, index) => listItem(index, item.name, { url: origin + item.url })),
        },
      },
      {
        ...schema,
        '@type': 'BreadcrumbList',
        itemListElement: [listItem(0, shop.shop.name, { item: home }), listItem(1, name, { item: url })],
      },
    ],
  }
}

function listItem(index: number, name: string, target: { url: string } | { item: string }) {
  return { '@type': 'ListItem', position: index + 1, name, ...target }
}
