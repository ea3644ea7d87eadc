import type { Localized } from './shape.ts'
import { words } from './text.ts'

/** `from` and `of` hold the inflected form that a sentence needs. */
export type Origin = { name: Localized; from: Localized; story: Localized }
export type Flavour = { name: Localized; of: Localized; address: Localized }

const origin = (name: Localized, from: Localized, story: Localized): Origin => ({ name, from, story })
const flavour = (name: Localized, of: Localized, address = name): Flavour => ({ name, of, address })

export const ORIGINS = {
  japan: origin(
    words('Japonsko', 'Japonsko', 'Japan', 'Japan'),
    words('z Japonska', 'z Japonska', 'from Japan', 'aus Japan'),
    words(
      'V Japonsku se lístky hned po sklizni napařují, a proto si uchovávají sytě zelenou barvu a jemnou mořskou svěžest.',
      'V Japonsku sa lístky hneď po zbere naparujú, a preto si uchovávajú sýtozelenú farbu a jemnú morskú sviežosť.',
      'In Japan the leaf is steamed right after picking, which keeps its deep green and a gentle taste of the sea.',
      'In Japan wird das Blatt gleich nach der Ernte gedämpft, so bleiben das satte Grün und eine zarte Meeresfrische erhalten.',
    ),
  ),
  china: origin(
    words('Čína', 'Čína', 'China', 'China'),
    words('z Číny', 'z Číny', 'from China', 'aus China'),
    words(
      'Čínské rodinné zahrady leží vysoko v horách, kde ráno drží mlha a lístky rostou pomalu.',
      'Čínske rodinné záhrady ležia vysoko v horách, kde ráno drží hmla a lístky rastú pomaly.',
      'The Chinese family gardens lie high in the hills, where morning mist lingers and the leaf grows slowly.',
      'Die chinesischen Familiengärten liegen hoch in den Bergen, wo der Morgennebel hängt und die Blätter langsam wachsen.',
    ),
  ),
  taiwan: origin(
    words('Tchaj-wan', 'Taiwan', 'Taiwan', 'Taiwan'),
    words('z Tchaj-wanu', 'z Taiwanu', 'from Taiwan', 'aus Taiwan'),
    words(
      'Tchajwanští pěstitelé jsou mistři částečné oxidace a každou várku ochutnávají několikrát během jediné noci.',
      'Taiwanskí pestovatelia sú majstri čiastočnej oxidácie a každú várku ochutnávajú niekoľkokrát počas jedinej noci.',
      'Taiwanese growers are masters of partial oxidation and taste every batch several times in a single night.',
      'Die Pflanzer auf Taiwan beherrschen die Teiloxidation meisterhaft und verkosten jede Charge mehrmals in einer Nacht.',
    ),
  ),
  korea: origin(
    words('Jižní Korea', 'Južná Kórea', 'South Korea', 'Südkorea'),
    words('z Jižní Koreje', 'z Južnej Kórey', 'from South Korea', 'aus Südkorea'),
    words(
      'Korejské čajové stráně kolem Hadongu jsou malé a sklízejí se ručně mezi divokým bambusem.',
      'Kórejské čajové stráne okolo Hadongu sú malé a zberajú sa ručne medzi divým bambusom.',
      'The Korean tea slopes around Hadong are small and picked by hand among wild bamboo.',
      'Die koreanischen Teehänge um Hadong sind klein und werden zwischen wildem Bambus von Hand gepflückt.',
    ),
  ),
  india: origin(
    words('Indie', 'India', 'India', 'Indien'),
    words('z Indie', 'z Indie', 'from India', 'aus Indien'),
    words(
      'Indie dává světu čaje i kávy všech povah, od jarně květinových po sladové a kořenité.',
      'India dáva svetu čaje aj kávy všetkých pováh, od jarne kvetinových po sladové a korenisté.',
      'India gives the world teas and coffees of every temper, from spring-like and floral to malty and spicy.',
      'Indien schenkt der Welt Tees und Kaffees jeden Charakters, von frühlingshaft blumig bis malzig und würzig.',
    ),
  ),
  'sri-lanka': origin(
    words('Srí Lanka', 'Srí Lanka', 'Sri Lanka', 'Sri Lanka'),
    words('ze Srí Lanky', 'zo Srí Lanky', 'from Sri Lanka', 'aus Sri Lanka'),
    words(
      'Na cejlonské vysočině se střídají horké dny s chladnými nocemi a čaj po nich získává jasnou, svěží trpkost.',
      'Na cejlónskej vysočine sa striedajú horúce dni s chladnými nocami a čaj po nich získava jasnú, sviežu trpkosť.',
      'In the Ceylon highlands hot days alternate with cold nights and leave the tea bright and brisk.',
      'Im Hochland von Ceylon wechseln heiße Tage mit kühlen Nächten, das macht den Tee klar und frisch-herb.',
    ),
  ),
  nepal: origin(
    words('Nepál', 'Nepál', 'Nepal', 'Nepal'),
    words('z Nepálu', 'z Nepálu', 'from Nepal', 'aus Nepal'),
    words(
      'Nepálské zahrady v Ilamu leží ve výšce kolem dvou tisíc metrů a patří malým rolnickým družstvům.',
      'Nepálske záhrady v Ilame ležia vo výške okolo dvetisíc metrov a patria malým roľníckym družstvám.',
      'The Nepalese gardens of Ilam lie around two thousand metres up and belong to small farmers’ cooperatives.',
      'Die nepalesischen Gärten von Ilam liegen auf rund zweitausend Metern und gehören kleinen Bauerngenossenschaften.',
    ),
  ),
  kenya: origin(
    words('Keňa', 'Keňa', 'Kenya', 'Kenia'),
    words('z Keni', 'z Kene', 'from Kenya', 'aus Kenia'),
    words(
      'Červená keňská půda a dvě deštivá období v roce dávají plodům šťavnatost, kterou jinde nenajdete.',
      'Červená kenská pôda a dve daždivé obdobia v roku dávajú plodom šťavnatosť, ktorú inde nenájdete.',
      'Kenya’s red soil and its two rainy seasons give the harvest a juiciness you will not find elsewhere.',
      'Kenias rote Erde und zwei Regenzeiten im Jahr geben der Ernte eine Saftigkeit, die man anderswo nicht findet.',
    ),
  ),
  rwanda: origin(
    words('Rwanda', 'Rwanda', 'Rwanda', 'Ruanda'),
    words('ze Rwandy', 'z Rwandy', 'from Rwanda', 'aus Ruanda'),
    words(
      'Rwandské kopce u jezera Kivu obdělávají tisíce drobných rodin, které sklizeň nosí na společnou stanici.',
      'Rwandské kopce pri jazere Kivu obrábajú tisíce drobných rodín, ktoré úrodu nosia na spoločnú stanicu.',
      'The Rwandan hills above Lake Kivu are worked by thousands of families who bring their harvest to a shared station.',
      'Die Hügel Ruandas am Kivusee bewirtschaften Tausende Familien, die ihre Ernte zu einer gemeinsamen Station tragen.',
    ),
  ),
  ethiopia: origin(
    words('Etiopie', 'Etiópia', 'Ethiopia', 'Äthiopien'),
    words('z Etiopie', 'z Etiópie', 'from Ethiopia', 'aus Äthiopien'),
    words(
      'Etiopie je domovem kávovníku; na zahradách za domy tu dodnes rostou stovky místních odrůd.',
      'Etiópia je domovom kávovníka; v záhradách za domami tu dodnes rastú stovky miestnych odrôd.',
      'Ethiopia is the home of coffee; hundreds of local varieties still grow in the gardens behind the houses.',
      'Äthiopien ist die Heimat des Kaffees; in den Gärten hinter den Häusern wachsen bis heute Hunderte lokaler Sorten.',
    ),
  ),
  burundi: origin(
    words('Burundi', 'Burundi', 'Burundi', 'Burundi'),
    words('z Burundi', 'z Burundi', 'from Burundi', 'aus Burundi'),
    words(
      'Burundské stanice promývají kávu dvakrát a suší ji na vyvýšených lůžkách, dokud není šálek dokonale čistý.',
      'Burundské stanice premývajú kávu dvakrát a sušia ju na vyvýšených lôžkach, kým nie je šálka dokonale čistá.',
      'Burundi’s stations wash the coffee twice and dry it on raised beds until the cup is perfectly clean.',
      'Burundis Stationen waschen den Kaffee zweimal und trocknen ihn auf Hochbetten, bis die Tasse vollkommen klar ist.',
    ),
  ),
  tanzania: origin(
    words('Tanzanie', 'Tanzánia', 'Tanzania', 'Tansania'),
    words('z Tanzanie', 'z Tanzánie', 'from Tanzania', 'aus Tansania'),
    words(
      'Na svazích tanzanských sopek roste káva ve stínu banánovníků.',
      'Na svahoch tanzánskych sopiek rastie káva v tieni banánovníkov.',
      'On the slopes of Tanzania’s volcanoes coffee grows in the shade of banana trees.',
      'An den Hängen der Vulkane Tansanias wächst der Kaffee im Schatten von Bananenstauden.',
    ),
  ),
  colombia: origin(
    words('Kolumbie', 'Kolumbia', 'Colombia', 'Kolumbien'),
    words('z Kolumbie', 'z Kolumbie', 'from Colombia', 'aus Kolumbien'),
    words(
      'V kolumbijských Andách se sklízí po celý rok, a k nám proto káva připlouvá čerstvá.',
      'V kolumbijských Andách sa zbiera po celý rok, a k nám preto káva pripláva čerstvá.',
      'In the Colombian Andes they pick all year round, so the coffee reaches us fresh.',
      'In den kolumbianischen Anden wird das ganze Jahr geerntet, deshalb erreicht uns der Kaffee frisch.',
    ),
  ),
  brazil: origin(
    words('Brazílie', 'Brazília', 'Brazil', 'Brasilien'),
    words('z Brazílie', 'z Brazílie', 'from Brazil', 'aus Brasilien'),
    words(
      'Brazilská káva zraje na otevřeném slunci a přináší sladkost, hutné tělo a nízkou kyselost.',
      'Brazílska káva dozrieva na otvorenom slnku a prináša sladkosť, husté telo a nízku kyslosť.',
      'Brazilian coffee ripens in full sun and brings sweetness, a dense body and low acidity.',
      'Brasilianischer Kaffee reift in der prallen Sonne und bringt Süße, einen dichten Körper und wenig Säure mit.',
    ),
  ),
  guatemala: origin(
    words('Guatemala', 'Guatemala', 'Guatemala', 'Guatemala'),
    words('z Guatemaly', 'z Guatemaly', 'from Guatemala', 'aus Guatemala'),
    words(
      'Guatemalské sopečné údolí má chladné noci, které zpomalují zrání a prohlubují sladkost.',
      'Guatemalské sopečné údolie má chladné noci, ktoré spomaľujú zrenie a prehlbujú sladkosť.',
      'Guatemala’s volcanic valleys have cold nights that slow the ripening and deepen the sweetness.',
      'In Guatemalas Vulkantälern bremsen kühle Nächte die Reife und vertiefen die Süße.',
    ),
  ),
  'costa-rica': origin(
    words('Kostarika', 'Kostarika', 'Costa Rica', 'Costa Rica'),
    words('z Kostariky', 'z Kostariky', 'from Costa Rica', 'aus Costa Rica'),
    words(
      'Kostarické mikromlýny zpracovávají každou parcelu zvlášť, takže v šálku poznáte jedinou farmu.',
      'Kostarické mikromlyny spracúvajú každú parcelu osobitne, takže v šálke spoznáte jedinú farmu.',
      'Costa Rican micro-mills process every plot on its own, so the cup tells of a single farm.',
      'Costa Ricas Mikromühlen verarbeiten jede Parzelle für sich, in der Tasse erkennt man eine einzige Farm.',
    ),
  ),
  peru: origin(
    words('Peru', 'Peru', 'Peru', 'Peru'),
    words('z Peru', 'z Peru', 'from Peru', 'aus Peru'),
    words(
      'Peruánská družstva pěstují kávu bez chemie v mlžných lesích na východních svazích And.',
      'Peruánske družstvá pestujú kávu bez chémie v hmlistých lesoch na východných svahoch Ánd.',
      'Peruvian cooperatives grow coffee without chemicals in the cloud forests of the eastern Andes.',
      'Peruanische Genossenschaften bauen den Kaffee ohne Chemie in den Nebelwäldern der östlichen Anden an.',
    ),
  ),
  indonesia: origin(
    words('Indonésie', 'Indonézia', 'Indonesia', 'Indonesien'),
    words('z Indonésie', 'z Indonézie', 'from Indonesia', 'aus Indonesien'),
    words(
      'Na indonéských ostrovech se zrna loupou ještě vlhká, odtud jejich zemitost a plné tělo.',
      'Na indonézskych ostrovoch sa zrná lúpu ešte vlhké, odtiaľ ich zemitosť a plné telo.',
      'On the Indonesian islands the beans are hulled while still wet, hence their earthiness and full body.',
      'Auf den indonesischen Inseln werden die Bohnen noch feucht geschält, daher ihre erdige Art und der volle Körper.',
    ),
  ),
  'south-africa': origin(
    words('Jižní Afrika', 'Južná Afrika', 'South Africa', 'Südafrika'),
    words('z Jižní Afriky', 'z Južnej Afriky', 'from South Africa', 'aus Südafrika'),
    words(
      'Rooibos roste jen v cederberských horách v Jižní Africe a kofein v něm nenajdete.',
      'Rooibos rastie len v cederberských horách v Južnej Afrike a kofeín v ňom nenájdete.',
      'Rooibos grows only in the Cederberg mountains of South Africa and holds no caffeine.',
      'Rooibos wächst nur in den Zederbergen Südafrikas und enthält kein Koffein.',
    ),
  ),
  czechia: origin(
    words('Česko', 'Česko', 'Czechia', 'Tschechien'),
    words('z Česka', 'z Česka', 'from Czechia', 'aus Tschechien'),
    words(
      'Sbíráme a sušíme na Vysočině, co nejblíž místu, kde byliny a plody vyrostly.',
      'Zbierame a sušíme na Vysočine, čo najbližšie k miestu, kde byliny a plody vyrástli.',
      'Gathered and dried in the Bohemian-Moravian Highlands, as close as possible to where it grew.',
      'Gesammelt und getrocknet auf der Böhmisch-Mährischen Höhe, so nah wie möglich am Ort des Wachsens.',
    ),
  ),
} as const satisfies Record<string, Origin>

export type OriginCode = keyof typeof ORIGINS

export const FLAVOURS = {
  honey: flavour(words('Med', 'Med', 'Honey', 'Honig'), words('medu', 'medu', 'honey', 'Honig')),
  'fresh-grass': flavour(
    words('Mladá tráva', 'Mladá tráva', 'Fresh grass', 'Frisches Gras'),
    words('mladé trávy', 'mladej trávy', 'fresh grass', 'frischem Gras'),
  ),
  seaweed: flavour(
    words('Mořská řasa', 'Morská riasa', 'Seaweed', 'Seetang'),
    words('mořské řasy', 'morskej riasy', 'seaweed', 'Seetang'),
  ),
  chestnut: flavour(
    words('Pečený kaštan', 'Pečený gaštan', 'Roast chestnut', 'Röstkastanie'),
    words('pečených kaštanů', 'pečených gaštanov', 'roast chestnut', 'gerösteten Kastanien'),
  ),
  'sweet-pea': flavour(
    words('Hrášek', 'Hrášok', 'Garden peas', 'Erbsen'),
    words('mladého hrášku', 'mladého hrášku', 'garden peas', 'jungen Erbsen'),
  ),
  spinach: flavour(
    words('Špenát', 'Špenát', 'Spinach', 'Spinat'),
    words('mladého špenátu', 'mladého špenátu', 'young spinach', 'jungem Spinat'),
  ),
  cream: flavour(
    words('Smetana', 'Smotana', 'Cream', 'Sahne'),
    words('smetany', 'smotany', 'cream', 'Sahne'),
  ),
  orchid: flavour(
    words('Orchidej', 'Orchidea', 'Orchid', 'Orchidee'),
    words('orchideje', 'orchidey', 'orchid', 'Orchideen'),
  ),
  jasmine: flavour(
    words('Jasmín', 'Jazmín', 'Jasmine', 'Jasmin'),
    words('jasmínu', 'jazmínu', 'jasmine', 'Jasmin'),
  ),
  lilac: flavour(
    words('Šeřík', 'Orgován', 'Lilac', 'Flieder'),
    words('šeříku', 'orgovánu', 'lilac', 'Flieder'),
  ),
  rose: flavour(words('Růže', 'Ruža', 'Rose', 'Rose'), words('růže', 'ruže', 'rose', 'Rosen')),
  meadow: flavour(
    words('Louka', 'Lúka', 'Meadow flowers', 'Wiesenblumen'),
    words('rozkvetlé louky', 'rozkvitnutej lúky', 'meadow flowers', 'Wiesenblumen'),
  ),
  peach: flavour(
    words('Broskev', 'Broskyňa', 'Peach', 'Pfirsich'),
    words('zralé broskve', 'zrelej broskyne', 'ripe peach', 'reifem Pfirsich'),
  ),
  apricot: flavour(
    words('Meruňka', 'Marhuľa', 'Apricot', 'Aprikose'),
    words('meruněk', 'marhúľ', 'apricot', 'Aprikosen'),
  ),
  apple: flavour(
    words('Pečené jablko', 'Pečené jablko', 'Baked apple', 'Bratapfel'),
    words('pečeného jablka', 'pečeného jablka', 'baked apple', 'Bratapfel'),
  ),
  muscatel: flavour(
    words('Muškátové hrozny', 'Muškátové hrozno', 'Muscat grape', 'Muskattraube'),
    words('muškátových hroznů', 'muškátového hrozna', 'muscat grape', 'Muskattrauben'),
    words('Muškátové hrozno', 'Muškátové hrozno', 'Muscat grape', 'Muskattraube'),
  ),
  plum: flavour(
    words('Švestka', 'Slivka', 'Plum', 'Pflaume'),
    words('sušených švestek', 'sušených sliviek', 'dried plum', 'Dörrpflaumen'),
  ),
  cherry: flavour(
    words('Višeň', 'Višňa', 'Sour cherry', 'Sauerkirsche'),
    words('višní', 'višní', 'sour cherry', 'Sauerkirschen'),
  ),
  blackcurrant: flavour(
    words('Černý rybíz', 'Čierne ríbezle', 'Blackcurrant', 'Schwarze Johannisbeere'),
    words('černého rybízu', 'čiernych ríbezlí', 'blackcurrant', 'schwarzer Johannisbeere'),
  ),
  blueberry: flavour(
    words('Borůvka', 'Čučoriedka', 'Blueberry', 'Heidelbeere'),
    words('borůvek', 'čučoriedok', 'blueberry', 'Heidelbeeren'),
  ),
  strawberry: flavour(
    words('Jahoda', 'Jahoda', 'Strawberry', 'Erdbeere'),
    words('lesních jahod', 'lesných jahôd', 'wild strawberry', 'Walderdbeeren'),
  ),
  raspberry: flavour(
    words('Malina', 'Malina', 'Raspberry', 'Himbeere'),
    words('malin', 'malín', 'raspberry', 'Himbeeren'),
  ),
  lemon: flavour(
    words('Citron', 'Citrón', 'Lemon', 'Zitrone'),
    words('citronové kůry', 'citrónovej kôry', 'lemon zest', 'Zitronenschale'),
  ),
  bergamot: flavour(
    words('Bergamot', 'Bergamot', 'Bergamot', 'Bergamotte'),
    words('bergamotu', 'bergamotu', 'bergamot', 'Bergamotte'),
  ),
  orange: flavour(
    words('Pomeranč', 'Pomaranč', 'Orange', 'Orange'),
    words('pomeranče', 'pomaranča', 'orange', 'Orangen'),
  ),
  malt: flavour(words('Slad', 'Slad', 'Malt', 'Malz'), words('sladu', 'sladu', 'malt', 'Malz')),
  caramel: flavour(
    words('Karamel', 'Karamel', 'Caramel', 'Karamell'),
    words('karamelu', 'karamelu', 'caramel', 'Karamell'),
  ),
  'dark-chocolate': flavour(
    words('Hořká čokoláda', 'Horká čokoláda', 'Dark chocolate', 'Zartbitterschokolade'),
    words('hořké čokolády', 'horkej čokolády', 'dark chocolate', 'Zartbitterschokolade'),
  ),
  'milk-chocolate': flavour(
    words('Mléčná čokoláda', 'Mliečna čokoláda', 'Milk chocolate', 'Milchschokolade'),
    words('mléčné čokolády', 'mliečnej čokolády', 'milk chocolate', 'Milchschokolade'),
  ),
  hazelnut: flavour(
    words('Lískový ořech', 'Lieskový orech', 'Hazelnut', 'Haselnuss'),
    words('lískových ořechů', 'lieskových orechov', 'hazelnut', 'Haselnüssen'),
  ),
  almond: flavour(
    words('Mandle', 'Mandľa', 'Almond', 'Mandel'),
    words('mandlí', 'mandlí', 'almond', 'Mandeln'),
  ),
  vanilla: flavour(
    words('Vanilka', 'Vanilka', 'Vanilla', 'Vanille'),
    words('vanilky', 'vanilky', 'vanilla', 'Vanille'),
  ),
  cinnamon: flavour(
    words('Skořice', 'Škorica', 'Cinnamon', 'Zimt'),
    words('skořice', 'škorice', 'cinnamon', 'Zimt'),
  ),
  ginger: flavour(
    words('Zázvor', 'Zázvor', 'Ginger', 'Ingwer'),
    words('zázvoru', 'zázvoru', 'ginger', 'Ingwer'),
  ),
  mint: flavour(words('Máta', 'Mäta', 'Mint', 'Minze'), words('máty', 'mäty', 'mint', 'Minze')),
  cedar: flavour(
    words('Cedr', 'Céder', 'Cedar', 'Zeder'),
    words('cedrového dřeva', 'cédrového dreva', 'cedar wood', 'Zedernholz'),
  ),
  earth: flavour(
    words('Lesní půda', 'Lesná pôda', 'Forest floor', 'Waldboden'),
    words('lesní půdy', 'lesnej pôdy', 'forest floor', 'Waldboden'),
  ),
  smoke: flavour(
    words('Kouř', 'Dym', 'Smoke', 'Rauch'),
    words('borového kouře', 'borovicového dymu', 'pine smoke', 'Kiefernrauch'),
  ),
  tobacco: flavour(
    words('Tabákový list', 'Tabakový list', 'Tobacco leaf', 'Tabakblatt'),
    words('tabákového listu', 'tabakového listu', 'tobacco leaf', 'Tabakblättern'),
  ),
  hibiscus: flavour(
    words('Ibišek', 'Ibištek', 'Hibiscus', 'Hibiskus'),
    words('ibišku', 'ibišteka', 'hibiscus', 'Hibiskus'),
  ),
} as const satisfies Record<string, Flavour>

export type FlavourCode = keyof typeof FLAVOURS
