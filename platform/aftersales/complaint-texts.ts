import type { Language } from '#contract/language.ts'
import { fillText } from '#platform/fill-text.ts'

export type ComplaintText =
  | 'cannot_complain'
  | 'unknown_item'
  | 'same_item'
  | 'too_many'
  | 'unknown_country'
  | 'key_used'
  | 'cannot_move'
  | 'cannot_cancel'
  | 'gone_back'
  | 'not_reduced'
  | 'reduced_too_much'
  | 'reduced_late'
  | 'busy'
  | 'closed'
  | 'too_many_documents'
  | 'too_large_document'
  | 'wrong_type'
  | 'unreadable_picture'
  | 'too_many_pixels'
  | 'unreadable_pdf'

/** Words in braces are filled in. */
const TEXTS: Record<Language, Record<ComplaintText, string>> = {
  cs: {
    cannot_complain: 'Reklamovat lze jen objednávku, která je zaplacená a není zrušená.',
    unknown_item: 'Tato položka v objednávce není.',
    same_item: 'Tuto položku už v reklamaci máte.',
    too_many: 'Reklamovat lze ještě {left} ks.',
    unknown_country: 'Zvolte prosím zemi ze seznamu.',
    key_used: 'Tento klíč už patří k jiné reklamaci.',
    cannot_move: 'Z tohoto stavu nelze reklamaci takto posunout.',
    cannot_cancel: 'Reklamaci už vyřizujeme. Pokud ji chcete zrušit, napište nám prosím.',
    gone_back: 'Peníze za toto zboží už jdou zpět jinak: vrácením, nebo jinou reklamací.',
    not_reduced: 'Cena této položky se touto reklamací nesnižuje, nebo u ní částku určuje člověk.',
    reduced_too_much: 'Zlevnit lze nejvýše o {most}.',
    reduced_late: 'Reklamace už je vyřízená: částku k ní nelze přidat ani změnit.',
    busy: 'Reklamaci se teď nepodařilo uložit. Zkuste to prosím za chvíli.',
    closed: 'K uzavřené reklamaci už soubory přidat nelze.',
    too_many_documents: 'K jedné reklamaci lze přidat nejvýše {limit} souborů.',
    too_large_document: 'Soubor může mít nejvýše {limit} MB.',
    wrong_type: 'Soubor není tím, čím se tváří. Přidat lze fotografie (JPEG, PNG, WebP) a PDF.',
    unreadable_picture: 'Obrázek se nepodařilo přečíst. Je možná poškozený nebo neúplný.',
    too_many_pixels: 'Obrázek má příliš velké rozměry.',
    unreadable_pdf: 'PDF je poškozené nebo neúplné.',
  },
  sk: {
    cannot_complain: 'Reklamovať je možné len objednávku, ktorá je zaplatená a nie je zrušená.',
    unknown_item: 'Táto položka v objednávke nie je.',
    same_item: 'Túto položku už v reklamácii máte.',
    too_many: 'Reklamovať je možné ešte {left} ks.',
    unknown_country: 'Vyberte, prosím, krajinu zo zoznamu.',
    key_used: 'Tento kľúč už patrí k inej reklamácii.',
    cannot_move: 'Z tohto stavu sa reklamácia takto posunúť nedá.',
    cannot_cancel: 'Reklamáciu už vybavujeme. Ak ju chcete zrušiť, napíšte nám, prosím.',
    gone_back: 'Peniaze za tento tovar už idú späť inak: vrátením alebo inou reklamáciou.',
    not_reduced: 'Cena tejto položky sa touto reklamáciou neznižuje, alebo pri nej sumu určuje človek.',
    reduced_too_much: 'Zľava môže byť najviac {most}.',
    reduced_late: 'Reklamácia je už vybavená: sumu k nej nemožno pridať ani zmeniť.',
    busy: 'Reklamáciu sa teraz nepodarilo uložiť. Skúste to, prosím, o chvíľu.',
    closed: 'K uzavretej reklamácii už súbory pridať nemožno.',
    too_many_documents: 'K jednej reklamácii je možné pridať najviac {limit} súborov.',
    too_large_document: 'Súbor môže mať najviac {limit} MB.',
    wrong_type: 'Súbor nie je tým, za čo sa vydáva. Pridať môžete fotografie (JPEG, PNG, WebP) a PDF.',
    unreadable_picture: 'Obrázok sa nepodarilo prečítať. Možno je poškodený alebo neúplný.',
    too_many_pixels: 'Obrázok má príliš veľké rozmery.',
    unreadable_pdf: 'PDF je poškodené alebo neúplné.',
  },
  en: {
    cannot_complain: 'Only an order that is paid and not cancelled can be complained about.',
    unknown_item: 'The order has no such item.',
    same_item: 'The complaint has this item already.',
    too_many: 'You can still complain about {left} of these.',
    unknown_country: 'Please choose a country from the list.',
    key_used: 'This key belongs to another complaint.',
    cannot_move: 'A complaint cannot be moved there from its state.',
    cannot_cancel: 'We are already working on the complaint. Please write to us to cancel it.',
    gone_back: 'The money for these goods already goes back by a return or by another complaint.',
    not_reduced: 'The price of this item is not reduced by this complaint, or a person decides the amount.',
    reduced_too_much: 'The price can be reduced by {most} at most.',
    reduced_late: 'The complaint is resolved already: an amount can be neither added nor changed.',
    busy: 'The complaint could not be saved just now. Please try again in a while.',
    closed: 'No files can be added to a closed complaint.',
    too_many_documents: 'A complaint can hold at most {limit} files.',
    too_large_document: 'A file can be at most {limit} MB.',
    wrong_type: 'The file is not what it claims to be. You can add photos (JPEG, PNG, WebP) and PDF.',
    unreadable_picture: 'The picture cannot be read. It may be damaged or incomplete.',
    too_many_pixels: 'The dimensions of the picture are too large.',
    unreadable_pdf: 'The PDF is damaged or incomplete.',
  },
  de: {
    cannot_complain: 'Reklamieren lässt sich nur eine bezahlte und nicht stornierte Bestellung.',
    unknown_item: 'Diese Position gibt es in der Bestellung nicht.',
    same_item: 'Diese Position steht schon in der Reklamation.',
    too_many: 'Reklamieren lassen sich noch {left} Stück.',
    unknown_country: 'Bitte wählen Sie ein Land aus der Liste.',
    key_used: 'Dieser Schlüssel gehört zu einer anderen Reklamation.',
    cannot_move: 'Aus diesem Zustand lässt sich die Reklamation so nicht bewegen.',
    cannot_cancel: 'Die Reklamation ist schon in Arbeit. Bitte schreiben Sie uns, um sie zurückzuziehen.',
    gone_back:
      'Das Geld für diese Ware geht schon auf anderem Weg zurück: durch eine Rückgabe oder eine andere Reklamation.',
    not_reduced:
      'Der Preis dieses Artikels wird durch diese Reklamation nicht gemindert, oder ein Mensch bestimmt den Betrag.',
    reduced_too_much: 'Der Preis kann höchstens um {most} gemindert werden.',
    reduced_late:
      'Die Reklamation ist schon erledigt: Ein Betrag lässt sich nicht mehr hinzufügen oder ändern.',
    busy: 'Die Reklamation ließ sich gerade nicht speichern. Bitte versuchen Sie es später erneut.',
    closed: 'Einer abgeschlossenen Reklamation lassen sich keine Dateien hinzufügen.',
    too_many_documents: 'Eine Reklamation kann höchstens {limit} Dateien haben.',
    too_large_document: 'Eine Datei darf höchstens {limit} MB haben.',
    wrong_type: 'Die Datei ist nicht, was sie vorgibt. Möglich sind Fotos (JPEG, PNG, WebP) und PDF.',
    unreadable_picture: 'Das Bild ist nicht lesbar, vielleicht beschädigt oder unvollständig.',
    too_many_pixels: 'Die Abmessungen des Bildes sind zu groß.',
    unreadable_pdf: 'Das PDF ist beschädigt oder unvollständig.',
  },
}

export function complaintText(
  language: Language,
  text: ComplaintText,
  values: Record<string, string | number> = {},
): string {
  return fillText(TEXTS[language][text], values)
}
