import type { ArticleCategory, Localized } from './shape.ts'

const category = (
  position: number,
  code: string,
  parent_code: string | null,
  name: Localized,
  slug: Localized,
  description: Localized,
): ArticleCategory => ({
  code,
  parent_code,
  name,
  description,
  slug,
  position,
  meta_title: name,
  meta_description: description,
})

export const articleCategories: ArticleCategory[] = [
  category(
    1,
    'tea',
    null,
    { cs: 'Čtení o čaji', sk: 'Čítanie o čaji', en: 'About tea', de: 'Lesestoff zum Tee' },
    { cs: 'cteni-o-caji', sk: 'citanie-o-caji', en: 'reading-about-tea', de: 'lesestoff-zum-tee' },
    {
      cs: 'Odkud čaj pochází, čím se jednotlivé druhy liší a jak se v nich vyznat.',
      sk: 'Odkiaľ čaj pochádza, čím sa jednotlivé druhy líšia a ako sa v nich vyznať.',
      en: 'Where tea comes from, how its kinds differ and how to find your way among them.',
      de: 'Woher Tee kommt, worin sich die Sorten unterscheiden und wie man sich zurechtfindet.',
    },
  ),
  category(
    2,
    'tea-brewing',
    'tea',
    { cs: 'Příprava čaje', sk: 'Príprava čaju', en: 'Brewing tea', de: 'Tee zubereiten' },
    { cs: 'priprava-caje', sk: 'priprava-caju', en: 'brewing-tea', de: 'tee-zubereiten' },
    {
      cs: 'Voda, teplota, čas a nádobí: vše, co promění dobrý list v dobrý šálek.',
      sk: 'Voda, teplota, čas a riad: všetko, čo premení dobrý list na dobrú šálku.',
      en: 'Water, temperature, time and vessels: all that turns a good leaf into a good cup.',
      de: 'Wasser, Temperatur, Zeit und Gefäße: alles, was aus gutem Blatt guten Tee macht.',
    },
  ),
  category(
    3,
    'coffee',
    null,
    { cs: 'Čtení o kávě', sk: 'Čítanie o káve', en: 'About coffee', de: 'Lesestoff zum Kaffee' },
    { cs: 'cteni-o-kave', sk: 'citanie-o-kave', en: 'reading-about-coffee', de: 'lesestoff-zum-kaffee' },
    {
      cs: 'Mletí, pražení a recepty, které fungují i v obyčejné kuchyni.',
      sk: 'Mletie, praženie a recepty, ktoré fungujú aj v obyčajnej kuchyni.',
      en: 'Grinding, roasting and recipes that work in an ordinary kitchen.',
      de: 'Mahlen, Rösten und Rezepte, die auch in einer gewöhnlichen Küche gelingen.',
    },
  ),
  category(
    4,
    'ceramics',
    null,
    {
      cs: 'Čtení o keramice',
      sk: 'Čítanie o keramike',
      en: 'About ceramics',
      de: 'Lesestoff zur Keramik',
    },
    {
      cs: 'cteni-o-keramice',
      sk: 'citanie-o-keramike',
      en: 'reading-about-ceramics',
      de: 'lesestoff-zur-keramik',
    },
    {
      cs: 'Z hrnčířské dílny: hlína, glazury, výpal a péče o hotové kusy.',
      sk: 'Z hrnčiarskej dielne: hlina, glazúry, výpal a starostlivosť o hotové kusy.',
      en: 'From the potter’s studio: clay, glazes, firing and the care of finished pieces.',
      de: 'Aus der Töpferwerkstatt: Ton, Glasuren, Brand und die Pflege fertiger Stücke.',
    },
  ),
  category(
    5,
    'behind-the-counter',
    null,
    { cs: 'Za pultem', sk: 'Za pultom', en: 'Behind the counter', de: 'Hinter der Theke' },
    { cs: 'za-pultem', sk: 'za-pultom', en: 'behind-the-counter', de: 'hinter-der-theke' },
    {
      cs: 'Jak to u nás chodí, koho potkáváme a co připravujeme.',
      sk: 'Ako to u nás chodí, koho stretávame a čo pripravujeme.',
      en: 'How things work here, whom we meet and what we are preparing.',
      de: 'Wie es bei uns zugeht, wem wir begegnen und was wir vorbereiten.',
    },
  ),
]
