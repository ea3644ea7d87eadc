import type { Language } from '#contract/language.ts'
import type { ListingSort } from './listing-state.ts'

interface ListingTexts {
  brand: string
  availability: string
  price: string
  /** The order in which products were found, or put on a list. */
  ranked: { search: string; list: string }
  sorts: Record<ListingSort, string>
}

export const LISTING_TEXTS: Record<Language, ListingTexts> = {
  cs: {
    brand: 'Značka',
    availability: 'Dostupnost',
    price: 'Cena',
    ranked: { search: 'Relevance', list: 'Naše pořadí' },
    sorts: {
      recommended: 'Doporučujeme',
      bestselling: 'Nejprodávanější',
      cheapest: 'Od nejlevnějšího',
      dearest: 'Od nejdražšího',
      newest: 'Nejnovější',
      name: 'Podle názvu',
    },
  },
  sk: {
    brand: 'Značka',
    availability: 'Dostupnosť',
    price: 'Cena',
    ranked: { search: 'Relevancia', list: 'Naše poradie' },
    sorts: {
      recommended: 'Odporúčame',
      bestselling: 'Najpredávanejšie',
      cheapest: 'Od najlacnejšieho',
      dearest: 'Od najdrahšieho',
      newest: 'Najnovšie',
      name: 'Podľa názvu',
    },
  },
  en: {
    brand: 'Brand',
    availability: 'Availability',
    price: 'Price',
    ranked: { search: 'Relevance', list: 'Our order' },
    sorts: {
      recommended: 'Recommended',
      bestselling: 'Bestselling',
      cheapest: 'Price: low to high',
      dearest: 'Price: high to low',
      newest: 'Newest',
      name: 'By name',
    },
  },
  de: {
    brand: 'Marke',
    availability: 'Verfügbarkeit',
    price: 'Preis',
    ranked: { search: 'Relevanz', list: 'Wie zusammengestellt' },
    sorts: {
      recommended: 'Empfohlen',
      bestselling: 'Meistverkauft',
      cheapest: 'Preis aufsteigend',
      dearest: 'Preis absteigend',
      newest: 'Neueste',
      name: 'Nach Name',
    },
  },
}
