import * as z from 'zod/mini'

/** What search engines and social networks are told of an entity that has a page. */
export const metaFields = {
  meta_title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
  meta_keywords: z.nullable(z.string()),
  og_title: z.nullable(z.string()),
  og_description: z.nullable(z.string()),
  og_image: z.nullable(z.string()),
}

/** Language → path with that language's prefix; a language without the page is left out. */
export const Urls = z.object({
  cs: z.optional(z.string()),
  sk: z.optional(z.string()),
  en: z.optional(z.string()),
})
export type Urls = z.infer<typeof Urls>
