/** What comparators call our categories; those below take the name of the nearest one above. */
export interface MerchantCategory {
  category: string
  heureka_cz: string
  heureka_sk: string
  zbozi: string
  google: string
}

const food = (cs: string, sk: string) => ({
  heureka_cz: `Heureka.cz | Jídlo a nápoje | ${cs}`,
  heureka_sk: `Heureka.sk | Jedlo a nápoje | ${sk}`,
  zbozi: `Potraviny a nápoje | ${cs}`,
})

const kitchen = (cs: string, sk: string) => ({
  heureka_cz: `Heureka.cz | Dům a zahrada | Bytové doplňky | Kuchyňské potřeby | ${cs}`,
  heureka_sk: `Heureka.sk | Dom a záhrada | Bytové doplnky | Kuchynské potreby | ${sk}`,
  zbozi: `Dům, byt a zahrada | Kuchyně | ${cs}`,
})

const GOOGLE_KITCHEN = 'Home & Garden > Kitchen & Dining'
const GOOGLE_FOOD = 'Food, Beverages & Tobacco'

export const MERCHANT_CATEGORIES: MerchantCategory[] = [
  {
    category: 'tea',
    ...food('Nápoje | Čaje', 'Nápoje | Čaje'),
    google: `${GOOGLE_FOOD} > Beverages > Tea & Infusions`,
  },
  {
    category: 'coffee',
    ...food('Nápoje | Káva', 'Nápoje | Káva'),
    google: `${GOOGLE_FOOD} > Beverages > Coffee`,
  },
  { category: 'ceramics', ...kitchen('Stolování', 'Stolovanie'), google: `${GOOGLE_KITCHEN} > Tableware` },
  {
    category: 'drinkware',
    ...kitchen('Stolování | Hrnky a šálky', 'Stolovanie | Hrnčeky a šálky'),
    google: `${GOOGLE_KITCHEN} > Tableware > Drinkware`,
  },
  {
    category: 'mugs',
    ...kitchen('Stolování | Hrnky a šálky', 'Stolovanie | Hrnčeky a šálky'),
    google: `${GOOGLE_KITCHEN} > Tableware > Drinkware > Mugs`,
  },
  {
    category: 'vases-and-jugs',
    heureka_cz: 'Heureka.cz | Dům a zahrada | Bytové doplňky | Vázy',
    heureka_sk: 'Heureka.sk | Dom a záhrada | Bytové doplnky | Vázy',
    zbozi: 'Dům, byt a zahrada | Bytové doplňky | Vázy',
    google: 'Home & Garden > Decor > Vases',
  },
  {
    category: 'accessories',
    ...kitchen('Příprava nápojů', 'Príprava nápojov'),
    google: `${GOOGLE_KITCHEN} > Kitchen Tools & Utensils`,
  },
  {
    category: 'gifts',
    ...food('Dárkové sady', 'Darčekové sady'),
    google: `${GOOGLE_FOOD} > Food Items > Food Gift Baskets`,
  },
  {
    category: 'sweets',
    ...food('Sladkosti', 'Sladkosti'),
    google: `${GOOGLE_FOOD} > Food Items > Candy & Chocolate`,
  },
  {
    category: 'home',
    heureka_cz: 'Heureka.cz | Dům a zahrada | Bytové doplňky',
    heureka_sk: 'Heureka.sk | Dom a záhrada | Bytové doplnky',
    zbozi: 'Dům, byt a zahrada | Bytové doplňky',
    google: 'Home & Garden > Decor',
  },
]
