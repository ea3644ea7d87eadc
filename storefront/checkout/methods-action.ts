export const METHODS_ACTION = '/api/checkout/methods'
/** Asks what stands without choosing anything; the query tells it from a choice. */
export const FOLLOW_ACTION = `${METHODS_ACTION}?follow`
