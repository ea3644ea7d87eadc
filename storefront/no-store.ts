/** Of answers that are for one asker and one moment. */
export const NO_STORE = { 'cache-control': 'no-store' }
