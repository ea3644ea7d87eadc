import { company } from '../content/company.ts'
import type { DemoBrand, DemoSafety, Localized, PictureSubject } from './shape.ts'
import { html, meta, paragraph, same, slugs, typeset, words } from './text.ts'

type BrandSource = {
  code: string
  parent?: string
  name: string
  line: Localized
  story: Localized
  subject: PictureSubject
  palette: string
  safety: DemoSafety
}

type Contact = { name: string; address: string; email: string }

const contact = (
  name: string,
  street: string,
  post_code: string,
  city: string,
  country: string,
  email: string,
): Contact => ({ name, address: `${street}, ${post_code} ${city}, ${country}`, email })

const made = (manufacturer: Contact, responsible: Contact | null = null): DemoSafety => ({
  manufacturer_name: manufacturer.name,
  manufacturer_address: manufacturer.address,
  manufacturer_email: manufacturer.email,
  responsible_person_name: responsible?.name ?? null,
  responsible_person_address: responsible?.address ?? null,
  responsible_person_email: responsible?.email ?? null,
})

const LUH = contact(
  'Luh & List, s. r. o.',
  'Lipová alej 14',
  '586 01',
  'Jihlava',
  'CZ',
  'bezpecnost@luhalist.example',
)
const VERPAN = contact(
  'Pražírna Verpán, s. r. o.',
  'Mlýnská 3',
  '280 02',
  'Kolín',
  'CZ',
  'vyrobek@verpan.example',
)
const HLUBINA = contact(
  'Dílna Hlubina, s. r. o.',
  'Hrnčířská 27',
  '582 91',
  'Světlá nad Sázavou',
  'CZ',
  'dilna@hlubina.example',
)

function brand(source: BrandSource, index: number): DemoBrand {
  const name = same(source.name)
  return {
    code: source.code,
    parent: source.parent ?? null,
    name,
    short_description: typeset(source.line),
    description: html(paragraph(source.story)),
    ...meta(name, source.line),
    og_title: name,
    og_description: source.line,
    slug: slugs(name),
    is_active: true,
    position: index + 1,
    subject: source.subject,
    palette: source.palette,
    safety: source.safety,
  }
}

const SOURCES: BrandSource[] = [
  {
    code: 'luh-list',
    name: 'Luh & List',
    line: words(
      'Čajovna a dovozce, který už dvacet let jezdí za pěstiteli osobně.',
      'Čajovňa a dovozca, ktorý už dvadsať rokov jazdí za pestovateľmi osobne.',
      'A tea house and importer who has been visiting growers in person for twenty years.',
      'Teehaus und Importeur, der seine Pflanzer seit zwanzig Jahren persönlich besucht.',
    ),
    story: words(
      'Každý čaj v nabídce má svůj příběh a číslo šarže. Balíme ručně v Jihlavě do sáčků, které zadrží světlo i vlhkost.',
      'Každý čaj v ponuke má svoj príbeh a číslo šarže. Balíme ručne v Jihlave do vrecúšok, ktoré zadržia svetlo aj vlhkosť.',
      'Every tea has its story and its batch number. We pack by hand in Jihlava, in pouches that keep out light and damp.',
      'Jeder Tee hat seine Geschichte und seine Chargennummer. Wir füllen in Jihlava von Hand ab, geschützt vor Licht und Feuchtigkeit.',
    ),
    subject: 'tea-pouch',
    palette: 'moss',
    safety: made(LUH),
  },
  {
    code: 'luh-list-gardens',
    parent: 'luh-list',
    name: 'Luh & List Zahrady',
    line: words(
      'Čaje z jediné zahrady a jediné sklizně.',
      'Čaje z jedinej záhrady a jediného zberu.',
      'Teas from a single garden and a single picking.',
      'Tees aus einem einzigen Garten und einer einzigen Ernte.',
    ),
    story: words(
      'Do této řady vybíráme nejvýš tucet čajů ročně. Když sklizeň dojde, čekáme na další jaro.',
      'Do tohto radu vyberáme najviac tucet čajov ročne. Keď sa zber minie, čakáme na ďalšiu jar.',
      'We choose a dozen teas a year at most for this range. When a picking is gone, we wait for the next spring.',
      'Für diese Reihe wählen wir höchstens ein Dutzend Tees im Jahr. Ist eine Ernte verkauft, warten wir auf den nächsten Frühling.',
    ),
    subject: 'gaiwan',
    palette: 'celadon',
    safety: made(LUH),
  },
  {
    code: 'luh-list-herbs',
    parent: 'luh-list',
    name: 'Luh & List Bylinky',
    line: words(
      'Byliny a ovoce z Vysočiny, sbírané rukama a sušené ve stínu.',
      'Byliny a ovocie z Vysočiny, zbierané rukami a sušené v tieni.',
      'Herbs and fruit from the Vysočina hills, picked by hand and dried in the shade.',
      'Kräuter und Früchte von der Böhmisch-Mährischen Höhe, von Hand gepflückt und im Schatten getrocknet.',
    ),
    story: words(
      'Pracujeme s pěti rodinami sběračů. Směsi mícháme bez aromat, cukru a barviv.',
      'Pracujeme s piatimi rodinami zberačov. Zmesi miešame bez aróm, cukru a farbív.',
      'We work with five families of foragers. The blends hold no flavouring, sugar or colouring.',
      'Wir arbeiten mit fünf Sammlerfamilien. Unsere Mischungen enthalten weder Aromen noch Zucker oder Farbstoffe.',
    ),
    subject: 'loose-leaves',
    palette: 'sea',
    safety: made(LUH),
  },
  {
    code: 'mirukawa',
    name: 'Mirukawa Chaen',
    line: words(
      'Rodinná čajová zahrada nedaleko Udži, čtvrtá generace.',
      'Rodinná čajová záhrada neďaleko Udži, štvrtá generácia.',
      'A family tea garden near Uji, now in its fourth generation.',
      'Ein Familienteegarten bei Uji, heute in vierter Generation.',
    ),
    story: words(
      'Stíní rákosovými rohožemi a melou na žulových mlýncích. Za hodinu jeden mlýnek umele čtyřicet gramů.',
      'Tienia trstinovými rohožami a melú na žulových mlynčekoch. Za hodinu jeden mlynček pomelie štyridsať gramov.',
      'They shade with reed mats and mill on granite. One mill grinds forty grams in an hour.',
      'Beschattet wird mit Schilfmatten, gemahlen auf Granit. Eine Mühle schafft vierzig Gramm in der Stunde.',
    ),
    subject: 'matcha-bowl',
    palette: 'matcha',
    safety: made(
      contact('Mirukawa Chaen Co.', '12-4 Nakanocho', '611-0021', 'Uji', 'JP', 'export@mirukawa.example'),
      LUH,
    ),
  },
  {
    code: 'konipas',
    name: 'Modrý konipas',
    line: words(
      'Poctivé černé čaje do velkých hrnků.',
      'Poctivé čierne čaje do veľkých hrnčekov.',
      'Honest black teas for big mugs.',
      'Ehrliche Schwarztees für große Becher.',
    ),
    story: words(
      'Konipas míchá snídaňové čaje podle starých receptů a jen z celých listů. Plechovky lze vracet a znovu plnit.',
      'Konipas mieša raňajkové čaje podľa starých receptov a len z celých listov. Plechovky možno vracať a znovu plniť.',
      'Konipas blends breakfast teas from old recipes and whole leaf only. Its tins can be returned and refilled.',
      'Konipas mischt Frühstückstees nach alten Rezepten und nur aus ganzen Blättern. Die Dosen können zurückgegeben und neu befüllt werden.',
    ),
    subject: 'tea-tin',
    palette: 'rooibos',
    safety: made(
      contact(
        'Modrý konipas, s. r. o.',
        'Nábřežní 8',
        '370 01',
        'České Budějovice',
        'CZ',
        'info@konipas.example',
      ),
    ),
  },
  {
    code: 'verpan',
    name: 'Pražírna Verpán',
    line: words(
      'Malá pražírna v bývalém mlýně, praží v úterý a v pátek.',
      'Malá pražiareň v bývalom mlyne, praží v utorok a v piatok.',
      'A small roastery in a former mill, roasting on Tuesdays and Fridays.',
      'Eine kleine Rösterei in einer alten Mühle, geröstet wird dienstags und freitags.',
    ),
    story: words(
      'Na patnáctikilové pražičce připravujeme filtrové i espresso kávy. Datum pražení najdete na každém sáčku.',
      'Na pätnásťkilovej pražičke pripravujeme filtrové aj espresso kávy. Dátum praženia nájdete na každom vrecúšku.',
      'On a fifteen-kilo roaster we prepare both filter and espresso coffees. The roasting date is on every bag.',
      'Auf einem 15-Kilo-Röster entstehen Filter- und Espressokaffees. Das Röstdatum steht auf jeder Packung.',
    ),
    subject: 'coffee-bag',
    palette: 'espresso',
    safety: made(VERPAN),
  },
  {
    code: 'verpan-espresso',
    parent: 'verpan',
    name: 'Verpán Espresso',
    line: words(
      'Směsi laděné pro pákové kávovary a pro mléko.',
      'Zmesi ladené pre pákové kávovary a pre mlieko.',
      'Blends tuned for espresso machines and for milk.',
      'Mischungen für Siebträger und für Milch.',
    ),
    story: words(
      'Složení měníme se sklizněmi, chuť držíme stejnou. Doporučený poměr a čas extrakce tiskneme na etiketu.',
      'Zloženie meníme so zbermi, chuť držíme rovnakú. Odporúčaný pomer a čas extrakcie tlačíme na etiketu.',
      'The components change with the harvests, the taste stays. Ratio and extraction time are printed on the label.',
      'Die Zusammensetzung wechselt mit den Ernten, der Geschmack bleibt. Verhältnis und Extraktionszeit stehen auf dem Etikett.',
    ),
    subject: 'espresso-cup',
    palette: 'clay',
    safety: made(VERPAN),
  },
  {
    code: 'verpan-farms',
    parent: 'verpan',
    name: 'Verpán Farmy',
    line: words(
      'Mikrošarže z farem, které známe jménem.',
      'Mikrošarže z fariem, ktoré poznáme po mene.',
      'Micro-lots from farms we know by name.',
      'Mikrolots von Farmen, die wir beim Namen kennen.',
    ),
    story: words(
      'Ke každé šarži zveřejňujeme výkupní cenu. Nejmenší z nich váží jediný pytel.',
      'Ku každej šarži zverejňujeme výkupnú cenu. Najmenšia z nich váži jediné vrece.',
      'We publish the price paid for every lot. The smallest of them is a single sack.',
      'Zu jedem Lot veröffentlichen wir den Einkaufspreis. Das kleinste ist ein einziger Sack.',
    ),
    subject: 'coffee-beans',
    palette: 'saffron',
    safety: made(VERPAN),
  },
  {
    code: 'drobna-zrna',
    name: 'Drobná zrna',
    line: words(
      'Káva bez kofeinu a na cesty, bez kompromisů v chuti.',
      'Káva bez kofeínu a na cesty, bez kompromisov v chuti.',
      'Decaf and travel coffee without compromise in the cup.',
      'Entkoffeinierter Kaffee und Kaffee für unterwegs, ohne Kompromisse im Geschmack.',
    ),
    story: words(
      'Dvojice baristek z Ostravy si řekla, že bezkofeinová káva může být radost. Má pravdu.',
      'Dvojica baristiek z Ostravy si povedala, že bezkofeínová káva môže byť radosť. Má pravdu.',
      'Two baristas from Ostrava decided that decaf could be a joy. They were right.',
      'Zwei Baristas aus Ostrava fanden, dass koffeinfreier Kaffee Freude machen darf. Sie hatten recht.',
    ),
    subject: 'coffee-jar',
    palette: 'lavender',
    safety: made(
      contact('Drobná zrna, s. r. o.', 'Hornická 51', '702 00', 'Ostrava', 'CZ', 'ahoj@drobnazrna.example'),
    ),
  },
  {
    code: 'hlubina',
    name: 'Dílna Hlubina',
    line: words(
      'Keramická dílna pěti hrnčířů u řeky Sázavy.',
      'Keramická dielňa piatich hrnčiarov pri rieke Sázave.',
      'A pottery of five on the river Sázava.',
      'Eine Töpferei mit fünf Leuten an der Sázava.',
    ),
    story: words(
      'Točíme z kameniny, glazujeme vlastními směsmi z popela a pálíme na 1 240 °C. Na dně každého kusu najdete značku toho, kdo jej vytočil.',
      'Točíme z kameniny, glazujeme vlastnými zmesami z popola a pálime na 1 240 °C. Na dne každého kusu nájdete značku toho, kto ho vytočil.',
      'We throw stoneware, glaze it with our own ash mixtures and fire it to 1,240 °C. The base of each piece bears its maker’s mark.',
      'Wir drehen Steinzeug, glasieren mit eigenen Aschemischungen und brennen bei 1.240 °C. Am Boden jedes Stücks steht das Zeichen seines Machers.',
    ),
    subject: 'mug',
    palette: 'terracotta',
    safety: made(HLUBINA),
  },
  {
    code: 'hlubina-studio',
    parent: 'hlubina',
    name: 'Hlubina Studio',
    line: words(
      'Autorské kusy a zkušební glazury v počtu do sta.',
      'Autorské kusy a skúšobné glazúry v počte do sto.',
      'Signed pieces and trial glazes in runs of under a hundred.',
      'Signierte Stücke und Probeglasuren in Auflagen unter hundert.',
    ),
    story: words(
      'Studio je místem, kde vznikají nové tvary. Co se osvědčí, přejde do stálé kolekce.',
      'Štúdio je miestom, kde vznikajú nové tvary. Čo sa osvedčí, prejde do stálej kolekcie.',
      'The studio is where new shapes begin. What proves itself joins the standing collection.',
      'Im Studio entstehen neue Formen. Was sich bewährt, kommt in die ständige Kollektion.',
    ),
    subject: 'vase',
    palette: 'indigo',
    safety: made(HLUBINA),
  },
  {
    code: 'kamenec',
    name: 'Kamenec & dcery',
    line: words(
      'Rodinný porcelán, tenký jako skořápka.',
      'Rodinný porcelán, tenký ako škrupina.',
      'Family-made porcelain, thin as an eggshell.',
      'Porzellan aus Familienhand, dünn wie eine Eierschale.',
    ),
    story: words(
      'Otec odlévá, dcery zdobí. Porcelán z Kamence poznáte podle nezakrytého okraje a tónu, který vydá po ťuknutí.',
      'Otec odlieva, dcéry zdobia. Porcelán z Kamenca spoznáte podľa nezakrytého okraja a tónu, ktorý vydá po ťuknutí.',
      'The father casts, the daughters decorate. You know their porcelain by its bare rim and by the note it gives when tapped.',
      'Der Vater gießt, die Töchter verzieren. Man erkennt das Porzellan am unglasierten Rand und am Ton beim Anklopfen.',
    ),
    subject: 'cup-and-saucer',
    palette: 'porcelain',
    safety: made(
      contact(
        'Kamenec a dcery, v. o. s.',
        'Ke Skalám 112',
        '360 01',
        'Karlovy Vary',
        'CZ',
        'porcelan@kamenec.example',
      ),
    ),
  },
  {
    code: 'tepna',
    name: 'Tepna',
    line: words(
      'Nástroje na čaj a kávu, které se dají opravit.',
      'Nástroje na čaj a kávu, ktoré sa dajú opraviť.',
      'Tools for tea and coffee that can be repaired.',
      'Werkzeug für Tee und Kaffee, das sich reparieren lässt.',
    ),
    story: words(
      'Ocel, sklo, buk a žádné lepené spoje. Na každý díl platí deset let dostupnosti.',
      'Oceľ, sklo, buk a žiadne lepené spoje. Každý diel je dostupný desať rokov.',
      'Steel, glass, beech and not a single glued joint. Every part stays available for ten years.',
      'Stahl, Glas, Buche und keine einzige Klebestelle. Jedes Teil ist zehn Jahre lang lieferbar.',
    ),
    subject: 'kettle',
    palette: 'charcoal',
    safety: made(
      contact('Tepna design, a. s.', 'Strojní 40', '612 00', 'Brno', 'CZ', 'servis@tepna.example'),
    ),
  },
  {
    code: 'zastavka',
    name: 'Sladká zastávka',
    line: words(
      'Med, čokoláda a drobnosti k čaji.',
      'Med, čokoláda a drobnosti k čaju.',
      'Honey, chocolate and small things to go with tea.',
      'Honig, Schokolade und Kleinigkeiten zum Tee.',
    ),
    story: words(
      'V bývalé železniční zastávce stáčejí med a temperují čokoládu od bobů. Všechno ručně, všechno v malém.',
      'V bývalej železničnej zastávke stáčajú med a temperujú čokoládu od bôbov. Všetko ručne, všetko v malom.',
      'In a former railway halt they bottle honey and make chocolate from the bean. All by hand, all in small amounts.',
      'In einem alten Bahnhaltepunkt wird Honig abgefüllt und Schokolade von der Bohne an gemacht. Alles von Hand, alles im Kleinen.',
    ),
    subject: 'honey-jar',
    palette: 'honey',
    safety: made(
      contact(
        'Sladká zastávka, s. r. o.',
        'U Trati 1',
        '393 01',
        'Pelhřimov',
        'CZ',
        'med@sladkazastavka.example',
      ),
    ),
  },
  {
    code: 'vitrine',
    name: 'Vitrine',
    line: words(
      'Naše vlastní sady, balení a kurzy.',
      'Naše vlastné sady, balenie a kurzy.',
      'Our own sets, wrapping and courses.',
      'Unsere eigenen Sets, Verpackungen und Kurse.',
    ),
    story: words(
      'Co skládáme, balíme a učíme sami v naší prodejně. Za každou sadou stojí někdo, kdo ji doma používá.',
      'Čo skladáme, balíme a učíme sami v našej predajni. Za každou sadou stojí niekto, kto ju doma používa.',
      'What we put together, wrap and teach ourselves in our shop. Behind every set stands someone who uses it at home.',
      'Was wir in unserem Laden selbst zusammenstellen, verpacken und lehren. Hinter jedem Set steht jemand, der es zu Hause benutzt.',
    ),
    subject: 'gift-box',
    palette: 'plum',
    safety: made(
      contact(company.name, company.street, company.post_code, company.city, company.country, company.email),
    ),
  },
]

export const BRANDS: DemoBrand[] = SOURCES.map(brand)
