/** Several values of one filter, and several product ids, stand in one parameter of an address. */
export const VALUE_SEPARATOR = '_'
