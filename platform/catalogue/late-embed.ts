import { lateEmbed } from '#platform/db/embed.ts'

/** Banners are the content domain's. */
export const brandBanners = lateEmbed()
export const categoryBanners = lateEmbed()
/** Wish lists are the wishlist domain's. */
export const wishListItemIds = lateEmbed()
