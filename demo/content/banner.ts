import type { PaletteName } from '../pictures/palette.ts'
import type { Theme } from '../pictures/theme.ts'
import type { Banner, Link, Localized } from './shape.ts'

const words = (cs: string, sk: string, en: string, de: string): Localized => ({ cs, sk, en, de })

type Essence = Pick<Banner, 'code' | 'banner_type_id' | 'size_type' | 'position' | 'name' | 'content'> & {
  link: Link
  button: Localized
  picture: [theme: Theme, palette: PaletteName]
}

const banner = ({ link, button, picture, ...essence }: Essence, rest: Partial<Banner> = {}): Banner => ({
  ...essence,
  is_active: true,
  url: link,
  url_text: button,
  button_text: button,
  button_link: link,
  valid_from_days: null,
  valid_to_days: null,
  category_code: null,
  brand_code: null,
  picture: { theme: picture[0], palette: picture[1] },
  ...rest,
})

const sliders: Banner[] = [
  banner({
    code: 'slider-harvest',
    banner_type_id: 1,
    size_type: 'full',
    position: 1,
    name: words(
      'Ze zahrady do konvice',
      'Zo záhrady do kanvice',
      'From garden to teapot',
      'Vom Garten in die Kanne',
    ),
    content: words(
      'Malé sklizně z osmi zahrad. Čerstvé, voňavé a jen do vyprodání.',
      'Malé zbery z ôsmich záhrad. Čerstvé, voňavé a len do vypredania.',
      'Small harvests from eight gardens. Fresh, fragrant and only while they last.',
      'Kleine Ernten aus acht Gärten. Frisch, duftend und nur solange der Vorrat reicht.',
    ),
    link: 'category:tea',
    button: words('Vybrat čaj', 'Vybrať čaj', 'Choose a tea', 'Tee auswählen'),
    picture: ['tea-morning', 'celadon'],
  }),
  banner({
    code: 'slider-studio',
    banner_type_id: 1,
    size_type: 'full',
    position: 2,
    name: words(
      'Hrnky z naší dílny',
      'Hrnčeky z našej dielne',
      'Mugs from our studio',
      'Becher aus unserer Werkstatt',
    ),
    content: words(
      'Nové glazury, stejná hlína. Každý kus točíme na kruhu a žádný se neopakuje.',
      'Nové glazúry, rovnaká hlina. Každý kus točíme na kruhu a žiadny sa neopakuje.',
      'New glazes, the same clay. Each piece is thrown by hand and none is repeated.',
      'Neue Glasuren, derselbe Ton. Jedes Stück von Hand gedreht, keines wiederholt sich.',
    ),
    link: 'category:mugs',
    button: words('Prohlédnout hrnky', 'Prezrieť hrnčeky', 'See the mugs', 'Becher ansehen'),
    picture: ['new-glazes', 'terracotta'],
  }),
  banner({
    code: 'slider-coffee',
    banner_type_id: 1,
    size_type: 'full',
    position: 3,
    name: words(
      'Pražíme dvakrát týdně',
      'Pražíme dvakrát týždenne',
      'We roast twice a week',
      'Wir rösten zweimal pro Woche',
    ),
    content: words(
      'V úterý a v pátek, do tří dnů kávu odesíláme. Nameleme zdarma podle vašeho kávovaru.',
      'V utorok a v piatok, do troch dní kávu odosielame. Zomelieme zadarmo podľa vášho kávovaru.',
      'On Tuesdays and Fridays, sent within three days. Ground free of charge for your brewer.',
      'Dienstags und freitags, binnen drei Tagen versandt. Auf Wunsch kostenlos gemahlen.',
    ),
    link: 'category:coffee',
    button: words('Vybrat kávu', 'Vybrať kávu', 'Choose a coffee', 'Kaffee auswählen'),
    picture: ['coffee-brewing', 'espresso'],
  }),
]

const tiles: Banner[] = [
  banner({
    code: 'tile-matcha',
    banner_type_id: 2,
    size_type: 'half',
    position: 1,
    name: words('Matcha bez záhad', 'Matcha bez záhad', 'Matcha without mystery', 'Matcha ohne Rätsel'),
    content: words(
      'Metlička, miska a pět kroků k pěně.',
      'Metlička, miska a päť krokov k pene.',
      'A whisk, a bowl and five steps to the foam.',
      'Besen, Schale und fünf Schritte zum Schaum.',
    ),
    link: 'article:matcha-grades',
    button: words('Číst návod', 'Čítať návod', 'Read the guide', 'Anleitung lesen'),
    picture: ['matcha', 'matcha'],
  }),
  banner({
    code: 'tile-gifts',
    banner_type_id: 2,
    size_type: 'half',
    position: 2,
    name: words(
      'Dárky, které zůstanou',
      'Darčeky, ktoré zostanú',
      'Gifts that stay',
      'Geschenke, die bleiben',
    ),
    content: words(
      'Hotové sady, ke kterým přidáme balení a lístek se vzkazem.',
      'Hotové sady, ku ktorým pridáme balenie a lístok s odkazom.',
      'Ready-made sets, to which we add wrapping and a card.',
      'Fertige Sets, auf Wunsch mit Verpackung und Karte.',
    ),
    link: 'category:gifts',
    button: words('Najít dárek', 'Nájsť darček', 'Find a gift', 'Geschenk finden'),
    picture: ['gifts', 'plum'],
  }),
  banner({
    code: 'tile-teapots',
    banner_type_id: 2,
    size_type: 'half',
    position: 3,
    name: words(
      'Konvice, která nekape',
      'Kanvica, ktorá nekvapká',
      'A pot that never drips',
      'Die Kanne, die nicht tropft',
    ),
    content: words(
      'Každou zkoušíme vodou, než ji pustíme z dílny.',
      'Každú skúšame vodou, kým ju pustíme z dielne.',
      'Each one is tested with water before it leaves the studio.',
      'Mit Wasser geprüft, bevor sie die Werkstatt verlassen.',
    ),
    link: 'category:teapots',
    button: words('Vybrat konvici', 'Vybrať kanvicu', 'Choose a teapot', 'Kanne auswählen'),
    picture: ['workshop', 'clay'],
  }),
  banner({
    code: 'tile-set',
    banner_type_id: 2,
    size_type: 'half',
    position: 4,
    name: words(
      'Sestavte si trojici',
      'Zostavte si trojicu',
      'Make your own trio',
      'Stellen Sie Ihr Trio zusammen',
    ),
    content: words(
      'Vyberte tři čaje a ušetřete oproti nákupu po jednom.',
      'Vyberte tri čaje a ušetrite oproti nákupu po jednom.',
      'Choose three teas and save compared with buying them one by one.',
      'Wählen Sie drei Tees und sparen Sie gegenüber dem Einzelkauf.',
    ),
    link: 'product:SET-CHOICE',
    button: words('Sestavit sadu', 'Zostaviť sadu', 'Build a set', 'Set zusammenstellen'),
    picture: ['gongfu', 'honey'],
  }),
]

const placed: Banner[] = [
  banner({
    code: 'strip-free-shipping',
    banner_type_id: 5,
    size_type: 'full',
    position: 1,
    name: words('Doprava zdarma', 'Doprava zadarmo', 'Free shipping', 'Kostenloser Versand'),
    content: words(
      'Od 1 200 Kč (48 €) doručujeme zdarma.',
      'Od 48 € (1 200 Kč) doručujeme zadarmo.',
      'Free shipping from 1,200 Kč or €48.',
      'Ab 48 € liefern wir kostenlos.',
    ),
    link: 'page:shipping-and-payment',
    button: words('Doprava a platba', 'Doprava a platba', 'Shipping and payment', 'Versand und Zahlung'),
    picture: ['pantry', 'linen'],
  }),
  banner(
    {
      code: 'category-mugs',
      banner_type_id: 3,
      size_type: 'full',
      position: 1,
      name: words('Jak se rodí hrnek', 'Ako sa rodí hrnček', 'How a mug is born', 'Wie ein Becher entsteht'),
      content: words(
        'Tři týdny od hrudky hlíny ke stolu.',
        'Tri týždne od hrudky hliny k stolu.',
        'Three weeks from a lump of clay to the table.',
        'Drei Wochen vom Tonklumpen zum Tisch.',
      ),
      link: 'article:how-a-mug-is-made',
      button: words(
        'Nahlédnout do dílny',
        'Nazrieť do dielne',
        'Look into the studio',
        'In die Werkstatt schauen',
      ),
      picture: ['pottery', 'clay'],
    },
    { category_code: 'mugs' },
  ),
  banner(
    {
      code: 'brand-hlubina',
      banner_type_id: 4,
      size_type: 'full',
      position: 1,
      name: words('Řeč glazur', 'Reč glazúr', 'The language of glazes', 'Die Sprache der Glasuren'),
      content: words(
        'Popel, živec a trocha železa.',
        'Popol, živec a trocha železa.',
        'Ash, feldspar and a little iron.',
        'Asche, Feldspat und etwas Eisen.',
      ),
      link: 'article:reading-glazes',
      button: words('Číst článek', 'Čítať článok', 'Read the article', 'Artikel lesen'),
      picture: ['new-glazes', 'indigo'],
    },
    { brand_code: 'hlubina' },
  ),
]

// Never shown: each fails another one of the rules that decide whether a banner is visible.
const unseen: Banner[] = [
  banner(
    {
      code: 'slider-expired',
      banner_type_id: 1,
      size_type: 'full',
      position: 4,
      name: words('Letní výprodej', 'Letný výpredaj', 'Summer sale', 'Sommerschlussverkauf'),
      content: words(
        'Skončil v září.',
        'Skončil sa v septembri.',
        'It ended in September.',
        'Er endete im September.',
      ),
      link: 'article:cold-brew-tea',
      button: words('Recepty na léto', 'Recepty na leto', 'Summer recipes', 'Sommerrezepte'),
      picture: ['table-setting', 'sea'],
    },
    { valid_from_days: -90, valid_to_days: -30 },
  ),
  banner(
    {
      code: 'slider-inactive',
      banner_type_id: 1,
      size_type: 'full',
      position: 5,
      name: words('Kurz latte art', 'Kurz latte art', 'Latte art course', 'Latte-Art-Kurs'),
      content: words(
        'Termíny teprve připravujeme.',
        'Termíny ešte len pripravujeme.',
        'Dates are still being prepared.',
        'Die Termine sind noch in Vorbereitung.',
      ),
      link: 'route:blog',
      button: words('Na blog', 'Na blog', 'To the blog', 'Zum Blog'),
      picture: ['coffee-classic', 'rose'],
    },
    { is_active: false },
  ),
  banner(
    {
      code: 'slider-upcoming',
      banner_type_id: 1,
      size_type: 'full',
      position: 6,
      name: words('Zimní čaje', 'Zimné čaje', 'Winter teas', 'Wintertees'),
      content: words(
        'Skořice, pomeranč a kardamom.',
        'Škorica, pomaranč a kardamóm.',
        'Cinnamon, orange and cardamom.',
        'Zimt, Orange und Kardamom.',
      ),
      link: 'article:masala-chai',
      button: words('Recept na masalu', 'Recept na masalu', 'A chai recipe', 'Ein Chai-Rezept'),
      picture: ['winter', 'saffron'],
    },
    { valid_from_days: 30, valid_to_days: 90 },
  ),
]

export const banners = [...sliders, ...tiles, ...placed, ...unseen]
