import type { DemoProduct, DemoProductList, Localized } from './shape.ts'
import { slugs, typeset, words } from './text.ts'

const LIST_LENGTH = 24

const inList = (product: DemoProduct) =>
  product.is_active &&
  !product.is_hidden &&
  product.active_customer_groups === null &&
  product.product_type !== 4

/** By the price its card shows: one reduced variation of many would stand among reduced goods at its full price. */
const isReduced = ({ discount_percents, product_variations: variations }: DemoProduct) =>
  discount_percents !== null ||
  (variations.length > 0 && variations.every((variation) => variation.discount_percents !== null))

interface Words {
  name: Localized
  description: Localized
}

function list(
  code: string,
  position: number,
  { name, description }: Words,
  products: DemoProduct[],
): DemoProductList {
  return {
    code,
    name,
    description: typeset(description),
    slug: slugs(name),
    position,
    products: products.slice(0, LIST_LENGTH).map((product) => product.code),
  }
}

const TOP: Words = {
  name: words('Nejoblíbenější', 'Najobľúbenejšie', 'Best-loved', 'Am beliebtesten'),
  description: words(
    'Po čem u nás saháte nejčastěji. Pořadí počítáme z prodejů a nikdo si v něm místo koupit nemůže.',
    'Po čom u nás siahate najčastejšie. Poradie počítame z predajov a nikto si v ňom miesto kúpiť nemôže.',
    'What you reach for most. The order follows from sales, and nobody can buy a place in it.',
    'Wonach Sie am häufigsten greifen. Die Reihenfolge folgt den Verkäufen, kaufen kann man einen Platz nicht.',
  ),
}
const NEW: Words = {
  name: words('Novinky', 'Novinky', 'New arrivals', 'Neuheiten'),
  description: words(
    'Čerstvé sklizně, nové zrno a první kusy z pece. Přibývají, jak k nám dorazí.',
    'Čerstvé zbery, nové zrno a prvé kusy z pece. Pribúdajú, ako k nám dorazia.',
    'Fresh harvests, new beans and first pieces from the kiln, added as they reach us.',
    'Frische Ernten, neue Bohnen und erste Stücke aus dem Ofen, sobald sie bei uns eintreffen.',
  ),
}
const SALE: Words = {
  name: words('Ve slevě', 'V zľave', 'On sale', 'Im Angebot'),
  description: words(
    'Zlevněné čaje, kávy a keramika. U každé ceny najdete i nejnižší cenu za posledních 30 dní.',
    'Zľavnené čaje, kávy a keramika. Pri každej cene nájdete aj najnižšiu cenu za posledných 30 dní.',
    'Reduced teas, coffees and ceramics. Beside each price stands the lowest one of the last 30 days.',
    'Reduzierte Tees, Kaffees und Keramik. Neben jedem Preis steht der niedrigste der letzten 30 Tage.',
  ),
}

export function productLists(all: DemoProduct[]): DemoProductList[] {
  const shown = all.filter(inList)
  const bestsellers = shown.toSorted((one, other) => other.sells_count - one.sells_count)
  const newest = shown
    .filter((product) => product.tags.includes('new'))
    .toSorted((one, other) => one.created_days_ago - other.created_days_ago)
  return [
    list('top', 1, TOP, bestsellers),
    list('new', 2, NEW, newest),
    list('sale', 3, SALE, shown.filter(isReduced)),
  ]
}
