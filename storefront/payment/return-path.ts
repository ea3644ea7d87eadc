/** Where gateways send payers back to, and where the shop itself asks how a payment stands. */
export const PAYMENT_RETURN = '/api/payment-return'
