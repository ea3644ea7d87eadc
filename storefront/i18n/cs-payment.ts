/** Paying an order that is already made. */
export const csPayment = {
  'payment.checking': 'Platbu ověřujeme',
  'payment.checking_text':
    'Banka nám zatím nepotvrdila výsledek. Ptáme se jí dál, stránka se sama obnoví. Nic neplaťte dvakrát.',
  'payment.check_again': 'Ověřit znovu',
  'payment.refused':
    'Další platbu teď nelze založit: předchozí ještě běží, nebo už pokusů bylo příliš mnoho.',
} as const
