import type { Language } from '#contract/language.ts'

type CartProblem =
  | 'shipping_method'
  | 'shipping_option'
  | 'payment_method'
  | 'payment_resting'
  | 'country'
  | 'restricted_country'
  | 'no_shipping_address'

export const CART_TEXTS: Record<Language, Record<CartProblem, string>> = {
  cs: {
    shipping_method: 'Tuto dopravu pro váš nákup nelze zvolit.',
    shipping_option: 'Toto výdejní místo ke zvolené dopravě nepatří.',
    payment_method: 'Tuto platbu ke zvolené dopravě nelze použít.',
    payment_resting: 'Platební brána teď neodpovídá. Zvolte prosím jinou platbu, nebo to zkuste za chvíli.',
    country: 'Do této země neposíláme.',
    restricted_country: 'Na vašem účtu je povolena jen jiná země.',
    no_shipping_address: 'Zvolená doprava nemá vlastní doručovací adresu.',
  },
  sk: {
    shipping_method: 'Túto dopravu pre váš nákup nie je možné zvoliť.',
    shipping_option: 'Toto výdajné miesto k zvolenej doprave nepatrí.',
    payment_method: 'Túto platbu k zvolenej doprave nie je možné použiť.',
    payment_resting: 'Platobná brána teraz neodpovedá. Zvoľte, prosím, inú platbu, alebo to skúste o chvíľu.',
    country: 'Do tejto krajiny neposielame.',
    restricted_country: 'Na vašom účte je povolená len iná krajina.',
    no_shipping_address: 'Zvolená doprava nemá vlastnú doručovaciu adresu.',
  },
  en: {
    shipping_method: 'This shipping cannot be chosen for your purchase.',
    shipping_option: 'This pick-up point does not belong to the chosen shipping.',
    payment_method: 'This payment cannot be used with the chosen shipping.',
    payment_resting:
      'The payment gateway is not answering. Please choose another payment, or try again shortly.',
    country: 'We do not ship to this country.',
    restricted_country: 'Your account allows another country only.',
    no_shipping_address: 'The chosen shipping has no delivery address of its own.',
  },
  de: {
    shipping_method: 'Dieser Versand ist für Ihren Einkauf nicht wählbar.',
    shipping_option: 'Diese Abholstelle gehört nicht zum gewählten Versand.',
    payment_method: 'Diese Zahlung passt nicht zum gewählten Versand.',
    payment_resting:
      'Das Zahlungsportal antwortet nicht. Bitte wählen Sie eine andere Zahlung oder versuchen Sie es gleich noch einmal.',
    country: 'In dieses Land liefern wir nicht.',
    restricted_country: 'Ihr Konto erlaubt nur ein anderes Land.',
    no_shipping_address: 'Der gewählte Versand hat keine eigene Lieferadresse.',
  },
}
