/** Words that the forms of the customer area and the own server share. */
export const SHOP_FIELD_PREFIX = 'configurable_'
export const OTHER_SESSIONS = 'others'
