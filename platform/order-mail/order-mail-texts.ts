import type { InterfaceLanguage } from '#contract/language.ts'
import { fillText } from '#platform/fill-text.ts'

type Text = Record<InterfaceLanguage, string>

/** `{name}` is filled in. */
const ORDER_MAIL_TEXTS = {
  news_subject: {
    cs: 'Nová objednávka {code} na {total}',
    sk: 'Nová objednávka {code} na {total}',
    en: 'New order {code} for {total}',
  },
  received_subject: {
    cs: 'Přijali jsme objednávku {code} – {shop}',
    sk: 'Prijali sme objednávku {code} – {shop}',
    en: 'We have received order {code} – {shop}',
  },
  received_title: {
    cs: 'Děkujeme za objednávku',
    sk: 'Ďakujeme za objednávku',
    en: 'Thank you for your order',
  },
  received: {
    cs: 'objednávku {code} z {date} jsme přijali a tímto e-mailem ji potvrzujeme. Uschovejte si ho prosím, je v něm celá smlouva.',
    sk: 'objednávku {code} z {date} sme prijali a týmto e-mailom ju potvrdzujeme. Uschovajte si ho, prosím, je v ňom celá zmluva.',
    en: 'We have received order {code}, placed on {date}, and confirm it with this e-mail. Please keep it: it contains the whole contract.',
  },
  paid_subject: {
    cs: 'Platba za objednávku {code} dorazila – {shop}',
    sk: 'Platba za objednávku {code} dorazila – {shop}',
    en: 'Payment for order {code} has arrived – {shop}',
  },
  paid_title: { cs: 'Platba dorazila', sk: 'Platba dorazila', en: 'Your payment has arrived' },
  paid: {
    cs: 'za objednávku {code} jsme přijali {total}. Děkujeme.',
    sk: 'za objednávku {code} sme prijali {total}. Ďakujeme.',
    en: 'We have received {total} for order {code}. Thank you.',
  },
  paid_next: {
    cs: 'Zboží už chystáme.',
    sk: 'Tovar už pripravujeme.',
    en: 'We are preparing the goods.',
  },
  cancelled_subject: {
    cs: 'Objednávka {code} je zrušena – {shop}',
    sk: 'Objednávka {code} je zrušená – {shop}',
    en: 'Order {code} has been cancelled – {shop}',
  },
  cancelled_title: {
    cs: 'Objednávka je zrušená',
    sk: 'Objednávka je zrušená',
    en: 'The order has been cancelled',
  },
  cancelled: {
    cs: 'objednávka {code} na {total} je zrušená a nic z ní už neodešleme.',
    sk: 'objednávka {code} na {total} je zrušená a nič z nej už neodošleme.',
    en: 'Order {code} for {total} has been cancelled and will not be sent.',
  },
  cancelled_sent: {
    cs: 'objednávka {code} na {total} je zrušená a odeslaná zásilka se vrací k nám. Pokud vám ji dopravce ještě nabídne, prosím nepřebírejte ji.',
    sk: 'objednávka {code} na {total} je zrušená a odoslaná zásielka sa vracia k nám. Ak vám ju dopravca ešte ponúkne, prosím, nepreberajte ju.',
    en: 'Order {code} for {total} has been cancelled and the parcel is coming back to us. If the carrier still offers it to you, please do not accept it.',
  },
  cancelled_paid: {
    cs: 'Zaplacenou částku vám vrátíme stejným způsobem, jakým jste platili.',
    sk: 'Zaplatenú sumu vám vrátime rovnakým spôsobom, akým ste platili.',
    en: 'We will return the money in the same way you paid.',
  },
  cancelled_by_hand: {
    cs: 'Zaplacenou částku vám pošleme na účet. Jeho číslo nám prosím napište v odpovědi na tento e-mail, pokud ho u nás nemáte uložené.',
    sk: 'Zaplatenú sumu vám pošleme na účet. Jeho číslo nám, prosím, napíšte v odpovedi na tento e-mail, ak ho u nás nemáte uložené.',
    en: 'We will send the money to your bank account. Please reply to this e-mail with its number, unless you have it stored with us.',
  },
  cancelled_unpaid: {
    cs: 'Platit už nic nemusíte. Pokud jste peníze mezitím odeslali, vrátíme vám je.',
    sk: 'Platiť už nič nemusíte. Ak ste peniaze medzitým odoslali, vrátime vám ich.',
    en: 'There is nothing to pay. If you have already sent the money, we will return it.',
  },
  cancelled_credited: {
    cs: 'Opravný doklad, který ruší naši fakturu, je v příloze.',
    sk: 'Opravný doklad, ktorý ruší našu faktúru, je v prílohe.',
    en: 'The credit note that takes back our invoice is attached.',
  },
  shipped_subject: {
    cs: 'Objednávka {code} je na cestě – {shop}',
    sk: 'Objednávka {code} je na ceste – {shop}',
    en: 'Order {code} is on its way – {shop}',
  },
  shipped_title: {
    cs: 'Zásilka je na cestě',
    sk: 'Zásielka je na ceste',
    en: 'Your parcel is on its way',
  },
  shipped: {
    cs: 'objednávku {code} jsme předali dopravci: {shipping}.',
    sk: 'objednávku {code} sme odovzdali dopravcovi: {shipping}.',
    en: 'We have handed order {code} over to the carrier: {shipping}.',
  },
  tracking_one: { cs: 'Číslo zásilky', sk: 'Číslo zásielky', en: 'Tracking number' },
  tracking_more: { cs: 'Čísla zásilek', sk: 'Čísla zásielok', en: 'Tracking numbers' },
  track: { cs: 'Sledovat zásilku {number}', sk: 'Sledovať zásielku {number}', en: 'Track parcel {number}' },
  ready_subject: {
    cs: 'Objednávka {code} je připravena k vyzvednutí – {shop}',
    sk: 'Objednávka {code} je pripravená na vyzdvihnutie – {shop}',
    en: 'Order {code} is ready for pick-up – {shop}',
  },
  ready_title: {
    cs: 'Můžete si přijít pro zboží',
    sk: 'Môžete si prísť po tovar',
    en: 'Your goods are waiting for you',
  },
  ready: {
    cs: 'objednávka {code} na vás čeká. Při vyzvednutí stačí říct její číslo.',
    sk: 'objednávka {code} na vás čaká. Pri vyzdvihnutí stačí povedať jej číslo.',
    en: 'Order {code} is waiting for you. Just tell us its number when you come.',
  },
  delivered_subject: {
    cs: 'Objednávka {code} je doručena – {shop}',
    sk: 'Objednávka {code} je doručená – {shop}',
    en: 'Order {code} has been delivered – {shop}',
  },
  delivered_title: { cs: 'Zboží je u vás', sk: 'Tovar je u vás', en: 'Your goods have arrived' },
  delivered: {
    cs: 'objednávka {code} je u vás. Ať vám dělá radost.',
    sk: 'objednávka {code} je u vás. Nech vám robí radosť.',
    en: 'Order {code} has reached you. We hope you enjoy it.',
  },
  delivered_help: {
    cs: 'Není něco v pořádku? Odpovězte na tento e-mail nebo zavolejte na {phone}.',
    sk: 'Nie je niečo v poriadku? Odpovedzte na tento e-mail alebo zavolajte na {phone}.',
    en: 'Is something not right? Reply to this e-mail or call {phone}.',
  },
  delivered_withdraw: {
    cs: 'Od smlouvy můžete do 14 dnů od převzetí odstoupit bez udání důvodu, vede k tomu odkaz níže.',
    sk: 'Od zmluvy môžete do 14 dní od prevzatia odstúpiť bez udania dôvodu, vedie k tomu odkaz nižšie.',
    en: 'You may withdraw from the contract within 14 days of receipt without giving a reason; the link is below.',
  },
  invoice_attached: {
    cs: 'Faktura je v příloze.',
    sk: 'Faktúra je v prílohe.',
    en: 'The invoice is attached.',
  },
  hello: { cs: 'Dobrý den,', sk: 'Dobrý deň,', en: 'Hello,' },
  show_order: { cs: 'Zobrazit objednávku', sk: 'Zobraziť objednávku', en: 'View the order' },
  items: { cs: 'Co jste objednali', sk: 'Čo ste objednali', en: 'What you ordered' },
  gift: { cs: 'Dárek', sk: 'Darček', en: 'Gift' },
  free: { cs: 'zdarma', sk: 'zadarmo', en: 'free' },
  goods: { cs: 'Zboží', sk: 'Tovar', en: 'Goods' },
  discount: { cs: 'Započtená sleva', sk: 'Započítaná zľava', en: 'Discount taken off' },
  credits: { cs: 'Zaplaceno kredity', sk: 'Zaplatené kreditmi', en: 'Paid with credits' },
  rounding: { cs: 'Zaokrouhlení', sk: 'Zaokrúhlenie', en: 'Rounding' },
  total_with_tax: { cs: 'Celkem s DPH', sk: 'Spolu s DPH', en: 'Total incl. VAT' },
  total: { cs: 'Celkem', sk: 'Spolu', en: 'Total' },
  recap: { cs: 'Rekapitulace DPH', sk: 'Rekapitulácia DPH', en: 'VAT summary' },
  rate: { cs: 'Sazba', sk: 'Sadzba', en: 'Rate' },
  base: { cs: 'Základ', sk: 'Základ', en: 'Base' },
  tax: { cs: 'DPH', sk: 'DPH', en: 'VAT' },
  with_tax: { cs: 'S DPH', sk: 'S DPH', en: 'Incl. VAT' },
  shipping: { cs: 'Doprava', sk: 'Doprava', en: 'Shipping' },
  delivery_time: { cs: 'Doručení: {time}', sk: 'Doručenie: {time}', en: 'Delivery: {time}' },
  pickup_time: { cs: 'K vyzvednutí: {time}', sk: 'Na vyzdvihnutie: {time}', en: 'Ready: {time}' },
  place: { cs: 'Kde si zboží vyzvednete', sk: 'Kde si tovar vyzdvihnete', en: 'Where to pick it up' },
  opening_hours: { cs: 'Otevřeno: {hours}', sk: 'Otvorené: {hours}', en: 'Open: {hours}' },
  payment: { cs: 'Platba', sk: 'Platba', en: 'Payment' },
  transfer: {
    cs: 'Zaplaťte prosím převodem podle těchto údajů. Jakmile platba dorazí, zboží odešleme.',
    sk: 'Zaplaťte, prosím, prevodom podľa týchto údajov. Hneď ako platba dorazí, tovar odošleme.',
    en: 'Please pay by bank transfer with these details. We send the goods as soon as the payment arrives.',
  },
  account: { cs: 'Číslo účtu', sk: 'Číslo účtu', en: 'Account number' },
  variable_symbol: { cs: 'Variabilní symbol', sk: 'Variabilný symbol', en: 'Variable symbol' },
  amount: { cs: 'Částka', sk: 'Suma', en: 'Amount' },
  due: { cs: 'Splatnost', sk: 'Splatnosť', en: 'Due by' },
  qr_hint: {
    cs: 'Nebo naskenujte kód v aplikaci své banky.',
    sk: 'Alebo naskenujte kód v aplikácii svojej banky.',
    en: 'Or scan the code in your banking app.',
  },
  qr_alt: {
    cs: 'QR kód s platebními údaji objednávky {code}',
    sk: 'QR kód s platobnými údajmi objednávky {code}',
    en: 'QR code with the payment details of order {code}',
  },
  pay_carrier: {
    cs: 'Při převzetí zásilky zaplatíte {total}.',
    sk: 'Pri prevzatí zásielky zaplatíte {total}.',
    en: 'You pay {total} when you receive the parcel.',
  },
  pay_pickup: {
    cs: 'Při vyzvednutí zaplatíte {total}.',
    sk: 'Pri vyzdvihnutí zaplatíte {total}.',
    en: 'You pay {total} at pick-up.',
  },
  pay_invoice: {
    cs: 'Fakturu pošleme e-mailem, uhradíte ji do data splatnosti.',
    sk: 'Faktúru pošleme e-mailom, uhradíte ju do dátumu splatnosti.',
    en: 'We send the invoice by e-mail; pay it by its due date.',
  },
  pay_online: {
    cs: 'Pokud jste platbu nedokončili, zaplatíte ji na stránce objednávky. Nic znovu vyplňovat nemusíte.',
    sk: 'Ak ste platbu nedokončili, zaplatíte ju na stránke objednávky. Nič znova vypĺňať nemusíte.',
    en: 'If you have not finished paying, you can do so on the order page. There is nothing to fill in again.',
  },
  pay_done: { cs: 'Zaplaceno, děkujeme.', sk: 'Zaplatené, ďakujeme.', en: 'Paid, thank you.' },
  addresses: { cs: 'Adresy', sk: 'Adresy', en: 'Addresses' },
  billing: { cs: 'Fakturační adresa', sk: 'Fakturačná adresa', en: 'Billing address' },
  shipping_address: { cs: 'Doručovací adresa', sk: 'Doručovacia adresa', en: 'Shipping address' },
  both_addresses: {
    cs: 'Doručovací a fakturační adresa',
    sk: 'Doručovacia a fakturačná adresa',
    en: 'Shipping and billing address',
  },
  withdraw: {
    cs: 'Odstoupit od smlouvy zde',
    sk: 'Odstúpiť od zmluvy tu',
    en: 'Withdraw from contract here',
  },
  note: { cs: 'Vaše poznámka', sk: 'Vaša poznámka', en: 'Your note' },
  phone: { cs: 'Telefon', sk: 'Telefón', en: 'Phone' },
  identification_number: { cs: 'IČO', sk: 'IČO', en: 'Company number' },
  vat_number: { cs: 'DIČ', sk: 'IČ DPH', en: 'VAT number' },
  seller: { cs: 'Prodávající', sk: 'Predávajúci', en: 'Seller' },
  attached: {
    cs: 'V příloze najdete dokumenty platné v den objednávky: {names}.',
    sk: 'V prílohe nájdete dokumenty platné v deň objednávky: {names}.',
    en: 'Attached are the documents valid on the day of the order: {names}.',
  },
} satisfies Record<string, Text>

export type OrderMailText = keyof typeof ORDER_MAIL_TEXTS

/** Texts of one language, with what is filled in. */
export type Say = (key: OrderMailText, values?: Record<string, string>) => string

export function sayIn(language: InterfaceLanguage): Say {
  return (key, values = {}) => fillText(ORDER_MAIL_TEXTS[key][language], values)
}
