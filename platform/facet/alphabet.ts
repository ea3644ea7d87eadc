/** Characters whose weight in an alphabet does not depend on their neighbours, in any of our languages. */
const PLAIN = [
  ...' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ...'áčďéěíňóřšťúůýžäĺľôŕöüÁČĎÉĚÍŇÓŘŠŤÚŮÝŽÄĹĽÔŔÖÜ',
]
/** Stands for the one letter of two characters that Czech and Slovak have. */
const CH = 'ch'
const MAX_KEY_LENGTH = 1024

/**
 * Makes keys which compare, as plain texts, like the letters of the texts do in a language, so that a long
 * sort rarely needs its collator. Equal keys say nothing, and a text with unusual characters has no key.
 */
export function createAlphabet(language: string): (text: string) => string | null {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
  const hasCh = compare(CH, 'cz') > 0
  const letters = (hasCh ? [...PLAIN, CH] : PLAIN).toSorted(compare)
  const weights = new Map<string, number>()
  let weight = 0
  for (const [index, letter] of letters.entries()) {
    if (index === 0 || compare(letters[index - 1] ?? '', letter) !== 0) weight++
    weights.set(letter, weight)
  }
  const byCode = new Uint8Array(0x200)
  for (const letter of PLAIN) byCode[letter.charCodeAt(0)] = weights.get(letter) ?? 0
  const chWeight = weights.get(CH) ?? 0
  const key = Buffer.alloc(MAX_KEY_LENGTH)

  return (text) => {
    if (text.length > MAX_KEY_LENGTH) return null
    let length = 0
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      const own = byCode[code] ?? 0
      if (own === 0) return null
      const isCh = hasCh && (code | 32) === 99 && (text.charCodeAt(at + 1) | 32) === 104
      key[length++] = isCh ? chWeight : own
      if (isCh) at++
    }
    return key.toString('latin1', 0, length)
  }
}
