/** Paying an order that is already made. */
export const csPayment = {
  'payment.checking': 'Platbu ověřujeme',
  'payment.checking_text':
    'Banka nám zatím nepotvrdila výsledek. Ptáme se jí dál, stránka se sama obnoví. Znovu plaťte, jen pokud víte, že platba neproběhla.',
  'payment.check_again': 'Ověřit znovu',
  'payment.refused': 'Platbu teď nejde zahájit. Zkuste to prosím za chvíli, nebo zvolte jiný způsob platby.',
  'payment.latest_order': 'Zobrazit objednávku, kterou jste právě odeslali',
  'payment.latest_order_unpaid': 'Objednávka {code} čeká na zaplacení – zaplatit',
  'payment.otherwise': 'Zaplatit jiným způsobem',
  'payment.otherwise_lead': 'Cena objednávky zůstane stejná.',
  'payment.otherwise_submit': 'Změnit způsob platby',
  'payment.not_changed':
    'Způsob platby teď změnit nelze. Je-li předchozí platba u brány ještě otevřená, dokončete ji, nebo ji tam zrušte. Pokud se způsob platby měnil už několikrát, ozvěte se nám prosím.',
} as const
