import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { fold, stemmerOf } from './analyse.ts'

const FAMILIES: Record<Language, string[]> = {
  cs: [
    'čaj čaje čajů čajem čaji čajích čajům',
    'hrnek hrnky hrnků hrnkem hrnku hrncích hrnkům',
    'konvice konvic konvicí konvici konvicích konvicemi konvicím',
    'konvička konvičky konviček konvičku konvičkou konvičce konvičkami',
    'zelený zelená zelené zeleného zelenému zeleném zeleným zelení zelených zelenými zelenou',
    'jarní jarního jarnímu jarním jarních jarními',
    'káva kávy kávě kávu kávou káv kávám kávách kávami',
    'šálek šálku šálky šálkem šálků šálcích',
    'dárek dárky dárků dárkem dárcích',
    'kniha knihy knize knihu knihou knih',
    'láhev láhve láhví láhvemi láhvích',
    'sklizeň sklizně sklizní sklizních',
    'filtr filtry filtru filtrem filtrů',
    'svíčka svíčky svíček svíčku svíčkami',
    'sencha senchy senchu senchou senche',
    'lžíce lžíci lžic lžící lžicemi',
    'sůl soli solí',
    'talíř talíře talíři talířem talířů',
  ],
  sk: [
    'čaj čaje čajov čajom čaji čajoch čajmi',
    'hrnček hrnčeky hrnčeka hrnčekom hrnčekov hrnčekoch',
    'kanvica kanvice kanvíc kanvicu kanvicou kanvici kanviciam kanviciach',
    'kanvička kanvičky kanvičiek kanvičku kanvičkou kanvičke',
    'zelený zelená zelené zeleného zelenému zelenom zeleným zelených zelenými zelenou zelenej',
    'káva kávy káve kávu kávou káv kávam kávach',
    'šálka šálky šálok šálku šálkou',
    'vzorka vzorky vzoriek vzorku vzorkami',
    'filter filtra filtre filtrov filtrom',
    'utierka utierky utierok utierku',
    'kniha knihy kníh knihou',
    'balenie balenia baleniu balením',
    'soľ soli soľou',
  ],
  en: [
    'tea teas',
    'mug mugs',
    'glass glasses',
    'box boxes',
    'cherry cherries',
    'leaf leaves',
    'knife knives',
    'blade blades',
    'brew brews brewing brewed',
    'drip dripping',
  ],
  de: [
    'Kanne Kannen',
    'grün grüne grüner grünes grünen grünem gruen gruene',
    'Becher Bechern Bechers',
    'Tasse Tassen',
    'Schüssel Schuessel Schüsseln',
    'Löffel Löffeln Loeffel',
  ],
}

/** Words that look alike and must stay apart. */
const STRANGERS: Record<Language, [string, string][]> = {
  cs: [
    ['váza', 'váha'],
    ['káva', 'kámen'],
    ['sítko', 'sítotisk'],
    ['čaj', 'čas'],
  ],
  sk: [
    ['káva', 'kaviareň'],
    ['šálka', 'šál'],
    ['čaj', 'čas'],
  ],
  en: [
    ['spring', 'spray'],
    ['glass', 'glaze'],
    ['tea', 'team'],
  ],
  de: [
    ['Kanne', 'Kante'],
    ['Tee', 'Teer'],
  ],
}

describe.each(LANGUAGES)('the stem in %s', (language) => {
  const stemmer = stemmerOf(language)
  const stemOf = (word: string) => stemmer(fold(word)).stem

  it.each(FAMILIES[language].map((family) => [family]))('is one for %s [CONTENT-08]', (family) => {
    const words = family.split(' ')
    const wanted = stemOf(words[0] ?? '')
    const apart = words.filter((word) => {
      const { stem, kin } = stemmer(fold(word))
      return stem !== wanted && !kin.includes(wanted)
    })
    expect(apart).toEqual([])
  })

  it.each(STRANGERS[language])('keeps %s and %s apart', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other))
  })

  it('leaves words with digits and very short ones alone', () => {
    for (const word of ['v60', '100g', '02', 'ch', 'o', 'i']) expect(stemmer(word).stem).toBe(word)
  })
})

describe('kin', () => {
  it.each([
    ['cs', 'hrneček', 'hrnek'],
    ['cs', 'hrníček', 'hrnek'],
    ['cs', 'lžička', 'lžíce'],
    ['cs', 'konvička', 'konvice'],
    ['cs', 'čajový', 'čaj'],
    ['cs', 'dárková', 'dárek'],
    ['cs', 'krém', 'krému'],
    ['cs', 'parfém', 'parfémy'],
    ['sk', 'kanvička', 'kanvica'],
    ['sk', 'lyžička', 'lyžica'],
    ['sk', 'kávový', 'káva'],
    ['sk', 'krém', 'krémy'],
    ['de', 'Kännchen', 'Kanne'],
  ] as const)('in %s brings %s to %s', (language, one, other) => {
    const stemmer = stemmerOf(language)
    const [from, to] = [stemmer(fold(one)), stemmer(fold(other))]
    expect([from.stem, ...from.kin]).toContain(to.stem)
  })
})
