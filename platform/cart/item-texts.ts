import type { Language } from '#contract/language.ts'

export type ItemProblem =
  | 'product'
  | 'variation'
  | 'choose_variation'
  | 'unavailable'
  | 'sold_out'
  | 'maximum'
  | 'locked'
  | 'contents'
  | 'number_of_items'
  | 'parts'
  | 'service'
  | 'credits'
  | 'field'
  | 'gift'
  | 'gift_alone'
  | 'gift_limit'
  | 'full'

/** `{name}` is the name of a field or a product, `{limit}` a number. */
export const ITEM_TEXTS: Record<Language, Record<ItemProblem, string>> = {
  cs: {
    product: 'Tento produkt nenabízíme.',
    variation: 'Tuto variantu nenabízíme.',
    choose_variation: 'Vyberte prosím variantu.',
    unavailable: 'Tento produkt teď nelze koupit.',
    sold_out: 'Tento produkt je vyprodaný.',
    maximum: 'Do košíku se vejde nejvýše {limit} ks.',
    locked: 'Obsah sady se mění jen s celou sadou.',
    contents: 'Toto do sady nepatří.',
    number_of_items: 'Vyberte prosím do sady přesně {limit} ks.',
    parts: 'Vyberte prosím z každé části sady právě jednu věc.',
    service: 'K produktu lze přidat jen službu.',
    credits: 'Toto nelze zaplatit kredity z tohoto účtu.',
    field: 'Vyplňte prosím správně údaj {name}.',
    gift: 'Na tento dárek košík nemá nárok.',
    gift_alone: 'Tento dárek nelze spojit s jiným dárkem.',
    gift_limit: 'Tohoto dárku může být nejvýše {limit} ks.',
    full: 'Do košíku se už nic dalšího nevejde.',
  },
  sk: {
    product: 'Tento produkt neponúkame.',
    variation: 'Tento variant neponúkame.',
    choose_variation: 'Vyberte, prosím, variant.',
    unavailable: 'Tento produkt sa teraz nedá kúpiť.',
    sold_out: 'Tento produkt je vypredaný.',
    maximum: 'Do košíka sa zmestí najviac {limit} ks.',
    locked: 'Obsah sady sa mení len s celou sadou.',
    contents: 'Toto do sady nepatrí.',
    number_of_items: 'Vyberte, prosím, do sady presne {limit} ks.',
    parts: 'Vyberte, prosím, z každej časti sady práve jednu vec.',
    service: 'K produktu je možné pridať len službu.',
    credits: 'Toto sa nedá zaplatiť kreditmi z tohto účtu.',
    field: 'Vyplňte, prosím, správne údaj {name}.',
    gift: 'Na tento darček košík nemá nárok.',
    gift_alone: 'Tento darček sa nedá spojiť s iným darčekom.',
    gift_limit: 'Tohto darčeka môže byť najviac {limit} ks.',
    full: 'Do košíka sa už nič ďalšie nezmestí.',
  },
  en: {
    product: 'We do not offer this product.',
    variation: 'We do not offer this variation.',
    choose_variation: 'Please choose a variation.',
    unavailable: 'This product cannot be bought now.',
    sold_out: 'This product is sold out.',
    maximum: 'The cart can hold at most {limit} pcs.',
    locked: 'What is in a set changes only with the whole set.',
    contents: 'This does not belong in the set.',
    number_of_items: 'Please choose exactly {limit} pcs for the set.',
    parts: 'Please choose exactly one thing from each part of the set.',
    service: 'Only a service can be added to a product.',
    credits: 'This cannot be paid with credits of this account.',
    field: 'Please fill in {name} correctly.',
    gift: 'The cart has not earned this gift.',
    gift_alone: 'This gift cannot be combined with another one.',
    gift_limit: 'There can be at most {limit} pcs of this gift.',
    full: 'The cart has no room for anything else.',
  },
  de: {
    product: 'Dieses Produkt bieten wir nicht an.',
    variation: 'Diese Variante bieten wir nicht an.',
    choose_variation: 'Bitte wählen Sie eine Variante.',
    unavailable: 'Dieses Produkt ist zurzeit nicht erhältlich.',
    sold_out: 'Dieses Produkt ist ausverkauft.',
    maximum: 'In den Warenkorb passen höchstens {limit} St.',
    locked: 'Der Inhalt eines Pakets ändert sich nur mit dem ganzen Paket.',
    contents: 'Das gehört nicht in das Paket.',
    number_of_items: 'Bitte wählen Sie genau {limit} St. für das Paket.',
    parts: 'Bitte wählen Sie aus jedem Teil des Pakets genau eine Sache.',
    service: 'Zu einem Produkt passt nur eine Dienstleistung.',
    credits: 'Mit Guthaben dieses Kontos lässt sich das nicht bezahlen.',
    field: 'Bitte füllen Sie {name} richtig aus.',
    gift: 'Dieses Geschenk steht dem Warenkorb nicht zu.',
    gift_alone: 'Dieses Geschenk lässt sich mit keinem anderen verbinden.',
    gift_limit: 'Von diesem Geschenk gibt es höchstens {limit} St.',
    full: 'In den Warenkorb passt nichts mehr.',
  },
}
