/** `resultCode` → `resultMessage`, those of the basic methods. */
export const CSOB_RESULTS = {
  0: 'OK',
  100: 'Missing parameter',
  110: 'Invalid parameter',
  120: 'Merchant blocked',
  130: 'Session expired',
  140: 'Payment not found',
  150: 'Payment not in valid state',
  160: 'Payment method disabled',
  170: 'Payment method unavailable',
  180: 'Operation not allowed',
  190: 'Payment method error',
  200: 'Duplicate purchaseId',
  500: 'EET Rejected',
  600: 'MALL Pay payment declined in precheck',
  700: 'Oneclick template not found',
  710: 'Oneclick template payment expired',
  720: 'Oneclick template card expired',
  730: 'Oneclick template customer rejected',
  740: 'Oneclick template payment reversed',
  750: 'Cardholder account closed',
  800: 'Customer not found',
  810: 'Customer found, no saved card(s) found',
  820: 'Customer found, found saved card(s)',
  900: 'Internal error',
  999: 'General error',
} as const

export type CsobResultCode = keyof typeof CSOB_RESULTS

export const CSOB_STATUSES = {
  created: 1,
  in_progress: 2,
  cancelled: 3,
  confirmed: 4,
  reversed: 5,
  denied: 6,
  waiting_for_settlement: 7,
  settled: 8,
  refund_processing: 9,
  returned: 10,
} as const

export type CsobStatus = (typeof CSOB_STATUSES)[keyof typeof CSOB_STATUSES]
