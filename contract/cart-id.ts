import * as z from 'zod/mini'

/** 128 random bits in hexadecimal: whoever knows the id of a guest's cart holds that cart. */
export const CartId = z.string().check(z.regex(/^[0-9a-f]{32}$/))
