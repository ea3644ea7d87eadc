import { formattedAddress } from '#contract/address-line.ts'
import { company } from './company.ts'
import type { StaticPage } from './shape.ts'
import { staticPage } from './static-page.ts'

const { name, phone, email } = company
const mail = `<a href="mailto:${email}">${email}</a>`
const call = `<a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>`
const seat = formattedAddress(company)
const coi = '<a href="https://coi.gov.cz/informace-o-adr/">coi.gov.cz</a>'

export const aftersalesPages: StaticPage[] = [
  staticPage(7, 'complaints', {
    cs: {
      name: 'Reklamační řád',
      slug: 'reklamacni-rad',
      about: 'Jak reklamovat vadné zboží, jaká máte práva a do kdy reklamaci vyřídíme.',
      content: `<p>Mrzí nás, když něco není v pořádku. Vadu můžete vytknout do 24 měsíců od převzetí zboží.</p><h2>Jak reklamovat</h2><ol><li>V účtu otevřete objednávku a zvolte „Reklamovat“, nebo napište na ${mail}.</li><li>Popište vadu, přiložte fotografii a zvolte, jak ji chcete vyřešit.</li><li>Hned vám pošleme potvrzení s datem přijetí.</li><li>Jak nám zboží předat, vám napíšeme; přinést ho můžete na adresu ${seat}. U rozbitého stačí fotografie.</li></ol><h2>Vaše práva</h2><ul><li>oprava nebo nový kus podle vaší volby,</li><li>přiměřená sleva nebo odstoupení od smlouvy, pokud vadu neodstraníme,</li><li>náhrada účelně vynaložených nákladů, třeba poštovného.</li></ul><h2>Lhůta</h2><p>Reklamaci vyřídíme co nejdříve, nejpozději do 30 dnů. Pokud to nestihneme, můžete od smlouvy odstoupit nebo žádat přiměřenou slevu. Zamítnutí vždy písemně odůvodníme.</p><p>Pokud s výsledkem nesouhlasíte, obraťte se na Českou obchodní inspekci, ${coi}.</p>`,
    },
    sk: {
      name: 'Reklamačný poriadok',
      slug: 'reklamacny-poriadok',
      about: 'Ako reklamovať chybný tovar, aké máte práva a dokedy reklamáciu vybavíme.',
      content: `<p>Mrzí nás, keď niečo nie je v poriadku. Vadu môžete vytknúť do 24 mesiacov od prevzatia tovaru.</p><h2>Ako reklamovať</h2><ol><li>V účte otvorte objednávku a zvoľte „Reklamovať“, alebo napíšte na ${mail}.</li><li>Opíšte vadu, priložte fotografiu a zvoľte, ako ju chcete vyriešiť.</li><li>Hneď vám pošleme potvrdenie s dátumom prijatia.</li><li>Ako nám tovar odovzdať, vám napíšeme; priniesť ho môžete na adresu ${seat}, Česko. Pri rozbitom tovare stačí fotografia.</li></ol><h2>Vaše práva</h2><ul><li>oprava alebo nový kus podľa vašej voľby,</li><li>primeraná zľava alebo odstúpenie od zmluvy, ak vadu neodstránime,</li><li>náhrada účelne vynaložených nákladov, napríklad poštovného.</li></ul><h2>Lehota</h2><p>Reklamáciu vybavíme čo najskôr, najneskôr do 30 dní. Ak to nestihneme, môžete od zmluvy odstúpiť alebo žiadať primeranú zľavu. Zamietnutie vždy písomne odôvodníme.</p><p>Ak s výsledkom nesúhlasíte, obráťte sa na Českú obchodnú inšpekciu, ${coi}.</p>`,
    },
    en: {
      name: 'Complaints procedure',
      slug: 'complaints-procedure',
      about: 'How to claim a defect, what your rights are and when we settle the claim.',
      content: `<p>We are sorry when something is not right. You may claim a defect within 24 months of receiving the goods.</p><h2>How to complain</h2><ol><li>Open the order in your account and choose File a complaint, or write to ${mail}.</li><li>Describe the defect, add a photograph and choose how you want it resolved.</li><li>We send you a confirmation with the date of receipt at once.</li><li>We will write to you about how to hand the goods over; you may bring them to ${seat}, Czechia. For broken goods a photograph is enough.</li></ol><h2>Your rights</h2><ul><li>repair or a new piece, as you choose,</li><li>a fair price reduction or withdrawal if we do not remove the defect,</li><li>reimbursement of reasonable costs, such as postage.</li></ul><h2>Time limit</h2><p>We settle complaints as soon as we can, within 30 days at the latest. If we fail to, you may withdraw from the contract or ask for a fair price reduction. We always give written reasons for a refusal.</p><p>If you disagree with the outcome, turn to the Czech Trade Inspection Authority, ${coi}.</p>`,
    },
    de: {
      name: 'Reklamationsordnung',
      slug: 'reklamationsordnung',
      about: 'Wie Sie mangelhafte Ware reklamieren, welche Rechte Sie haben und wann wir entscheiden.',
      content: `<p>Es tut uns leid, wenn etwas nicht stimmt. Mängel können Sie binnen 24 Monaten nach Erhalt der Ware geltend machen.</p><h2>So reklamieren Sie</h2><ol><li>Öffnen Sie im Konto die Bestellung und wählen Sie Reklamieren, oder schreiben Sie an ${mail}.</li><li>Beschreiben Sie den Mangel, fügen Sie ein Foto bei und wählen Sie die gewünschte Lösung.</li><li>Sie erhalten sofort eine Bestätigung mit dem Eingangsdatum.</li><li>Wie Sie uns die Ware übergeben, schreiben wir Ihnen; bringen können Sie sie an ${seat}, Tschechien. Bei Bruch genügt ein Foto.</li></ol><h2>Ihre Rechte</h2><ul><li>Reparatur oder ein neues Stück nach Ihrer Wahl,</li><li>angemessener Nachlass oder Rücktritt, wenn wir den Mangel nicht beheben,</li><li>Ersatz notwendiger Kosten, etwa des Portos.</li></ul><h2>Frist</h2><p>Wir entscheiden so bald wie möglich, spätestens in 30 Tagen. Gelingt uns das nicht, können Sie vom Vertrag zurücktreten oder einen Nachlass verlangen. Eine Ablehnung begründen wir immer schriftlich.</p><p>Sind Sie nicht einverstanden, wenden Sie sich an die Tschechische Handelsinspektion, ${coi}.</p>`,
    },
  }),
  staticPage(8, 'withdrawal', {
    cs: {
      name: 'Odstoupení od smlouvy',
      slug: 'informace-o-odstoupeni-od-smlouvy',
      about: 'Vrácení zboží do 14 dnů bez udání důvodu: postup, výjimky a vrácení peněz.',
      content: `<p>Od smlouvy můžete odstoupit do 14 dnů ode dne, kdy jste převzali poslední kus objednávky. Důvod neuvádíte a účet u nás mít nemusíte.</p><h2>Jak odstoupit</h2><ol><li>Zvolte odkaz „Odstoupit od smlouvy zde“ v patičce, v detailu objednávky nebo v e-mailu.</li><li>Vyplňte jméno, číslo objednávky a e-mail. Jen některé kusy vyberete v detailu objednávky nebo přes odkaz v e-mailu.</li><li>Potvrďte tlačítkem „Potvrdit odstoupení od smlouvy“. Nejste-li přihlášení, otevřete ještě odkaz z e-mailu, který vám pošleme; platí čas, kdy jste stiskli tlačítko.</li><li>Ihned obdržíte potvrzení s datem a časem.</li></ol><p>Stačí také dopis na adresu ${seat} nebo zpráva na ${mail} se slovy: „Odstupuji od smlouvy č. …, uzavřené dne …, jméno, adresa, datum“.</p><h2>Vrácení zboží a peněz</h2><p>Zboží odešlete do 14 dnů od odstoupení. Peníze včetně nejlevnější nabízené dopravy vrátíme do 14 dnů stejným způsobem, jakým jste platili; můžeme počkat, až zboží obdržíme nebo až doložíte odeslání. Cenu zpáteční dopravy hradíte vy.</p><h2>Výjimky</h2><ul><li>zboží na míru, například s gravírováním,</li><li>otevřené potraviny v hygienickém obalu,</li><li>zboží, které rychle podléhá zkáze,</li><li>služby, které jsme s vaším souhlasem už poskytli.</li></ul>`,
    },
    sk: {
      name: 'Odstúpenie od zmluvy',
      slug: 'informacie-o-odstupeni-od-zmluvy',
      about: 'Vrátenie tovaru do 14 dní bez udania dôvodu: postup, výnimky a vrátenie peňazí.',
      content: `<p>Od zmluvy môžete odstúpiť do 14 dní odo dňa, keď ste prevzali posledný kus objednávky. Dôvod neuvádzate a účet u nás mať nemusíte.</p><h2>Ako odstúpiť</h2><ol><li>Zvoľte odkaz „Odstúpiť od zmluvy tu“ v pätičke, v detaile objednávky alebo v e-maile.</li><li>Vyplňte meno, číslo objednávky a e-mail. Len niektoré kusy vyberiete v detaile objednávky alebo cez odkaz v e-maile.</li><li>Potvrďte tlačidlom „Potvrdiť odstúpenie od zmluvy“. Ak nie ste prihlásení, otvorte ešte odkaz z e-mailu, ktorý vám pošleme; platí čas, keď ste stlačili tlačidlo.</li><li>Ihneď dostanete potvrdenie s dátumom a časom.</li></ol><p>Stačí aj list na adresu ${seat}, Česko, alebo správa na ${mail} so slovami: „Odstupujem od zmluvy č. …, uzavretej dňa …, meno, adresa, dátum“.</p><h2>Vrátenie tovaru a peňazí</h2><p>Tovar odošlite do 14 dní od odstúpenia. Peniaze vrátane najlacnejšej ponúkanej dopravy vrátime do 14 dní rovnakým spôsobom, akým ste platili; môžeme počkať, kým tovar dostaneme alebo kým preukážete odoslanie. Cenu spätnej dopravy hradíte vy.</p><h2>Výnimky</h2><ul><li>tovar na mieru, napríklad s gravírovaním,</li><li>otvorené potraviny v hygienickom obale,</li><li>tovar, ktorý rýchlo podlieha skaze,</li><li>služby, ktoré sme s vaším súhlasom už poskytli.</li></ul>`,
    },
    en: {
      name: 'Right of withdrawal',
      slug: 'withdrawal-from-the-contract',
      about: 'Returning goods within 14 days without a reason: steps, exceptions and refund.',
      content: `<p>You may withdraw from the contract within 14 days of receiving the last piece of your order. You give no reason and need no account.</p><h2>How to withdraw</h2><ol><li>Choose the link “Withdraw from contract here” in the footer, in the order detail or in the e-mail.</li><li>Fill in your name, order number and e-mail. Single pieces are chosen in the order detail or by the link in the e-mail.</li><li>Confirm with the button “Confirm withdrawal”. If you are not logged in, also open the link in the e-mail we send you; the time you pressed the button counts.</li><li>You receive an acknowledgement with date and time at once.</li></ol><p>A letter to ${seat}, Czechia, or a message to ${mail} will do as well: “I withdraw from contract no. …, concluded on …, name, address, date”.</p><h2>Returning goods and money</h2><p>Send the goods within 14 days of withdrawing. We refund the money, including the cheapest delivery we offer, within 14 days and in the way you paid; we may wait until we receive the goods or your proof of sending. You bear the cost of return postage.</p><h2>Exceptions</h2><ul><li>made-to-order goods, such as engraved ones,</li><li>opened food in hygienic packaging,</li><li>goods that perish quickly,</li><li>services that we have already provided with your consent.</li></ul>`,
    },
    de: {
      name: 'Widerruf des Vertrags',
      slug: 'widerruf-des-vertrags',
      about: 'Rückgabe binnen 14 Tagen ohne Angabe von Gründen: Ablauf, Ausnahmen und Erstattung.',
      content: `<p>Sie können den Vertrag binnen 14 Tagen ab Erhalt des letzten Stücks Ihrer Bestellung widerrufen. Einen Grund nennen Sie nicht, ein Konto brauchen Sie nicht.</p><h2>So widerrufen Sie</h2><ol><li>Wählen Sie den Link „Vertrag hier widerrufen“ in der Fußzeile, in den Bestelldetails oder in der E-Mail.</li><li>Geben Sie Name, Bestellnummer und E-Mail an. Einzelne Stücke wählen Sie in den Bestelldetails oder über den Link in der E-Mail.</li><li>Bestätigen Sie mit „Widerruf bestätigen“. Wenn Sie nicht angemeldet sind, öffnen Sie noch den Link in der E-Mail von uns; es gilt die Uhrzeit, zu der Sie auf die Schaltfläche gedrückt haben.</li><li>Sie erhalten sofort eine Bestätigung mit Datum und Uhrzeit.</li></ol><p>Es genügt auch ein Brief an ${seat}, Tschechien, oder eine Nachricht an ${mail}: „Ich widerrufe den Vertrag Nr. …, geschlossen am …, Name, Adresse, Datum“.</p><h2>Rücksendung und Erstattung</h2><p>Senden Sie die Ware binnen 14 Tagen ab. Wir erstatten den Betrag samt der günstigsten angebotenen Lieferung binnen 14 Tagen auf demselben Weg; wir dürfen warten, bis die Ware oder ein Versandnachweis eintrifft. Die Kosten der Rücksendung tragen Sie.</p><h2>Ausnahmen</h2><ul><li>Maßanfertigungen, etwa mit Gravur,</li><li>geöffnete Lebensmittel in hygienischer Verpackung,</li><li>schnell verderbliche Ware,</li><li>Dienstleistungen, die wir mit Ihrer Zustimmung bereits erbracht haben.</li></ul>`,
    },
  }),
  staticPage(9, 'legal-guarantee', {
    cs: {
      name: 'Zákonná záruka',
      slug: 'zakonna-zaruka',
      about: 'Upozornění na práva z vadného plnění: nejméně dva roky na každé zboží v Evropské unii.',
      content: `<p>Na veškeré zboží se vztahuje zákonná odpovědnost prodávajícího za vady v délce nejméně <strong>2 let</strong> od převzetí. Platí v celé Evropské unii a je zdarma.</p><h2>Co to pro vás znamená</h2><ul><li>Pokud je zboží vadné nebo nevypadá či nefunguje tak, jak jsme uvedli, máte právo na bezplatnou opravu nebo výměnu.</li><li>Není-li to možné, máte právo na slevu nebo na vrácení peněz.</li><li>Projeví-li se vada během prvního roku, má se za to, že existovala už při převzetí.</li><li>Práva uplatňujete u prodávajícího, u kterého jste zboží koupili.</li></ul><p>V některých zemích Unie trvá zákonná záruka déle než 2 roky. Vaše práva v jednotlivých zemích popisuje portál <a href="https://europa.eu/youreurope">Vaše Evropa</a>.</p><h2>Záruka výrobce navíc</h2><p>Někteří výrobci dávají delší záruku na životnost. Pokud ano, najdete ji přímo u výrobku. Vaše zákonná práva vůči nám tím zůstávají beze změny.</p><p>Uplatnění popisuje <a href="page:complaints">Reklamační řád</a>. Odpovídá vám prodávající ${name}, telefon ${call}.</p>`,
    },
    sk: {
      name: 'Zákonná záruka',
      slug: 'zakonna-zaruka',
      about:
        'Upozornenie na práva zo zodpovednosti za vady: najmenej dva roky na každý tovar v Európskej únii.',
      content: `<p>Na všetok tovar sa vzťahuje zákonná zodpovednosť predávajúceho za vady v dĺžke najmenej <strong>2 rokov</strong> od prevzatia. Platí v celej Európskej únii a je zadarmo.</p><h2>Čo to pre vás znamená</h2><ul><li>Ak je tovar chybný alebo nevyzerá či nefunguje tak, ako sme uviedli, máte právo na bezplatnú opravu alebo výmenu.</li><li>Ak to nie je možné, máte právo na zľavu alebo na vrátenie peňazí.</li><li>Ak sa vada prejaví počas prvého roka, predpokladá sa, že existovala už pri prevzatí.</li><li>Práva si uplatňujete u predávajúceho, u ktorého ste tovar kúpili.</li></ul><p>V niektorých krajinách Únie trvá zákonná záruka dlhšie než 2 roky. Vaše práva v jednotlivých krajinách opisuje portál <a href="https://europa.eu/youreurope">Vaša Európa</a>.</p><h2>Záruka výrobcu navyše</h2><p>Niektorí výrobcovia dávajú dlhšiu záruku na životnosť. Ak áno, nájdete ju priamo pri výrobku. Vaše zákonné práva voči nám tým zostávajú bez zmeny.</p><p>Uplatnenie opisuje <a href="page:complaints">Reklamačný poriadok</a>. Zodpovedá vám predávajúci ${name}, telefón ${call}.</p>`,
    },
    en: {
      name: 'Legal guarantee',
      slug: 'legal-guarantee',
      about:
        'Notice on the legal guarantee of conformity: at least two years on all goods in the European Union.',
      content: `<p>All goods are covered by the seller’s legal guarantee of conformity for at least <strong>2 years</strong> from receipt. It applies throughout the European Union and is free of charge.</p><h2>What it means for you</h2><ul><li>If goods are faulty or do not look or work as described, you have the right to free repair or replacement.</li><li>If that is impossible, you have the right to a price reduction or your money back.</li><li>A defect that appears within the first year is presumed to have existed on receipt.</li><li>You claim your rights from the seller who sold you the goods.</li></ul><p>In some countries of the Union the legal guarantee lasts longer than 2 years. The portal <a href="https://europa.eu/youreurope">Your Europe</a> describes your rights in each country.</p><h2>A producer’s guarantee on top</h2><p>Some producers give a longer guarantee of durability. If so, you will find it right beside the product. Your legal rights towards us stay as they are.</p><p>The <a href="page:complaints">Complaints procedure</a> tells you how to claim. The seller responsible is ${name}, telephone ${call}.</p>`,
    },
    de: {
      name: 'Gesetzliche Gewährleistung',
      slug: 'gesetzliche-gewaehrleistung',
      about:
        'Hinweis auf die gesetzliche Gewährleistung: mindestens zwei Jahre auf alle Waren in der Europäischen Union.',
      content: `<p>Für alle Waren gilt die gesetzliche Gewährleistung des Verkäufers von mindestens <strong>2 Jahren</strong> ab Erhalt. Sie gilt in der ganzen Europäischen Union und ist kostenlos.</p><h2>Was das für Sie bedeutet</h2><ul><li>Ist die Ware mangelhaft oder nicht wie beschrieben, haben Sie Anspruch auf kostenlose Reparatur oder Ersatz.</li><li>Ist das nicht möglich, haben Sie Anspruch auf Nachlass oder Erstattung.</li><li>Zeigt sich der Mangel im ersten Jahr, wird vermutet, dass er schon bei Erhalt bestand.</li><li>Ihre Rechte machen Sie beim Verkäufer geltend, bei dem Sie gekauft haben.</li></ul><p>In manchen Ländern der Union gilt die Gewährleistung länger als 2 Jahre. Ihre Rechte in den einzelnen Ländern beschreibt das Portal <a href="https://europa.eu/youreurope">Ihr Europa</a>.</p><h2>Zusätzliche Garantie des Herstellers</h2><p>Manche Hersteller geben eine längere Haltbarkeitsgarantie. Sie steht dann direkt beim Produkt. Ihre gesetzlichen Rechte uns gegenüber bleiben unverändert.</p><p>Das Vorgehen beschreibt die <a href="page:complaints">Reklamationsordnung</a>. Verantwortlicher Verkäufer ist ${name}, Telefon ${call}.</p>`,
    },
  }),
]
