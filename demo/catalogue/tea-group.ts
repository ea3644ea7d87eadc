import type { Localized, PictureSubject } from './shape.ts'
import { words } from './text.ts'

export type TeaGroup = {
  category: string
  also_in: string[]
  brand: string
  /** a noun phrase that can open a sentence */
  phrase: Localized
  tea_type: string
  caffeine: string
  process: string
  harvest: string
  colour: string
  subject: PictureSubject
  grams: number[]
  brewing: Localized[]
  /** one of them opens the description */
  openings: Localized[]
}

const LOOSE = [50, 100, 250]
const dose = (grams: number, millilitres: number) =>
  words(
    `${grams} g na ${millilitres} ml vody`,
    `${grams} g na ${millilitres} ml vody`,
    `${grams} g to ${millilitres} ml of water`,
    `${grams} g auf ${millilitres} ml Wasser`,
  )
const water = (degrees: number) =>
  words(
    `voda o teplotě ${degrees} °C`,
    `voda s teplotou ${degrees} °C`,
    `water at ${degrees} °C`,
    `Wasser mit ${degrees} °C`,
  )
const steep = (seconds: number) =>
  words(
    `první nálev ${seconds} s`,
    `prvý nálev ${seconds} s`,
    `first infusion ${seconds} s`,
    `erster Aufguss ${seconds} s`,
  )
const minutes = (count: string) =>
  words(
    `louhovat ${count} min`,
    `lúhovať ${count} min`,
    `steep for ${count} min`,
    `${count} min ziehen lassen`,
  )

export const TEA_GROUPS = {
  japanese: {
    category: 'japanese-green',
    also_in: ['green-tea'],
    brand: 'mirukawa',
    phrase: words('Zelený čaj', 'Zelený čaj', 'A green tea', 'Grüntee'),
    tea_type: 'green',
    caffeine: 'medium',
    process: 'steamed',
    harvest: 'spring',
    colour: '#4f6b35',
    subject: 'tea-pouch',
    grams: LOOSE,
    brewing: [dose(5, 200), water(70), steep(60)],
    openings: [
      words(
        'Lístky jsou tenké jako jehličí a v konvičce se rozvinou do jasně zelené.',
        'Lístky sú tenké ako ihličie a v kanvičke sa rozvinú do jasne zelenej.',
        'The leaf is as fine as pine needles and opens bright green in the pot.',
        'Das Blatt ist fein wie Nadeln und entfaltet sich in der Kanne leuchtend grün.',
      ),
      words(
        'Nálev je hutný, lehce zakalený a dlouho po napití sladký.',
        'Nálev je hutný, jemne zakalený a dlho po napití sladký.',
        'The cup is dense, faintly cloudy and stays sweet long after you drink.',
        'Der Aufguss ist dicht, leicht trüb und noch lange nach dem Schluck süß.',
      ),
      words(
        'Druhý nálev stačí jen krátce zalít horkou vodou, třetí už může být teplejší.',
        'Druhý nálev stačí len krátko zaliať horúcou vodou, tretí už môže byť teplejší.',
        'The second infusion needs only a moment; the third may be hotter.',
        'Der zweite Aufguss braucht nur einen Moment, der dritte darf heißer sein.',
      ),
    ],
  },
  chinese: {
    category: 'chinese-green',
    also_in: ['green-tea'],
    brand: 'luh-list',
    phrase: words('Zelený čaj', 'Zelený čaj', 'A green tea', 'Grüntee'),
    tea_type: 'green',
    caffeine: 'medium',
    process: 'pan-fired',
    harvest: 'early-spring',
    colour: '#7d9460',
    subject: 'tea-pouch',
    grams: LOOSE,
    brewing: [dose(4, 200), water(80), steep(90)],
    openings: [
      words(
        'Sklízejí se jen vrcholové pupeny s jedním lístkem, vždy ráno a vždy rukou.',
        'Zberajú sa len vrcholové púčiky s jedným lístkom, vždy ráno a vždy rukou.',
        'Only the top bud and one leaf are picked, always in the morning and always by hand.',
        'Gepflückt werden nur die obere Knospe und ein Blatt, immer morgens und immer von Hand.',
      ),
      words(
        'Lístky se suší na rozpálené pánvi holýma rukama, proto jsou ploché a voní po oříšcích.',
        'Lístky sa sušia na rozpálenej panvici holými rukami, preto sú ploché a voňajú po orieškoch.',
        'The leaf is dried in a hot pan with bare hands, hence its flat shape and nutty scent.',
        'Das Blatt wird mit bloßen Händen in der heißen Pfanne getrocknet, daher die flache Form und der nussige Duft.',
      ),
      words(
        'Můžete jej pít i rovnou z vysoké sklenice a dolévat podle chuti.',
        'Môžete ho piť aj rovno z vysokého pohára a dolievať podľa chuti.',
        'You may drink it straight from a tall glass and top it up as you like.',
        'Er lässt sich auch direkt aus einem hohen Glas trinken und nach Belieben nachgießen.',
      ),
    ],
  },
  matcha: {
    category: 'matcha',
    also_in: ['green-tea'],
    brand: 'mirukawa',
    phrase: words(
      'Jemně mletá matcha',
      'Jemne mletá matcha',
      'A finely milled matcha',
      'Fein gemahlener Matcha',
    ),
    tea_type: 'matcha',
    caffeine: 'high',
    process: 'shaded',
    harvest: 'spring',
    colour: '#7fa14a',
    subject: 'tea-tin',
    grams: [30],
    brewing: [dose(2, 70), water(75)],
    openings: [
      words(
        'Prášek je jemný jako pudr a drží barvu i v mléce.',
        'Prášok je jemný ako púder a drží farbu aj v mlieku.',
        'The powder is as fine as talc and keeps its colour even in milk.',
        'Das Pulver ist fein wie Puder und behält selbst in Milch seine Farbe.',
      ),
      words(
        'Po otevření uchovávejte v lednici a spotřebujte do šesti týdnů.',
        'Po otvorení uchovávajte v chladničke a spotrebujte do šiestich týždňov.',
        'Once opened, keep it in the fridge and use it within six weeks.',
        'Nach dem Öffnen im Kühlschrank aufbewahren und innerhalb von sechs Wochen verbrauchen.',
      ),
    ],
  },
  white: {
    category: 'white-tea',
    also_in: [],
    brand: 'luh-list-gardens',
    phrase: words('Bílý čaj', 'Biely čaj', 'A white tea', 'Weißer Tee'),
    tea_type: 'white',
    caffeine: 'low',
    process: 'withered',
    harvest: 'early-spring',
    colour: '#c9c3a8',
    subject: 'tea-pouch',
    grams: LOOSE,
    brewing: [dose(5, 250), water(85), minutes('3–5')],
    openings: [
      words(
        'Pupeny pokryté stříbrným chmýřím jen zavadly na slunci a pomalu doschly ve stínu.',
        'Púčiky pokryté strieborným páperím len zavädli na slnku a pomaly doschli v tieni.',
        'The buds in their silver down were only withered in the sun and dried slowly in the shade.',
        'Die silbrig behaarten Knospen wurden nur in der Sonne gewelkt und langsam im Schatten getrocknet.',
      ),
      words(
        'Je to čaj tichý a trpělivý: nepřelouhuje se a s věkem sládne.',
        'Je to čaj tichý a trpezlivý: neprelúhuje sa a s vekom sladne.',
        'A quiet, patient tea: it never over-steeps and grows sweeter with age.',
        'Ein stiller, geduldiger Tee: Er wird nie bitter und mit den Jahren süßer.',
      ),
    ],
  },
  oolong: {
    category: 'oolong-tea',
    also_in: [],
    brand: 'luh-list',
    phrase: words('Oolong', 'Oolong', 'An oolong', 'Oolong'),
    tea_type: 'oolong',
    caffeine: 'medium',
    process: 'semi-oxidised',
    harvest: 'spring',
    colour: '#8c8a4a',
    subject: 'tea-pouch',
    grams: LOOSE,
    brewing: [dose(6, 150), water(95), steep(30)],
    openings: [
      words(
        'Svinuté kuličky se v konvičce rozbalí do celých lístků a vydrží šest i více nálevů.',
        'Zvinuté guľôčky sa v kanvičke rozbalia do celých lístkov a vydržia šesť aj viac nálevov.',
        'The rolled pearls unfold into whole leaves in the pot and give six infusions or more.',
        'Die gerollten Kugeln entfalten sich in der Kanne zu ganzen Blättern und geben sechs und mehr Aufgüsse.',
      ),
      words(
        'Nejprve ucítíte květy, pak ovoce a nakonec dlouhou sladkou dochuť.',
        'Najprv ucítite kvety, potom ovocie a nakoniec dlhú sladkú dochuť.',
        'First you meet flowers, then fruit and at last a long, sweet finish.',
        'Zuerst kommen Blüten, dann Frucht und zuletzt ein langer süßer Nachklang.',
      ),
      words(
        'Mistr nechal lístky přes noc odpočívat a dopékal je nad dřevěným uhlím.',
        'Majster nechal lístky cez noc odpočívať a dopekal ich nad dreveným uhlím.',
        'The master let the leaf rest overnight and finished it over charcoal.',
        'Der Meister ließ die Blätter über Nacht ruhen und röstete sie über Holzkohle nach.',
      ),
    ],
  },
  indian: {
    category: 'indian-black',
    also_in: ['black-tea'],
    brand: 'luh-list-gardens',
    phrase: words('Černý čaj', 'Čierny čaj', 'A black tea', 'Schwarztee'),
    tea_type: 'black',
    caffeine: 'high',
    process: 'oxidised',
    harvest: 'spring',
    colour: '#6b4526',
    subject: 'tea-pouch',
    grams: LOOSE,
    brewing: [dose(3, 250), water(95), minutes('3')],
    openings: [
      words(
        'Celé lístky se zlatými špičkami dávají průzračný měděný nálev.',
        'Celé lístky so zlatými špičkami dávajú priezračný medený nálev.',
        'Whole leaf with golden tips gives a clear, coppery cup.',
        'Ganze Blätter mit goldenen Spitzen ergeben einen klaren, kupferfarbenen Aufguss.',
      ),
      words(
        'Pijte jej čistý; mléko by zakrylo, co je na něm nejhezčí.',
        'Pite ho čistý; mlieko by zakrylo, čo je na ňom najkrajšie.',
        'Drink it plain; milk would hide the best of it.',
        'Trinken Sie ihn pur; Milch würde das Schönste verdecken.',
      ),
    ],
  },
  ceylon: {
    category: 'ceylon-black',
    also_in: ['black-tea'],
    brand: 'konipas',
    phrase: words('Černý čaj', 'Čierny čaj', 'A black tea', 'Schwarztee'),
    tea_type: 'black',
    caffeine: 'high',
    process: 'oxidised',
    harvest: 'winter',
    colour: '#8a4b22',
    subject: 'tea-tin',
    grams: LOOSE,
    brewing: [dose(3, 250), water(98), minutes('3–4')],
    openings: [
      words(
        'Jasný a svěží nálev snese plátek citronu i kapku mléka.',
        'Jasný a svieži nálev znesie plátok citróna aj kvapku mlieka.',
        'The bright, brisk cup takes a slice of lemon or a drop of milk.',
        'Der klare, frische Aufguss verträgt eine Scheibe Zitrone ebenso wie einen Schuss Milch.',
      ),
      words(
        'V létě jej zkuste přes noc v lednici, stačí studená voda.',
        'V lete ho skúste cez noc v chladničke, stačí studená voda.',
        'In summer leave it in the fridge overnight; cold water is enough.',
        'Im Sommer über Nacht im Kühlschrank ziehen lassen, kaltes Wasser genügt.',
      ),
    ],
  },
  red: {
    category: 'chinese-black',
    also_in: ['black-tea'],
    brand: 'luh-list',
    phrase: words('Černý čaj', 'Čierny čaj', 'A black tea', 'Schwarztee'),
    tea_type: 'black',
    caffeine: 'medium',
    process: 'oxidised',
    harvest: 'spring',
    colour: '#4d2c1d',
    subject: 'tea-pouch',
    grams: LOOSE,
    brewing: [dose(4, 200), water(92), minutes('2–3')],
    openings: [
      words(
        'Nálev je hebký a sladký, takže cukr opravdu nebudete potřebovat.',
        'Nálev je hebký a sladký, takže cukor naozaj nebudete potrebovať.',
        'The cup is silky and sweet, so you will not need any sugar.',
        'Der Aufguss ist seidig und süß, Zucker brauchen Sie wirklich nicht.',
      ),
      words(
        'Lístky jsou ručně svinuté a snesou čtyři nálevy v malé konvičce.',
        'Lístky sú ručne zvinuté a znesú štyri nálevy v malej kanvičke.',
        'The leaf is rolled by hand and lasts four infusions in a small pot.',
        'Die Blätter sind von Hand gerollt und geben in einer kleinen Kanne vier Aufgüsse.',
      ),
    ],
  },
  puerh: {
    category: 'puerh',
    also_in: [],
    brand: 'luh-list',
    phrase: words('Tmavý čaj', 'Tmavý čaj', 'A dark tea', 'Dunkler Tee'),
    tea_type: 'puerh',
    caffeine: 'high',
    process: 'aged',
    harvest: 'spring',
    colour: '#3b271d',
    subject: 'tea-pouch',
    grams: [100],
    brewing: [dose(6, 150), water(98), steep(20)],
    openings: [
      words(
        'První nálev slijte, teprve druhý ukáže, co v listech za ty roky uzrálo.',
        'Prvý nálev zlejte, až druhý ukáže, čo v listoch za tie roky dozrelo.',
        'Pour the first infusion away; only the second shows what the years have done.',
        'Den ersten Aufguss weggießen, erst der zweite zeigt, was in den Jahren gereift ist.',
      ),
      words(
        'Zrál v suchém skladu bez cizích pachů a dnes je hladký a hluboký.',
        'Zrel v suchom sklade bez cudzích pachov a dnes je hladký a hlboký.',
        'It aged in a dry store away from other smells and is smooth and deep today.',
        'Er reifte in einem trockenen Lager ohne Fremdgerüche und ist heute weich und tief.',
      ),
    ],
  },
  herbal: {
    category: 'herbal-tea',
    also_in: [],
    brand: 'luh-list-herbs',
    phrase: words('Bylinný čaj', 'Bylinný čaj', 'A herbal tea', 'Kräutertee'),
    tea_type: 'herbal',
    caffeine: 'none',
    process: 'dried',
    harvest: 'summer',
    colour: '#8aa06a',
    subject: 'tea-pouch',
    grams: [50, 100],
    brewing: [dose(3, 250), water(98), minutes('7')],
    openings: [
      words(
        'Byliny sbíráme za suchých dnů a sušíme je na plátně, aby neztratily barvu ani silice.',
        'Byliny zbierame za suchých dní a sušíme ich na plátne, aby nestratili farbu ani silice.',
        'We pick on dry days and dry the herbs on linen, so they keep their colour and their oils.',
        'Wir pflücken an trockenen Tagen und trocknen auf Leinen, so bleiben Farbe und ätherische Öle erhalten.',
      ),
      words(
        'Šálek na večer, po kterém se dobře usíná; kofein v něm není.',
        'Šálka na večer, po ktorej sa dobre zaspáva; kofeín v nej nie je.',
        'A cup for the evening that lets you sleep well; there is no caffeine in it.',
        'Eine Tasse für den Abend, nach der man gut schläft; Koffein ist keines darin.',
      ),
      words(
        'Po zalití přikryjte, vůně tak zůstane v hrnku.',
        'Po zaliatí prikryte, vôňa tak zostane v hrnčeku.',
        'Cover it while it steeps and the scent will stay in the mug.',
        'Nach dem Aufgießen zudecken, so bleibt der Duft im Becher.',
      ),
    ],
  },
  fruit: {
    category: 'fruit-tea',
    also_in: [],
    brand: 'luh-list-herbs',
    phrase: words('Ovocný čaj', 'Ovocný čaj', 'A fruit tea', 'Früchtetee'),
    tea_type: 'fruit',
    caffeine: 'none',
    process: 'dried',
    harvest: 'autumn',
    colour: '#a8434d',
    subject: 'tea-pouch',
    grams: [100, 250],
    brewing: [dose(5, 250), water(98), minutes('10')],
    openings: [
      words(
        'Žádná aromata: kousky jsou velké a po vyluhování je můžete sníst.',
        'Žiadne arómy: kúsky sú veľké a po vylúhovaní ich môžete zjesť.',
        'No flavouring at all: the pieces are large, and you may eat them afterwards.',
        'Ohne jedes Aroma: Die Stücke sind groß, man kann sie danach essen.',
      ),
      words(
        'Dětem chutná i vychladlý, s trochou medu je z něj letní limonáda.',
        'Deťom chutí aj vychladnutý, s trochou medu je z neho letná limonáda.',
        'Children like it cold as well; with a little honey it turns into a summer lemonade.',
        'Kinder mögen ihn auch kalt, mit etwas Honig wird er zur Sommerlimonade.',
      ),
    ],
  },
  rooibos: {
    category: 'rooibos',
    also_in: [],
    brand: 'luh-list',
    phrase: words('Rooibos', 'Rooibos', 'A rooibos', 'Rooibos'),
    tea_type: 'rooibos',
    caffeine: 'none',
    process: 'dried',
    harvest: 'summer',
    colour: '#b0552e',
    subject: 'tea-pouch',
    grams: [50, 100],
    brewing: [dose(4, 250), water(98), minutes('8')],
    openings: [
      words(
        'Je přirozeně sladký, bez kofeinu a nikdy nezhořkne.',
        'Je prirodzene sladký, bez kofeínu a nikdy nezhorkne.',
        'Naturally sweet, free of caffeine and never bitter.',
        'Von Natur aus süß, ohne Koffein und nie bitter.',
      ),
      words(
        'S mlékem je z něj hebký večerní nápoj, který můžete dát i dětem.',
        'S mliekom je z neho hebký večerný nápoj, ktorý môžete dať aj deťom.',
        'With milk it makes a soft evening drink, good for children too.',
        'Mit Milch wird er zu einem weichen Abendgetränk, auch für Kinder.',
      ),
    ],
  },
  winter: {
    category: 'winter-tea',
    also_in: [],
    brand: 'konipas',
    phrase: words('Zimní čaj', 'Zimný čaj', 'A winter tea', 'Wintertee'),
    tea_type: 'black',
    caffeine: 'medium',
    process: 'oxidised',
    harvest: 'all-year',
    colour: '#8c2f2f',
    subject: 'tea-tin',
    grams: [100],
    brewing: [dose(4, 250), water(98), minutes('5')],
    openings: [
      words(
        'Mícháme jen od listopadu do Tří králů, vždy po deseti kilogramech.',
        'Miešame len od novembra do Troch kráľov, vždy po desiatich kilogramoch.',
        'We blend it from November to Epiphany only, ten kilograms at a time.',
        'Wir mischen ihn nur von November bis Dreikönig, immer zehn Kilogramm auf einmal.',
      ),
      words(
        'Celý byt po něm provoní, i když jej jen necháte stát na stole.',
        'Celý byt po ňom prevonie, aj keď ho len necháte stáť na stole.',
        'It scents the whole flat even if you only leave it standing on the table.',
        'Er durchduftet die ganze Wohnung, selbst wenn er nur auf dem Tisch steht.',
      ),
    ],
  },
} as const satisfies Record<string, TeaGroup>

export type TeaGroupCode = keyof typeof TEA_GROUPS
