/** What is copied, dialled or compared as one: an e-mail, an IBAN in its groups, an account with its bank, a phone; and the word e-mail. */
const PIECE =
  /[^\s<>(),;&@]{1,64}@[^\s<>(),;&@]{1,190}[\p{L}\p{N}]|\b[A-Z]{2}\d{2}(?:\s[A-Z\d]{4}){2,7}(?:\s[A-Z\d]{1,3})?\b|\b(?:\d{1,6}-)?\d{2,10}\/\d{4}\b|\+\d[\d\s-]{5,20}\d|\b[Ee]-mail\p{L}*/gu

/** As much as one line of a mail holds on a phone of 320 px: the IBAN of a Czech or Slovak account just fits. */
const LINE_SIGNS = 29

/** Keeps each such piece on one line, in a text that is markup already; one that is longer than a line parts in it. */
export function holdTogether(html: string): string {
  return html.replace(PIECE, (piece) => `<span style="${styleOf(piece)}">${piece}</span>`)
}

const styleOf = ({ length }: string) =>
  length > LINE_SIGNS ? 'display:inline-block;max-width:100%;word-break:break-word' : 'white-space:nowrap'

/** How many signs of a text cannot part at the most. */
export function longestPiece(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(PIECE), ([{ length }]) => Math.min(length, LINE_SIGNS)))
}
