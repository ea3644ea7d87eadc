import type { Language } from '#contract/language.ts'

export type ReviewFamily = 'drink' | 'vessel' | 'tool'

/**
 * {he|she} picks the form by who signs.
 * First what pleased, then how it is used: two sentences of one voice read as one person's review.
 * Any first sentence must go with any second one: `good` with `more`, `mixed` and `bad`, which are
 * matters of taste, with REVIEW_CLOSINGS, and `faulty` with REVIEW_AMENDS.
 */
export type ReviewVoice = {
  good: string[]
  more: string[]
  mixed: string[]
  bad: string[]
  faulty: string[]
}

export const REVIEW_VOICES: Record<ReviewFamily, Partial<Record<Language, ReviewVoice>>> = {
  drink: {
    cs: {
      good: [
        'Objednávám už potřetí a pořád mě to baví.',
        'Vůně po otevření sáčku je neuvěřitelná.',
        'Koupil{|a} jsem na zkoušku malé balení a druhý den objednal{|a} velké.',
        'Čerstvé, voňavé, přesně podle popisu.',
        'Doma říkají, že lepší jsme ještě neměli.',
        'Po dlouhé době něco, co má opravdu chuť.',
        'Jemné, vyvážené, bez hořkosti.',
        'Překvapilo mě, jak dlouhou to má dochuť.',
        'Dostal{|a} jsem jako dárek a teď kupuji {sám|sama}.',
        'Za tu cenu jsem čekal{|a} méně.',
        'Krásná barva i chuť.',
        'Tohle je přesně to, co jsem hledal{|a}.',
      ],
      more: [
        'Dodržte doporučenou teplotu vody, opravdu je to znát.',
        'Piju každé ráno místo toho, co jsem míval{|a} dřív.',
        'Po měsíci chutná pořád stejně.',
        'Balení jde dobře znovu zavřít.',
        'Doručeno za dva dny, přidali i vzorek.',
        'Návštěvě chutnalo také.',
        'Na etiketě je datum, takže víte, co kupujete.',
        'U nás doma mizí rychle.',
        'K nedělnímu koláči ideální.',
        'Jen škoda, že bývá často vyprodáno.',
        'V létě zkouším i za studena.',
        'Doporučuji i těm, kdo teprve začínají.',
      ],
      mixed: [
        'Chuť je dobrá, ale čekal{|a} jsem výraznější vůni.',
        'Není to špatné, jen na můj vkus trochu slabé.',
        'Kvalita odpovídá ceně, nic navíc.',
        'Napoprvé výborné, podruhé už mi tolik nechutnalo.',
        'Mně přišlo trochu trpké, možná dělám chybu v přípravě.',
        'Dobré, ale za podobné peníze znám lepší.',
      ],
      bad: [
        'Bohužel je to na mě příliš kyselé.',
        'Chutná mi to málo.',
        'Mně to nesedlo, čekal{|a} jsem jinou chuť.',
      ],
      faulty: ['Sáček přišel natržený.', 'Přišlo mi jiné balení, než jsem objednal{|a}.'],
    },
    sk: {
      good: [
        'Výborná chuť a krásna vôňa.',
        'Objednávam pravidelne a som {spokojný|spokojná}.',
        'Presne také, ako je v opise.',
        'Príjemne ma prekvapila jemnosť.',
        'Najlepšie, čo som za posledný rok ochutnal{|a}.',
      ],
      more: [
        'Na Slovensko prišlo za tri dni.',
        'Doma rýchlo mizne.',
        'Odporúčam dodržať teplotu vody.',
        'Chutilo aj mojej mame.',
      ],
      mixed: ['Dobré, ale čakal{|a} som výraznejšiu chuť.', 'V poriadku, len by toho mohlo byť viac.'],
      bad: ['Mne to nechutilo, je to príliš trpké.', 'Je to na mňa prislabé.'],
      faulty: ['Vrecúško prišlo natrhnuté.'],
    },
    en: {
      good: [
        'Wonderful scent and a very clean taste.',
        'Better than what I used to order from abroad.',
        'Fresh and well packed.',
        'A lovely surprise.',
        'Exactly as described.',
      ],
      more: [
        'Follow the brewing advice, it makes a difference.',
        'Arrived in two days.',
        'I will order the larger pack next time.',
        'It stays fresh in the pouch.',
      ],
      mixed: ['Pleasant, but a little weak for my taste.', 'Good, although I expected more aroma.'],
      bad: ['Not for me, too sharp.', 'Not to my taste.'],
      faulty: ['The pouch was torn when it came.'],
    },
  },
  vessel: {
    cs: {
      good: [
        'Naživo je to ještě hezčí než na fotce.',
        'Padne do ruky jako na míru.',
        'Glazura je nádherná, pokaždé v ní vidím něco jiného.',
        'Ruční práce je poznat na první pohled.',
        'Kupoval{|a} jsem jako dárek a nakonec jsem si objednal{|a} i pro sebe.',
        'Kvalita, jakou v běžném obchodě nenajdete.',
        'Krásný kousek, radost brát do ruky.',
        'Už máme celou sadu.',
        'Jednoduchý tvar, který neomrzí.',
        'Povrch je příjemný, žádné ostré hrany.',
      ],
      more: [
        'Myčku snáší bez problémů.',
        'Přišlo pečlivě zabalené, ani škrábnutí.',
        'Odstín je trochu tmavší než na obrázku, ale mně se líbí.',
        'Každý kus je jiný a o to přece jde.',
        'Značka hrnčíře na dně je milý detail.',
        'Používáme denně už půl roku.',
        'Jen pozor, je o něco těžší, než čekáte.',
        'Ladí k tomu, co už doma máme.',
        'Doporučuji vzít rovnou dva.',
        'Cena mi přišla velmi slušná.',
      ],
      mixed: [
        'Hezké, ale o dost menší, než jsem si představoval{|a}.',
        'Barva se liší od fotky víc, než bych čekal{|a}.',
        'Tvar pěkný, dno ale trochu škrábe stůl.',
        'Líbí se mi, jen je na mě těžké.',
      ],
      bad: ['Na mě příliš hrubé.', 'Čekal{|a} jsem něco jemnějšího.'],
      faulty: ['Dorazilo s prasklinou.', 'Okraj byl při rozbalení odštípnutý.'],
    },
    sk: {
      good: [
        'Nádherný kúsok, naživo ešte krajší.',
        'Vidno, že je to ručná práca.',
        'Glazúra je prekrásna.',
        'Kúpené ako darček a mal veľký úspech.',
      ],
      more: ['Výborne zabalené.', 'V umývačke bez problémov.', 'Padne príjemne do ruky.', 'Objednám ďalšie.'],
      mixed: ['Pekné, ale menšie, než som čakal{|a}.', 'Odtieň je iný ako na fotke.'],
      bad: ['Na mňa príliš hrubé.'],
      faulty: ['Prišlo poškodené.'],
    },
    en: {
      good: [
        'Even more beautiful than in the pictures.',
        'You can tell it was made by hand.',
        'Feels right in the hand.',
        'The glaze is stunning.',
      ],
      more: [
        'Carefully packed.',
        'No trouble in the dishwasher.',
        'I came back for a second one.',
        'It goes with everything we have.',
      ],
      mixed: ['Nice, but smaller than I thought.', 'Good work, a bit heavy for me.'],
      bad: ['Too coarse for me.'],
      faulty: ['Arrived chipped.'],
    },
  },
  tool: {
    cs: {
      good: [
        'Dělá přesně to, co má.',
        'Poctivé zpracování, nikde nic nevrže.',
        'I po měsíci jsem {spokojený|spokojená}.',
        'Konečně něco, co vydrží.',
        'Změnilo mi to ranní přípravu.',
        'Jednoduché a funkční.',
        'Předčilo očekávání.',
        'Vypadá dobře a funguje ještě lépe.',
      ],
      more: [
        'Návod je stručný a srozumitelný.',
        'Zvládne to i úplný začátečník.',
        'Dopis s poděkováním v krabici potěšil.',
        'Používám každý den.',
        'Na dotaz mi obchod odpověděl hned.',
        'Kupoval{|a} jsem i rodičům.',
        'Za tu cenu není co řešit.',
        'Odpovídá popisu na stránce.',
      ],
      mixed: [
        'Funguje, ale čekal{|a} jsem o něco pevnější materiál.',
        'Dobré, jen návod by mohl být podrobnější.',
        'Na dva lidi malé, pro jednoho akorát.',
      ],
      bad: ['Bohužel je to na mě moc velké.', 'Používá se mi to hůř, než jsem čekal{|a}.'],
      faulty: ['Po dvou týdnech se objevila vada.', 'Jeden díl v krabici chyběl.'],
    },
    sk: {
      good: [
        'Funguje presne, ako má.',
        'Kvalitné spracovanie.',
        'Som veľmi {spokojný|spokojná}.',
        'Jednoduché na používanie.',
      ],
      more: ['Používam každý deň.', 'Odporúčam.', 'Kúpil{|a} som aj kolegovi.', 'Rýchle dodanie.'],
      mixed: ['Dobré, ale materiál by mohol byť pevnejší.'],
      bad: ['Je to na mňa priveľké.'],
      faulty: ['Po mesiaci sa pokazilo.'],
    },
    en: {
      good: [
        'Does exactly what it should.',
        'Well made and easy to clean.',
        'Very pleased after a month.',
        'Simple and solid.',
      ],
      more: [
        'The guide in the box is helpful.',
        'I bought one for a friend too.',
        'Good value.',
        'Quick delivery.',
      ],
      mixed: ['Works, though I expected thicker material.'],
      bad: ['Not as sturdy as I hoped.'],
      faulty: ['One part was missing.'],
    },
  },
}

/** Follows what did not please, so that it stays fair. */
export const REVIEW_CLOSINGS: Partial<Record<Language, string[]>> = {
  cs: [
    'Doručení bylo rychlé.',
    'Za zkoušku to stálo.',
    'Příště zvolím něco jiného.',
    'Komunikace s obchodem byla výborná.',
    'Někomu jinému to určitě vyhoví.',
    'Zabalené to bylo dobře.',
  ],
  sk: [
    'Dodanie bolo rýchle.',
    'Nabudúce skúsim niečo iné.',
    'Zabalené bolo dobre.',
    'Inému to určite vyhovie.',
  ],
  en: [
    'Delivery was quick, though.',
    'Next time I will try another.',
    'Well packed, at least.',
    'Others may like it better.',
  ],
}

/** Follows a fault: what the shop did about it. */
export const REVIEW_AMENDS: Partial<Record<Language, string[]>> = {
  cs: [
    'Obchod hned poslal náhradu.',
    'Reklamaci vyřídili do týdne.',
    'Omluvili se a všechno napravili.',
    'Napravili to, jen jsem čekal{|a} deset dní.',
  ],
  sk: [
    'Obchod hneď poslal náhradu.',
    'Reklamáciu vybavili do týždňa.',
    'Ospravedlnili sa a všetko napravili.',
  ],
  en: ['The shop replaced it quickly.', 'They apologised and put it right.'],
}

const WOMEN = new Set(['Lucie', 'Claire', 'Sophie'])
const MEN = new Set(['Vojta'])

export function isWoman(name: string): boolean {
  const first = name.split(' ')[0] ?? name
  return WOMEN.has(first) || (first.endsWith('a') && !MEN.has(first))
}

export const REVIEWER_NAMES: Partial<Record<Language, string[]>> = {
  cs: [
    'Jana',
    'Tomáš H.',
    'Petra N.',
    'Lucie',
    'Martin K.',
    'Hana Dvořáková',
    'Ondřej',
    'Věra z Brna',
    'Karel',
    'Bára',
    'Jitka M.',
    'Vojta',
    'Zdeněk P.',
    'Alena',
    'Kristýna',
    'Pavel',
    'Eliška V.',
    'Radek',
    'Monika S.',
    'Filip',
    'Dana',
    'Šimon Č.',
    'Ivana',
    'čajomil',
  ],
  sk: ['Zuzana', 'Marek', 'Katarína Š.', 'Ľubica', 'Peter z Nitry', 'Jozef', 'Andrea'],
  en: ['Claire', 'Tom W.', 'Sophie', 'Daniel', 'Anna R.', 'Peter'],
}
