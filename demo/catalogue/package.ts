import { fact, product } from './product.ts'
import type { DemoPackageItem, DemoProduct } from './shape.ts'
import { bullets, heading, html, paragraph, slugs, words } from './text.ts'

type Content = [product: string, count?: number, product_variation?: string | null, part?: string]

function contents(...items: Content[]): DemoPackageItem[] {
  return items.map(([code, count = 1, product_variation = null, part = null as string | null], index) => ({
    product: code,
    product_variation,
    count,
    part,
    position: index + 1,
  }))
}

/** Stock is that of the things inside, so a package never counts its own. */
const ASSEMBLED = {
  update_stock: false,
  stock_state: null,
  product_availability: 'in-stock',
  amount_unit: 'set',
}
const INSIDE = words('V krabici', 'V krabici', 'In the box', 'In der Schachtel')
const NO_PRICE_TAG = words(
  'Posíláme v pevné krabici bez cenovky.',
  'Posielame v pevnej krabici bez cenovky.',
  'Sent in a sturdy box without a price tag.',
  'Versand im festen Karton ohne Preisschild.',
)

/** Said of sets of more than food, which as a whole go back as other goods do. */
const OPENED_TEA = words(
  'Sadu můžete do 14 dnů vrátit, čaj z ní ale z hygienických důvodů jen v neporušeném obalu.',
  'Sadu môžete do 14 dní vrátiť, čaj z nej však z hygienických dôvodov len v neporušenom obale.',
  'You can return the set within 14 days, but for reasons of hygiene the tea in it only with its seal unbroken.',
  'Das Set können Sie binnen 14 Tagen zurückgeben, den Tee daraus aus Hygienegründen jedoch nur ungeöffnet.',
)
const OPENED_COFFEE = words(
  'Sadu můžete do 14 dnů vrátit, kávu z ní ale z hygienických důvodů jen v neporušeném obalu.',
  'Sadu môžete do 14 dní vrátiť, kávu z nej však z hygienických dôvodov len v neporušenom obale.',
  'You can return the set within 14 days, but for reasons of hygiene the coffee in it only with its seal unbroken.',
  'Das Set können Sie binnen 14 Tagen zurückgeben, den Kaffee daraus aus Hygienegründen jedoch nur ungeöffnet.',
)

export const PACKAGES: DemoProduct[] = [
  product({
    code: 'SET-FIXED',
    product_type: 1,
    name: words('Sada Ráno v mlze', 'Sada Ráno v hmle', 'Misty morning set', 'Set Morgen im Nebel'),
    short_description: words(
      'Konvička, dva kalíšky a jarní sencha: vše, co potřebujete k pomalému ránu pro dva.',
      'Kanvička, dva kalíšky a jarná sencha: všetko, čo potrebujete na pomalé ráno pre dvoch.',
      'A teapot, two tumblers and a spring sencha: all you need for a slow morning for two.',
      'Teekanne, zwei Trinkbecher und Frühlings-Sencha: alles für einen langsamen Morgen zu zweit.',
    ),
    description: html(
      paragraph(
        words(
          'Sadu jsme složili z věcí, které doma sami používáme. Oproti nákupu jednotlivých kusů ušetříte.',
          'Sadu sme zložili z vecí, ktoré doma sami používame. Oproti nákupu jednotlivých kusov ušetríte.',
          'We put the set together from things we use at home. It costs less than the pieces bought one by one.',
          'Das Set besteht aus Dingen, die wir selbst zu Hause benutzen. Es kostet weniger als die Stücke einzeln.',
        ),
      ),
      heading(INSIDE),
      bullets(
        words(
          'konvička Mlha, 600 ml',
          'kanvička Hmla, 600 ml',
          'Mist teapot, 600 ml',
          'Teekanne Nebel, 600 ml',
        ),
        words(
          'dva kalíšky Mlha, 200 ml',
          'dva kalíšky Hmla, 200 ml',
          'Two Mist tumblers, 200 ml',
          'zwei Trinkbecher Nebel, 200 ml',
        ),
        words(
          'Sencha Kagoshima, 100 g',
          'Sencha Kagošima, 100 g',
          'Sencha Kagoshima, 100 g',
          'Sencha Kagoshima, 100 g',
        ),
      ),
      paragraph(NO_PRICE_TAG),
      paragraph(OPENED_TEA),
    ),
    brand: 'vitrine',
    default_category: 'gift-sets',
    also_in: ['gifts'],
    crowns: 2290,
    weight: 1400,
    ...ASSEMBLED,
    tags: ['gift', 'tip'],
    sells_count: 410,
    pictures: [
      { subject: 'gift-box', view: 'front', colour: '#b9bfbd' },
      { subject: 'teapot', view: 'set', colour: '#b9bfbd' },
      { subject: 'tumbler', view: 'detail', colour: '#b9bfbd' },
    ],
    properties: [fact('colour', 'mist-grey'), fact('material', 'stoneware')],
    package_items: contents(['POT-MIST'], ['TUMBLER-MIST', 2], ['PLAIN']),
    review_parameters: ['workmanship', 'value'],
  }),
  product({
    code: 'SET-CHOICE',
    product_type: 2,
    flexible_package_number_of_items: 3,
    name: words(
      'Krabička tří čajů podle vašeho výběru',
      'Krabička troch čajov podľa vášho výberu',
      'Box of three teas of your choice',
      'Drei Tees nach Ihrer Wahl',
    ),
    // The addresses stay what they were.
    slug: slugs(
      words(
        'Krabička tří čajů podle vás',
        'Krabička troch čajov podľa vás',
        'Box of three teas of your choice',
        'Drei Tees nach Ihrer Wahl',
      ),
    ),
    short_description: words(
      'Vyberte si tři plechovky čaje a my je uložíme do dárkové krabičky.',
      'Vyberte si tri plechovky čaju a my ich uložíme do darčekovej krabičky.',
      'Pick three tins of tea and we will put them in a gift box.',
      'Wählen Sie drei Dosen Tee, wir legen sie in eine Geschenkschachtel.',
    ),
    description: html(
      paragraph(
        words(
          'Tři plechovky, jedna krabička a uvnitř lístek s přípravou.',
          'Tri plechovky, jedna krabička a vnútri lístok s prípravou.',
          'Three tins, one box, and a card inside that tells you how to brew.',
          'Drei Dosen, eine Schachtel und darin eine Karte zur Zubereitung.',
        ),
      ),
      paragraph(NO_PRICE_TAG),
    ),
    brand: 'vitrine',
    default_category: 'gift-sets',
    also_in: ['gifts', 'tea'],
    tax_group: 'food',
    crowns: 490,
    weight: 480,
    ...ASSEMBLED,
    tags: ['gift'],
    sells_count: 530,
    pictures: [
      { subject: 'gift-box', view: 'front', colour: '#5f7a4f' },
      { subject: 'tea-tin', view: 'set' },
    ],
    package_items: contents(
      ['TIN-SENCHA'],
      ['TIN-JASMINE'],
      ['TIN-ASSAM'],
      ['TIN-EARL-GREY'],
      ['TIN-OOLONG'],
      ['TIN-MINT'],
      ['TIN-CHAMOMILE'],
      ['TIN-FOREST-FRUIT'],
      ['TIN-ROOIBOS'],
    ),
    review_parameters: ['taste', 'value'],
  }),
  product({
    code: 'SET-COMPOSE',
    product_type: 3,
    name: words(
      'Filtr na míru',
      'Filter na mieru',
      'Build-your-own filter coffee kit',
      'Filterkaffee-Set nach Maß',
    ),
    // The addresses stay what they were.
    slug: slugs(
      words(
        'Filtr na míru',
        'Filter na mieru',
        'Filter coffee kit, made to measure',
        'Filterkaffee-Set nach Maß',
      ),
    ),
    short_description: words(
      'Složte si vlastní kávovou soupravu: překapávač, kávu a kalíšek.',
      'Zložte si vlastnú kávovú súpravu: prekvapkávač, kávu a kalíšok.',
      'Put together your own coffee kit: a dripper, a bag of coffee and a tumbler.',
      'Stellen Sie Ihr eigenes Set zusammen: Handfilter, Kaffee und Trinkbecher.',
    ),
    description: html(
      paragraph(
        words(
          'K soupravě přidáme sto papírových filtrů a náš návod.',
          'K súprave pridáme sto papierových filtrov a náš návod.',
          'We add a hundred paper filters and our guide.',
          'Hundert Filterpapiere und unsere Anleitung legen wir dazu.',
        ),
      ),
      paragraph(NO_PRICE_TAG),
      paragraph(OPENED_COFFEE),
    ),
    brand: 'vitrine',
    default_category: 'gift-sets',
    also_in: ['gifts', 'coffee-accessories'],
    crowns: 1190,
    weight: 1100,
    ...ASSEMBLED,
    tags: ['gift', 'new'],
    sells_count: 260,
    created_days_ago: 20,
    pictures: [
      { subject: 'dripper', view: 'set' },
      { subject: 'coffee-bag', view: 'front' },
      { subject: 'tumbler', view: 'detail' },
    ],
    package_parts: [
      { code: 'dripper', name: words('Překapávač', 'Prekvapkávač', 'Dripper', 'Handfilter') },
      { code: 'coffee', name: words('Káva', 'Káva', 'Coffee', 'Kaffee') },
      { code: 'cup', name: words('Kalíšek', 'Kalíšok', 'Tumbler', 'Trinkbecher') },
    ],
    package_items: contents(
      ['DRIPPER-CERAMIC', 1, null, 'dripper'],
      ['DRIPPER-GLASS', 1, null, 'dripper'],
      ['DRIPPER-STEEL', 1, null, 'dripper'],
      ['COF-GUJI', 1, 'COF-GUJI-250-FILTER', 'coffee'],
      ['COF-HUILA', 1, 'COF-HUILA-250-FILTER', 'coffee'],
      ['COF-NYERI', 1, 'COF-NYERI-250-FILTER', 'coffee'],
      ['TUMBLER-MIST', 1, null, 'cup'],
      ['TUMBLER-PEAT', 1, null, 'cup'],
      ['TUMBLER-MOSS', 1, null, 'cup'],
    ),
    review_parameters: ['ease', 'value'],
  }),
  product({
    code: 'SET-ESPRESSO',
    product_type: 1,
    name: words(
      'Sada Espresso pro dva',
      'Sada Espresso pre dvoch',
      'Espresso for two set',
      'Set Espresso für zwei',
    ),
    short_description: words(
      'Moka konvička, dva šálky Rašelina a směs Mlýnské kolo.',
      'Moka kanvička, dve šálky Rašelina a zmes Mlynské koleso.',
      'A moka pot, two Peat cups and the Mill Wheel blend.',
      'Espressokocher, zwei Tassen Torf und die Mischung Mühlrad.',
    ),
    description: html(
      paragraph(
        words(
          'Všechno pro ranní espresso bez drahého kávovaru. Káva je namletá přesně do moka konvičky.',
          'Všetko na ranné espresso bez drahého kávovaru. Káva je pomletá presne do moka kanvičky.',
          'Everything for a morning espresso without an expensive machine. The coffee is ground for the moka pot.',
          'Alles für den Morgenespresso ohne teure Maschine. Der Kaffee ist passend für den Espressokocher gemahlen.',
        ),
      ),
      paragraph(NO_PRICE_TAG),
      paragraph(OPENED_COFFEE),
    ),
    brand: 'vitrine',
    default_category: 'gift-sets',
    crowns: 1590,
    weight: 1250,
    ...ASSEMBLED,
    tags: ['gift'],
    pictures: [
      { subject: 'moka-pot', view: 'set' },
      { subject: 'espresso-cup', view: 'front', colour: '#34302c' },
    ],
    package_items: contents(
      ['MOKA-TEPNA', 1, 'MOKA-TEPNA-3'],
      ['ESP-PEAT', 2],
      ['COF-MILL-WHEEL', 1, 'COF-MILL-WHEEL-250-MOKA'],
    ),
    review_parameters: ['value'],
  }),
  product({
    code: 'SET-MATCHA',
    product_type: 1,
    name: words('Sada První matcha', 'Sada Prvá matcha', 'First matcha set', 'Set Erste Matcha'),
    short_description: words(
      'Miska, metlička, odměrka a matcha pro každý den.',
      'Miska, metlička, odmerka a matcha na každý deň.',
      'A bowl, a whisk, a scoop and an everyday matcha.',
      'Schale, Besen, Messlöffel und Matcha für jeden Tag.',
    ),
    description: html(
      paragraph(
        words(
          'S touto sadou připravíte první misku hned po rozbalení. Návod s obrázky je uvnitř.',
          'S touto sadou pripravíte prvú misku hneď po rozbalení. Návod s obrázkami je vnútri.',
          'With this set you can make your first bowl right after unpacking. A picture guide is inside.',
          'Mit diesem Set gelingt die erste Schale gleich nach dem Auspacken. Eine Bildanleitung liegt bei.',
        ),
      ),
      paragraph(NO_PRICE_TAG),
      paragraph(OPENED_TEA),
    ),
    brand: 'vitrine',
    default_category: 'gift-sets',
    also_in: ['matcha-tools'],
    crowns: 1690,
    weight: 620,
    ...ASSEMBLED,
    tags: ['gift', 'tip'],
    pictures: [
      { subject: 'matcha-bowl', view: 'set', colour: '#6f7a4a' },
      { subject: 'matcha-whisk', view: 'front' },
    ],
    package_items: contents(['CHAWAN-MOSS'], ['VIDEO'], ['MATCHA-SCOOP'], ['MATCHA-HOSHI']),
    review_parameters: ['ease', 'value'],
  }),
  product({
    code: 'SET-COFFEE-TRIO',
    product_type: 2,
    flexible_package_number_of_items: 2,
    name: words(
      'Dvě kávy na cesty podle vašeho výběru',
      'Dve kávy na cesty podľa vášho výberu',
      'Two travel coffees of your choice',
      'Zwei Reisekaffees nach Wahl',
    ),
    // The addresses stay what they were.
    slug: slugs(
      words(
        'Dvě kávy na cesty podle vás',
        'Dve kávy na cesty podľa vás',
        'Two travel coffees of your choice',
        'Zwei Reisekaffees nach Wahl',
      ),
    ),
    short_description: words(
      'Vyberte si dvě balení kávy na cesty, pošleme je v plátěném pytlíku.',
      'Vyberte si dve balenia kávy na cesty, pošleme ich v plátennom vrecúšku.',
      'Pick two packs of travel coffee; they come in a canvas pouch.',
      'Wählen Sie zwei Packungen Reisekaffee, sie kommen im Leinenbeutel.',
    ),
    description: html(
      paragraph(
        words(
          'Dárek pro toho, kdo je pořád na cestě a dobrou kávu si nechce odepřít.',
          'Darček pre toho, kto je stále na cestách a dobrú kávu si nechce odoprieť.',
          'A present for someone who is always on the road and will not go without good coffee.',
          'Ein Geschenk für alle, die ständig unterwegs sind und auf guten Kaffee nicht verzichten wollen.',
        ),
      ),
    ),
    brand: 'vitrine',
    default_category: 'gift-sets',
    also_in: ['ready-coffee'],
    tax_group: 'food',
    crowns: 450,
    weight: 320,
    ...ASSEMBLED,
    tags: ['gift'],
    pictures: [
      { subject: 'gift-box', view: 'front', colour: '#b08a63' },
      { subject: 'coffee-bag', view: 'set' },
    ],
    package_items: contents(
      ['DRIP-BAGS-ETHIOPIA'],
      ['DRIP-BAGS-COLOMBIA'],
      ['DRIP-BAGS-DECAF'],
      ['INSTANT-COLOMBIA'],
    ),
    review_parameters: ['taste', 'value'],
  }),
]

const SERVICE = {
  product_type: 4 as const,
  brand: 'vitrine',
  default_category: 'shop-services',
  amount_unit: 'service',
  update_stock: false,
  stock_state: null,
  product_availability: 'service',
  need_package: false,
  weight: 0,
  withdrawal_exception: 'service_rendered' as const,
}

export const SERVICES: DemoProduct[] = [
  product({
    ...SERVICE,
    code: 'WRAP',
    name: words('Dárkové balení', 'Darčekové balenie', 'Gift wrapping', 'Geschenkverpackung'),
    short_description: words(
      'Zabalíme do ručně potištěného papíru, převážeme stuhou a přidáme lístek. Vzkaz na něj nám napište do poznámky k objednávce.',
      'Zabalíme do ručne potlačeného papiera, previažeme stuhou a pridáme lístok. Odkaz naň nám napíšte do poznámky k objednávke.',
      'Wrapped in hand-printed paper, tied with ribbon, with a card. Tell us what to write on it in the note with your order.',
      'In handbedrucktes Papier gewickelt, mit Band und Karte. Den Gruß schreiben Sie uns in die Anmerkung zur Bestellung.',
    ),
    description: html(
      paragraph(
        words(
          'Balíme tak, aby papír přežil cestu i s doručovatelem. Účtenku pošleme e-mailem, do balíčku ji nedáváme.',
          'Balíme tak, aby papier prežil cestu aj s doručovateľom. Účtenku pošleme e-mailom, do balíčka ju nedávame.',
          'We wrap so that the paper survives the courier. The receipt goes by e-mail, never into the parcel.',
          'Wir verpacken so, dass das Papier auch den Zusteller übersteht. Die Rechnung kommt per E-Mail, nie ins Paket.',
        ),
      ),
    ),
    crowns: 60,
    also_in: ['gifts'],
    tags: ['gift'],
    sells_count: 830,
    pictures: [{ subject: 'gift-wrap', view: 'front' }],
  }),
  product({
    ...SERVICE,
    code: 'COURSE-TEA',
    name: words(
      'Čajová ochutnávka pro dva',
      'Čajová ochutnávka pre dvoch',
      'Tea tasting for two',
      'Teeverkostung für zwei',
    ),
    short_description: words(
      'Hodina a půl nad šesti čaji v naší prodejně, s průvodcem a malým občerstvením.',
      'Hodina a pol nad šiestimi čajmi v našej predajni, so sprievodcom a malým občerstvením.',
      'An hour and a half with six teas in our shop, guided and with a little to eat.',
      'Anderthalb Stunden mit sechs Tees in unserem Laden, mit Begleitung und einem kleinen Imbiss.',
    ),
    description: html(
      paragraph(
        words(
          'Ochutnáte zelený, bílý, dva oolongy, černý a pu-erh. Termín si domluvíme po objednávce, poukaz platí rok.',
          'Ochutnáte zelený, biely, dva oolongy, čierny a pu-erh. Termín si dohodneme po objednávke, poukaz platí rok.',
          'You will taste a green, a white, two oolongs, a black and a pu-erh. We agree on a date after you order; valid for a year.',
          'Verkostet werden Grün-, Weiß- und Schwarztee, zwei Oolongs und ein Pu-Erh. Termin nach Absprache, ein Jahr gültig.',
        ),
      ),
    ),
    crowns: 990,
    tags: ['gift'],
    pictures: [
      { subject: 'gaiwan', view: 'set' },
      { subject: 'tray', view: 'front' },
    ],
  }),
  product({
    ...SERVICE,
    code: 'COURSE-COFFEE',
    name: words(
      'Kurz domácí přípravy kávy',
      'Kurz domácej prípravy kávy',
      'Home coffee brewing course',
      'Kurs Kaffee für zu Hause',
    ),
    short_description: words(
      'Tři hodiny s baristkou: překapávač, french press a moka konvička.',
      'Tri hodiny s baristkou: prekvapkávač, french press a moka kanvička.',
      'Three hours with a barista: dripper, French press and moka pot.',
      'Drei Stunden mit einer Barista: Handfilter, Stempelkanne und Espressokocher.',
    ),
    description: html(
      paragraph(
        words(
          'Naučíte se nastavit mletí, poměr a čas podle vlastní chuti. Nejvýše šest účastníků, kávu si odnesete domů.',
          'Naučíte sa nastaviť mletie, pomer a čas podľa vlastnej chuti. Najviac šesť účastníkov, kávu si odnesiete domov.',
          'You will learn to set grind, ratio and time to your own taste. Six people at most, and you take coffee home.',
          'Sie lernen, Mahlgrad, Verhältnis und Zeit nach eigenem Geschmack einzustellen. Höchstens sechs Personen, Kaffee zum Mitnehmen inklusive.',
        ),
      ),
    ),
    crowns: 1490,
    tags: ['gift', 'new'],
    created_days_ago: 25,
    pictures: [
      { subject: 'dripper', view: 'set' },
      { subject: 'coffee-beans', view: 'detail' },
    ],
  }),
  product({
    ...SERVICE,
    code: 'SHARPEN',
    name: words(
      'Servis ručního mlýnku',
      'Servis ručného mlynčeka',
      'Hand grinder service',
      'Wartung der Handmühle',
    ),
    short_description: words(
      'Vyčistíme, seřídíme a podle potřeby vyměníme kameny vašeho mlýnku.',
      'Vyčistíme, nastavíme a podľa potreby vymeníme kamene vášho mlynčeka.',
      'We clean and adjust your grinder and change the burrs if needed.',
      'Wir reinigen und justieren Ihre Mühle und tauschen bei Bedarf das Mahlwerk.',
    ),
    description: html(
      paragraph(
        words(
          'Mlýnek nám pošlete nebo přineste do prodejny. Hotovo bývá do pěti pracovních dnů.',
          'Mlynček nám pošlite alebo prineste do predajne. Hotovo býva do piatich pracovných dní.',
          'Send us the grinder or bring it to the shop. It is usually ready within five working days.',
          'Schicken Sie uns die Mühle oder bringen Sie sie vorbei. Meist ist sie in fünf Werktagen fertig.',
        ),
      ),
    ),
    crowns: 350,
    pictures: [{ subject: 'grinder', view: 'front' }],
  }),
]
