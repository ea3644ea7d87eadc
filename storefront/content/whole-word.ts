const TAG_OR_EMAIL = /(<[^>]*>)|(?<![\p{L}\p{N}-])e-mail\p{L}*/giu

/** No line of what the shop's people have written ends in the middle of „e-mail“; its letters stay as they are. */
export function keepWordsWhole(html: string): string {
  return html.replace(TAG_OR_EMAIL, (found, tag?: string) =>
    tag ? found : `<span class="whitespace-nowrap">${found}</span>`,
  )
}
