/** Apart from the product's schema, which a browser that draws cards does not need. */
export const PRODUCT_TYPES = {
  normal: 0,
  fixed_package: 1,
  configurable_package: 2,
  composite_package: 3,
  service: 4,
} as const
export type ProductType = (typeof PRODUCT_TYPES)[keyof typeof PRODUCT_TYPES]

export const PACKAGE_TYPES: ReadonlySet<number> = new Set([
  PRODUCT_TYPES.fixed_package,
  PRODUCT_TYPES.configurable_package,
  PRODUCT_TYPES.composite_package,
])
