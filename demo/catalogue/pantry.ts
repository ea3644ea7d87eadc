import { fact, product, salonPrice } from './product.ts'
import type { DemoProduct, Localized, PictureEmblem, PictureSubject } from './shape.ts'
import { html, paragraph, slugs, words } from './text.ts'

type PantryRow = {
  code: string
  name: Localized
  line: Localized
  more: Localized
  subject: PictureSubject
  crowns: number
  grams: number
  hex: string
  /** what its wrapper hides, and what is printed on that */
  content?: string
  emblem?: PictureEmblem
  tags?: string[]
  percents?: number
}

const CRYSTALS = words(
  'Poctivý med časem zkrystalizuje; ve vodní lázni do 40 °C znovu ztekutí.',
  'Poctivý med časom skryštalizuje; vo vodnom kúpeli do 40 °C opäť stekutie.',
  'Honest honey crystallises in time; a water bath below 40 °C makes it runny again.',
  'Echter Honig kristallisiert mit der Zeit; im Wasserbad bis 40 °C wird er wieder flüssig.',
)
const FROM_THE_BEAN = words(
  'Boby pražíme, meleme a temperujeme sami. Skladujte při 16–18 °C.',
  'Bôby pražíme, melieme a temperujeme sami. Skladujte pri 16–18 °C.',
  'The beans are roasted, ground and tempered by the maker. Store at 16–18 °C.',
  'Die Bohnen werden selbst geröstet, gemahlen und temperiert. Bei 16–18 °C lagern.',
)

const SWEETS: PantryRow[] = [
  {
    code: 'HONEY-MEADOW',
    name: words('Luční med', 'Lúčny med', 'Meadow honey', 'Wiesenhonig'),
    line: words(
      'Světlý med z kvetoucích luk, jemný k zelenému čaji.',
      'Svetlý med z kvitnúcich lúk, jemný k zelenému čaju.',
      'A pale honey from flowering meadows, gentle enough for green tea.',
      'Heller Honig von blühenden Wiesen, mild genug für Grüntee.',
    ),
    more: CRYSTALS,
    subject: 'honey-jar',
    crowns: 189,
    grams: 250,
    hex: '#e0b04a',
    tags: ['tip'],
  },
  {
    code: 'HONEY-FOREST',
    name: words('Lesní medovicový med', 'Lesný medovicový med', 'Forest honeydew honey', 'Waldhonig'),
    line: words(
      'Tmavý a kořenitý med z jedlových lesů, patří k pu-erhu.',
      'Tmavý a korenistý med z jedľových lesov, patrí k pu-erhu.',
      'Dark, spicy honey from fir woods; it belongs with pu-erh.',
      'Dunkler, würziger Honig aus Tannenwäldern, passt zu Pu-Erh.',
    ),
    more: CRYSTALS,
    subject: 'honey-jar',
    crowns: 229,
    grams: 250,
    hex: '#6b3f1d',
  },
  {
    code: 'HONEY-LINDEN',
    name: words('Lipový med', 'Lipový med', 'Linden honey', 'Lindenhonig'),
    line: words(
      'Mentolově svěží med z lipové aleje.',
      'Mentolovo svieži med z lipovej aleje.',
      'A honey from a linden avenue, fresh as menthol.',
      'Mentholfrischer Honig aus einer Lindenallee.',
    ),
    more: CRYSTALS,
    subject: 'honey-jar',
    crowns: 199,
    grams: 250,
    hex: '#e8c46a',
  },
  {
    code: 'HONEY-CREAMED',
    name: words(
      'Pastovaný med se zázvorem',
      'Pastovaný med so zázvorom',
      'Creamed honey with ginger',
      'Cremehonig mit Ingwer',
    ),
    line: words(
      'Hebký med k zimním čajům, bez přidaného cukru.',
      'Hebký med k zimným čajom, bez pridaného cukru.',
      'Smooth honey for winter teas with no added sugar.',
      'Cremiger Honig für Wintertees, ohne Zuckerzusatz.',
    ),
    more: CRYSTALS,
    subject: 'honey-jar',
    crowns: 219,
    grams: 250,
    hex: '#efd9a0',
    tags: ['new'],
  },
  {
    code: 'CHOC-DARK',
    name: words(
      'Hořká čokoláda 72 %',
      'Horká čokoláda 72 %',
      'Dark chocolate 72%',
      'Zartbitterschokolade 72 %',
    ),
    line: words(
      'Kakao z Peru, třtinový cukr a nic víc; zkuste ji k espressu.',
      'Kakao z Peru, trstinový cukor a nič viac; skúste ju k espressu.',
      'Peruvian cocoa, cane sugar and nothing else; try it with espresso.',
      'Kakao aus Peru, Rohrzucker und sonst nichts; probieren Sie sie zum Espresso.',
    ),
    more: FROM_THE_BEAN,
    subject: 'chocolate-bar',
    crowns: 119,
    grams: 80,
    hex: '#3b2117',
    content: '#3f241a',
    tags: ['tip'],
  },
  {
    code: 'CHOC-MILK',
    name: words(
      'Mléčná čokoláda 48 %',
      'Mliečna čokoláda 48 %',
      'Milk chocolate 48%',
      'Milchschokolade 48 %',
    ),
    line: words(
      'Tmavší mléčná čokoláda ke kávě s mlékem.',
      'Tmavšia mliečna čokoláda ku káve s mliekom.',
      'A darker milk chocolate to go with milky coffee.',
      'Kräftige Milchschokolade zum Milchkaffee.',
    ),
    more: FROM_THE_BEAN,
    subject: 'chocolate-bar',
    crowns: 115,
    grams: 80,
    hex: '#b98a5e',
    content: '#80502f',
    emblem: 'drop',
  },
  {
    code: 'CHOC-MATCHA',
    name: words(
      'Bílá čokoláda s matchou',
      'Biela čokoláda s matchou',
      'White chocolate with matcha',
      'Weiße Schokolade mit Matcha',
    ),
    line: words(
      'Zelená tabulka s matchou z Udži a špetkou soli.',
      'Zelená tabuľka s matchou z Udži a štipkou soli.',
      'A green bar with Uji matcha and a pinch of salt.',
      'Grüne Tafel mit Matcha aus Uji und einer Prise Salz.',
    ),
    more: FROM_THE_BEAN,
    subject: 'chocolate-bar',
    crowns: 139,
    grams: 80,
    hex: '#e3e2bf',
    content: '#a9bd74',
    emblem: 'leaf',
    tags: ['new'],
  },
  {
    code: 'CHOC-COFFEE',
    name: words(
      'Čokoláda s kávovými zrny',
      'Čokoláda s kávovými zrnami',
      'Chocolate with coffee beans',
      'Schokolade mit Kaffeebohnen',
    ),
    line: words(
      'Drcená etiopská káva v hořké čokoládě.',
      'Drvená etiópska káva v horkej čokoláde.',
      'Crushed Ethiopian coffee in dark chocolate.',
      'Zerstoßener äthiopischer Kaffee in Zartbitterschokolade.',
    ),
    more: FROM_THE_BEAN,
    subject: 'chocolate-bar',
    crowns: 129,
    grams: 80,
    hex: '#a4552f',
    content: '#35201a',
    emblem: 'bean',
    percents: 20,
  },
  {
    code: 'CHOC-SALT',
    name: words(
      'Hořká čokoláda se solí a mandlemi',
      'Horká čokoláda so soľou a mandľami',
      'Dark chocolate with salt and almonds',
      'Zartbitterschokolade mit Salz und Mandeln',
    ),
    line: words(
      'Pražené mandle a mořská sůl, ideální k oolongu.',
      'Pražené mandle a morská soľ, ideálne k oolongu.',
      'Roasted almonds and sea salt, made for oolong.',
      'Geröstete Mandeln und Meersalz, ideal zum Oolong.',
    ),
    more: FROM_THE_BEAN,
    subject: 'chocolate-bar',
    crowns: 135,
    grams: 80,
    hex: '#54757c',
    content: '#45281b',
    emblem: 'wave',
  },
  {
    code: 'SUGAR-ROCK',
    name: words('Hnědý kandys', 'Hnedý kandis', 'Brown rock sugar', 'Brauner Kandis'),
    line: words(
      'Velké krystaly, které v čaji pomalu praskají.',
      'Veľké kryštály, ktoré v čaji pomaly praskajú.',
      'Large crystals that crackle slowly in the tea.',
      'Große Kristalle, die im Tee langsam knistern.',
    ),
    more: words(
      'Vhodný k silným černým čajům a k rooibosu.',
      'Vhodný k silným čiernym čajom a k rooibosu.',
      'Good with strong black teas and rooibos.',
      'Gut zu kräftigen Schwarztees und Rooibos.',
    ),
    subject: 'rock-sugar',
    crowns: 79,
    grams: 250,
    hex: '#a4703a',
  },
]

const sweet = (row: PantryRow): DemoProduct =>
  product({
    code: row.code,
    name: row.name,
    short_description: row.line,
    description: html(paragraph(row.line), paragraph(row.more)),
    brand: 'zastavka',
    default_category: 'sweets',
    also_in: ['gifts'],
    tax_group: 'food',
    crowns: row.crowns,
    ...(row.percents === undefined ? {} : { percents: row.percents }),
    weight: row.grams + 120,
    unit_price: { content: row.grams, base: 100, unit: 'g' },
    tags: row.tags ?? [],
    ...(row.tags?.includes('new') === true ? { created_days_ago: 9 } : {}),
    pictures: (['front', 'set'] as const).map((view) => ({
      subject: row.subject,
      view,
      colour: row.hex,
      content: row.content ?? row.hex,
      ...(row.emblem === undefined ? {} : { emblem: row.emblem }),
    })),
    properties: [fact('origin', 'czechia')],
    review_parameters: ['taste', 'value'],
  })

type BookRow = { code: string; name: Localized; line: Localized; crowns: number; hex: string }

const BOOKS: BookRow[] = [
  {
    code: 'BOOK-TEA',
    name: words(
      'Kniha Čaj beze spěchu',
      'Kniha Čaj bez náhlenia',
      'Book: Tea without haste',
      'Buch: Tee ohne Eile',
    ),
    line: words(
      'Sto čajů, sto příprav a jedna rada: počkejte. Vázaná, 240 stran, česky.',
      'Sto čajov, sto príprav a jedna rada: počkajte. Viazaná, 240 strán, česky.',
      'A hundred teas, a hundred recipes and one piece of advice: wait. Hardback, 240 pages, in Czech.',
      'Hundert Tees, hundert Zubereitungen und ein Rat: warten. Gebunden, 240 Seiten, auf Tschechisch.',
    ),
    crowns: 490,
    hex: '#5f7a4f',
  },
  {
    code: 'BOOK-COFFEE',
    name: words(
      'Kniha Káva od kořene',
      'Kniha Káva od koreňa',
      'Book: Coffee from the root',
      'Buch: Kaffee von der Wurzel an',
    ),
    line: words(
      'Od semínka po šálek, s kresbami a tabulkami mletí. Vázaná, 200 stran, česky.',
      'Od semienka po šálku, s kresbami a tabuľkami mletia. Viazaná, 200 strán, česky.',
      'From seed to cup with drawings and grind charts. Hardback, 200 pages, in Czech.',
      'Vom Samen bis zur Tasse, mit Zeichnungen und Mahltabellen. Gebunden, 200 Seiten, auf Tschechisch.',
    ),
    crowns: 450,
    hex: '#5a3a28',
  },
  {
    code: 'BOOK-CLAY',
    name: words('Kniha Hlína v ruce', 'Kniha Hlina v ruke', 'Book: Clay in hand', 'Buch: Ton in der Hand'),
    line: words(
      'Rozhovory s hrnčíři a fotografie jejich dílen. Brožovaná, 160 stran, česky.',
      'Rozhovory s hrnčiarmi a fotografie ich dielní. Brožovaná, 160 strán, česky.',
      'Talks with potters and photographs of their workshops. Paperback, 160 pages, in Czech.',
      'Gespräche mit Töpfern und Bilder aus ihren Werkstätten. Broschur, 160 Seiten, auf Tschechisch.',
    ),
    crowns: 390,
    hex: '#a4532f',
  },
  {
    code: 'BOOK-NOTES',
    name: words('Degustační zápisník', 'Degustačný zápisník', 'Tasting notebook', 'Verkostungsheft'),
    line: words(
      'Předtištěné stránky pro šedesát ochutnávek, vejde se do kapsy.',
      'Predtlačené strany na šesťdesiat ochutnávok, zmestí sa do vrecka.',
      'Ruled pages for sixty tastings; fits in a pocket.',
      'Vorgedruckte Seiten für sechzig Verkostungen, passt in die Tasche.',
    ),
    crowns: 149,
    hex: '#dcd5c6',
  },
]

const book = (row: BookRow): DemoProduct =>
  product({
    code: row.code,
    name: row.name,
    short_description: row.line,
    description: html(
      paragraph(row.line),
      paragraph(
        words(
          'Vytištěno v Česku na recyklovaném papíře.',
          'Vytlačené v Česku na recyklovanom papieri.',
          'Printed in Czechia on recycled paper.',
          'In Tschechien auf Recyclingpapier gedruckt.',
        ),
      ),
    ),
    brand: 'vitrine',
    default_category: 'home',
    also_in: ['gifts'],
    tax_group: row.code === 'BOOK-NOTES' ? 'standard' : 'books',
    crowns: row.crowns,
    weight: 420,
    height: 210,
    width: 150,
    depth: 20,
    tags: ['gift'],
    pictures: [
      { subject: 'book', view: 'front', colour: row.hex },
      { subject: 'book', view: 'set', colour: row.hex },
    ],
    properties: [fact('material', 'paper'), fact('origin', 'czechia')],
    review_parameters: ['value'],
  })

type SalonRow = {
  code: string
  name: Localized
  /** Its addresses are those of these names. */
  former_name?: Localized
  line: Localized
  crowns: number
  grams: number
  subject: PictureSubject
}

const SALON: SalonRow[] = [
  {
    code: 'SALON-SENCHA',
    name: words(
      'Sencha pro čajovny, 1 kg',
      'Sencha pre čajovne, 1 kg',
      'Sencha for tea rooms, 1 kg',
      'Sencha für Salons, 1 kg',
    ),
    former_name: words(
      'Sencha pro salony, 1 kg',
      'Sencha pre salóny, 1 kg',
      'Sencha for salons, 1 kg',
      'Sencha für Salons, 1 kg',
    ),
    line: words(
      'Jemná sencha pro hosty, balená po kilogramu.',
      'Jemná sencha pre hostí, balená po kilograme.',
      'A gentle sencha for guests, packed by the kilogram.',
      'Milde Sencha für Gäste, im Kilobeutel.',
    ),
    crowns: 1590,
    grams: 1000,
    subject: 'tea-pouch',
  },
  {
    code: 'SALON-MINT',
    name: words(
      'Máta pro čajovny, 500 g',
      'Mäta pre čajovne, 500 g',
      'Mint for tea rooms, 500 g',
      'Minze für Salons, 500 g',
    ),
    former_name: words(
      'Máta pro salony, 500 g',
      'Mäta pre salóny, 500 g',
      'Mint for salons, 500 g',
      'Minze für Salons, 500 g',
    ),
    line: words(
      'Celé listy máty do velkých konvic.',
      'Celé listy mäty do veľkých kanvíc.',
      'Whole mint leaf for big pots.',
      'Ganze Minzblätter für große Kannen.',
    ),
    crowns: 520,
    grams: 500,
    subject: 'tea-pouch',
  },
  {
    code: 'SALON-DECAF',
    name: words(
      'Bezkofeinová káva pro kavárny, 1 kg',
      'Bezkofeínová káva pre kaviarne, 1 kg',
      'Decaf for cafés, 1 kg',
      'Koffeinfreier Kaffee für Cafés, 1 kg',
    ),
    line: words(
      'Stálá bezkofeinová směs pro druhý mlýnek.',
      'Stála bezkofeínová zmes do druhého mlynčeka.',
      'A standing decaf blend for the second grinder.',
      'Beständige entkoffeinierte Mischung für die zweite Mühle.',
    ),
    crowns: 890,
    grams: 1000,
    subject: 'coffee-bag',
  },
]

const salon = (row: SalonRow): DemoProduct =>
  product({
    code: row.code,
    name: row.name,
    slug: slugs(row.former_name ?? row.name),
    short_description: row.line,
    description: html(
      paragraph(row.line),
      paragraph(
        words(
          'Cena platí pro přihlášené partnery, závoz domlouváme jednou týdně.',
          'Cena platí pre prihlásených partnerov, závoz dohodneme raz týždenne.',
          'The price is for partners who are logged in; we deliver once a week.',
          'Der Preis gilt für angemeldete Partner, Lieferung einmal pro Woche.',
        ),
      ),
    ),
    brand: row.subject === 'coffee-bag' ? 'verpan-espresso' : 'luh-list',
    default_category: 'for-salons',
    tax_group: 'food',
    amount_unit: 'pack',
    crowns: row.crowns,
    weight: row.grams + 40,
    unit_price: { content: row.grams, base: 100, unit: 'g' },
    active_customer_groups: ['salon'],
    customer_prices: salonPrice(row.crowns),
    pictures: [{ subject: row.subject, view: 'front' }],
    properties: [fact('net-weight', `${row.grams}g`)],
    review_parameters: ['value'],
  })

export const PANTRY: DemoProduct[] = [...SWEETS.map(sweet), ...BOOKS.map(book), ...SALON.map(salon)]
