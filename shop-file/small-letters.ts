/** A path as it is looked up: whatever is typed of the Latin alphabet is asked for in small letters. */
export function inSmallLetters(path: string): string {
  return path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}
