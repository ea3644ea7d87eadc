/** Parameters of a listing that are amounts: what it was narrowed to in one currency says nothing in another. */
export const PRICE_BOUNDS = ['min_price', 'max_price']

/** Parameters of a listing that say how far it was turned or loaded. */
export const TURNED_PAGES = ['page', 'from', 'to']

/** In another currency other products have a price, so there may be fewer pages. */
export const OF_ONE_CURRENCY = [...PRICE_BOUNDS, ...TURNED_PAGES]
