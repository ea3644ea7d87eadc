import type { Language } from '#contract/language.ts'
import { fillText } from '#platform/fill-text.ts'

export type OrderText =
  | 'empty'
  | 'email'
  | 'shipping_method'
  | 'shipping_option'
  | 'payment_method'
  | 'item_gone'
  | 'item_unpriced'
  | 'item_short'
  | 'item_most'
  | 'price_changed'
  | 'method_changed'
  | 'items_changed'
  | 'discount_spent'
  | 'discount_gone'
  | 'credits_spent'
  | 'account_exists'
  | 'account_of_customer'
  | 'key_used'
  | 'cannot_cancel'
  | 'cannot_move'
  | 'return_shipped'
  | 'return_delivered'
  | 'cannot_pay'
  | 'busy'
  | 'too_many'
  | 'no_stock'

/** Words in braces are filled in. */
const ORDER_TEXTS: Record<Language, Record<OrderText, string>> = {
  cs: {
    empty: 'Košík je prázdný.',
    email: 'Vyplňte prosím e-mail.',
    shipping_method: 'Zvolte prosím dopravu, kterou pro tento košík nabízíme.',
    shipping_option: 'Zvolte prosím výdejní místo.',
    payment_method: 'Zvolte prosím platbu, kterou k dopravě nabízíme.',
    item_gone: '{name} už nelze koupit.',
    item_unpriced:
      '{name}: v této měně položku neprodáváme. Odeberte ji v košíku, nebo v obchodě zvolte jinou měnu.',
    item_short: '{name}: skladem zbývá {stock} ks.',
    item_most: '{name}: koupit lze nejvýše {most} ks.',
    price_changed: 'Cena se změnila z {old} na {new}. Zkontrolujte prosím objednávku.',
    method_changed: 'Zvoleno je nyní {new}, ne {old}. Zkontrolujte prosím objednávku.',
    items_changed: 'Zboží v košíku se změnilo. Zkontrolujte prosím objednávku.',
    discount_spent: 'Kód {code} už je vyčerpaný. Odeberte ho prosím v košíku.',
    discount_gone: 'Kód {code} už neplatí. Odeberte ho prosím v košíku.',
    credits_spent: 'Tolik kreditů už na účtu nemáte.',
    account_exists:
      'Účet s tímto e-mailem nelze založit. Máte-li už účet, přihlaste se, nebo objednejte bez registrace.',
    account_of_customer: 'Účet už máte.',
    key_used: 'Tento klíč už patří jiné objednávce.',
    cannot_cancel: 'Objednávku v tomto stavu už nelze zrušit.',
    cannot_move: 'Do tohoto stavu nelze objednávku přesunout.',
    return_shipped:
      'Vrátila-li se zásilka nevyzvednutá, zrušte objednávku: zboží se vrátí na sklad a peníze zákazníkovi. Co vrací zákazník, vyřídíte v jeho vrácení.',
    return_delivered:
      'Doručené zboží se vrací přes vrácení nebo odstoupení zákazníka. Až je vyřídíte celé, objednávka se sama označí za vrácenou.',
    cannot_pay: 'Zrušenou ani vrácenou objednávku nelze označit za zaplacenou.',
    busy: 'Právě objednává hodně lidí. Zkuste to prosím za chvíli znovu.',
    too_many:
      'Z vaší sítě teď přišlo příliš mnoho objednávek. Zkuste to prosím za {minutes} min, nebo nám zavolejte.',
    no_stock: 'Takové zboží nemáme.',
  },
  sk: {
    empty: 'Košík je prázdny.',
    email: 'Vyplňte, prosím, e-mail.',
    shipping_method: 'Zvoľte, prosím, dopravu, ktorú pre tento košík ponúkame.',
    shipping_option: 'Zvoľte, prosím, výdajné miesto.',
    payment_method: 'Zvoľte, prosím, platbu, ktorú k doprave ponúkame.',
    item_gone: '{name} už nie je možné kúpiť.',
    item_unpriced:
      '{name}: v tejto mene položku nepredávame. Odoberte ju v košíku alebo v obchode zvoľte inú menu.',
    item_short: '{name}: na sklade zostáva {stock} ks.',
    item_most: '{name}: kúpiť je možné najviac {most} ks.',
    price_changed: 'Cena sa zmenila z {old} na {new}. Skontrolujte, prosím, objednávku.',
    method_changed: 'Zvolené je teraz {new}, nie {old}. Skontrolujte, prosím, objednávku.',
    items_changed: 'Tovar v košíku sa zmenil. Skontrolujte, prosím, objednávku.',
    discount_spent: 'Kód {code} je už vyčerpaný. Odoberte ho, prosím, v košíku.',
    discount_gone: 'Kód {code} už neplatí. Odoberte ho, prosím, v košíku.',
    credits_spent: 'Toľko kreditov už na účte nemáte.',
    account_exists:
      'Účet s týmto e-mailom nie je možné založiť. Ak už účet máte, prihláste sa, alebo objednajte bez registrácie.',
    account_of_customer: 'Účet už máte.',
    key_used: 'Tento kľúč už patrí inej objednávke.',
    cannot_cancel: 'Objednávku v tomto stave už nie je možné zrušiť.',
    cannot_move: 'Do tohto stavu nie je možné objednávku presunúť.',
    return_shipped:
      'Ak sa zásielka vrátila nevyzdvihnutá, zrušte objednávku: tovar sa vráti na sklad a peniaze zákazníkovi. Čo vracia zákazník, vybavíte v jeho vrátení.',
    return_delivered:
      'Doručený tovar sa vracia cez vrátenie alebo odstúpenie zákazníka. Keď ho vybavíte celé, objednávka sa sama označí za vrátenú.',
    cannot_pay: 'Zrušenú ani vrátenú objednávku nie je možné označiť za zaplatenú.',
    busy: 'Práve objednáva veľa ľudí. Skúste to, prosím, o chvíľu znova.',
    too_many:
      'Z vašej siete teraz prišlo príliš veľa objednávok. Skúste to, prosím, o {minutes} min, alebo nám zavolajte.',
    no_stock: 'Taký tovar nemáme.',
  },
  en: {
    empty: 'The cart is empty.',
    email: 'Please fill in your e-mail.',
    shipping_method: 'Please choose a delivery that we offer for this cart.',
    shipping_option: 'Please choose a pick-up point.',
    payment_method: 'Please choose a payment that goes with the delivery.',
    item_gone: '{name} can no longer be bought.',
    item_unpriced:
      'We do not sell {name} in this currency. Remove it in the cart, or choose another currency in the shop.',
    item_short: '{name}: {stock} left in stock.',
    item_most: '{name}: at most {most} can be bought.',
    price_changed: 'The price has changed from {old} to {new}. Please check your order.',
    method_changed: 'What is chosen now is {new}, not {old}. Please check your order.',
    items_changed: 'The goods in the cart have changed. Please check your order.',
    discount_spent: 'The code {code} has been used up. Please remove it in the cart.',
    discount_gone: 'The code {code} is no longer valid. Please remove it in the cart.',
    credits_spent: 'There are no longer that many credits on your account.',
    account_exists:
      'An account with this e-mail cannot be made. If you have one, log in, or order without an account.',
    account_of_customer: 'You already have an account.',
    key_used: 'This key already belongs to another order.',
    cannot_cancel: 'The order can no longer be cancelled.',
    cannot_move: 'The order cannot be moved to this state.',
    return_shipped:
      'If the parcel came back uncollected, cancel the order: the goods return to the stock and the money to the customer. What the customer sends back is settled through their return.',
    return_delivered:
      'Delivered goods go back through the return or withdrawal of the customer. Once all of it is settled, the order is marked as returned automatically.',
    cannot_pay: 'An order that is cancelled or returned cannot be marked as paid.',
    busy: 'Many people are ordering right now. Please try again in a moment.',
    too_many:
      'Too many orders have come from your network. Please try again in {minutes} min, or give us a call.',
    no_stock: 'There are no such goods.',
  },
  de: {
    empty: 'Der Warenkorb ist leer.',
    email: 'Bitte geben Sie Ihre E-Mail an.',
    shipping_method: 'Bitte wählen Sie einen Versand, den wir für diesen Warenkorb anbieten.',
    shipping_option: 'Bitte wählen Sie eine Abholstelle.',
    payment_method: 'Bitte wählen Sie eine Zahlung, die zum Versand passt.',
    item_gone: '{name} ist nicht mehr erhältlich.',
    item_unpriced:
      '{name} verkaufen wir nicht in dieser Währung. Entfernen Sie den Artikel im Warenkorb oder wählen Sie im Shop eine andere Währung.',
    item_short: '{name}: noch {stock} Stück auf Lager.',
    item_most: '{name}: höchstens {most} Stück erhältlich.',
    price_changed: 'Der Preis hat sich von {old} auf {new} geändert. Bitte prüfen Sie Ihre Bestellung.',
    method_changed: 'Gewählt ist jetzt {new}, nicht {old}. Bitte prüfen Sie Ihre Bestellung.',
    items_changed: 'Die Ware im Warenkorb hat sich geändert. Bitte prüfen Sie Ihre Bestellung.',
    discount_spent: 'Der Code {code} ist aufgebraucht. Bitte entfernen Sie ihn im Warenkorb.',
    discount_gone: 'Der Code {code} gilt nicht mehr. Bitte entfernen Sie ihn im Warenkorb.',
    credits_spent: 'So viele Punkte haben Sie nicht mehr auf dem Konto.',
    account_exists:
      'Ein Konto mit dieser E-Mail lässt sich nicht anlegen. Melden Sie sich an oder bestellen Sie ohne Konto.',
    account_of_customer: 'Sie haben bereits ein Konto.',
    key_used: 'Dieser Schlüssel gehört bereits zu einer anderen Bestellung.',
    cannot_cancel: 'Die Bestellung kann nicht mehr storniert werden.',
    cannot_move: 'In diesen Zustand lässt sich die Bestellung nicht bringen.',
    return_shipped:
      'Kam das Paket unabgeholt zurück, stornieren Sie die Bestellung: Die Ware geht ins Lager und das Geld an den Kunden zurück. Was der Kunde zurückschickt, wird über seine Rückgabe abgewickelt.',
    return_delivered:
      'Gelieferte Ware geht über die Rückgabe oder den Widerruf des Kunden zurück. Ist alles abgewickelt, gilt die Bestellung von selbst als zurückgegeben.',
    cannot_pay: 'Eine stornierte oder zurückgegebene Bestellung lässt sich nicht als bezahlt markieren.',
    busy: 'Gerade bestellen viele Leute. Bitte versuchen Sie es gleich noch einmal.',
    too_many:
      'Aus Ihrem Netz kamen zu viele Bestellungen. Bitte versuchen Sie es in {minutes} Min. noch einmal oder rufen Sie uns an.',
    no_stock: 'Solche Ware gibt es nicht.',
  },
}

export function orderText(
  language: Language,
  text: OrderText,
  words: Record<string, string | number> = {},
): string {
  return fillText(ORDER_TEXTS[language][text], words)
}
