/**
 * Puts words into the places of a sentence, `{name}`. In one pass, so a word that looks like a place stays as it is.
 * A place without a word stays too: a mail with a hole that can be seen is better than none, or than half a sentence.
 */
export function fillText(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(words[name] ?? place))
}
