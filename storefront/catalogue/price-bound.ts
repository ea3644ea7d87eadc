/** Parameters of a listing that are amounts: what it was narrowed to in one currency says nothing in another. */
export const PRICE_BOUNDS = ['min_price', 'max_price']
