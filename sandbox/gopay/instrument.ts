const label = (cs: string, sk: string, en: string) => ({ cs, sk, en })
const image = (name: string) => ({
  normal: `https://gate.gopay.cz/images/checkout/${name}.png`,
  large: `https://gate.gopay.cz/images/checkout/${name}@2x.png`,
})
const ANY_BANK = label('Jiná banka', 'Iná banka', 'Another bank')

/** What the e-shop may offer in a currency. */
export function instrumentsOf(currency: string) {
  return {
    groups: {
      'card-payment': { label: label('Platební karta', 'Platobná karta', 'Payment card') },
      'bank-transfer': { label: label('Bankovní platba', 'Banková platba', 'Bank transfer') },
    },
    enabledPaymentInstruments: [
      {
        paymentInstrument: 'PAYMENT_CARD',
        label: label('Platební karta', 'Platobná karta', 'Payment card'),
        image: image('payment_card'),
        group: 'card-payment',
        currencies: [currency],
        enabledSwifts: null,
      },
      {
        paymentInstrument: 'BANK_ACCOUNT',
        label: label('Bankovní platba', 'Banková platba', 'Bank transfer'),
        image: image('bank_account'),
        group: 'bank-transfer',
        currencies: [currency],
        enabledSwifts: [{ swift: 'OTHERS', label: ANY_BANK, image: image('OTHERS'), isOnline: false }],
      },
    ],
  }
}
