import type { EmbedSource, LoadEmbed } from '#platform/db/table.ts'

export interface LateEmbed extends EmbedSource {
  provide: (load: LoadEmbed) => void
}

/** An embed whose rows belong to a domain to the right of this one, which provides its loader when it starts. */
export function lateEmbed(): LateEmbed {
  let provided: LoadEmbed | null = null
  return {
    needs: [],
    load: async (context, rows, nested) =>
      provided ? provided(context, rows, nested) : rows.map((): unknown[] => []),
    provide: (load) => {
      provided = load
    },
  }
}

/** Banners are the content domain's. */
export const brandBanners = lateEmbed()
export const categoryBanners = lateEmbed()
/** Wish lists are the wishlist domain's. */
export const wishListItemIds = lateEmbed()
