import type { Language } from '#contract/language.ts'

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** Words that say nothing about goods. "Without" and numbers are not among them: they change what is meant. */
export const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  cs: words('a i o u k s v z ke ku se si ve ze na do od po pri pro za nebo ci je to ten ta'),
  sk: words('a i o u k s v z ku so sa si vo zo na do od po pri pre za alebo ci je to ten ta'),
  en: words('a an the of for in on at to with by and or from is it'),
  de: words(
    'der die das den dem des ein eine einen einem einer und oder fur mit von vom zu zum zur im in am an auf aus',
  ),
}
