const TAGS = new Set(
  `a abbr b blockquote br caption cite code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i iframe img ins
  kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u ul`.split(/\s+/),
)
const VOID_TAGS = new Set(['br', 'hr', 'img'])
/** What stands inside these is no text of the page. */
const HIDING_TAGS =
  /^(?:script|style|template|noscript|noembed|noframes|svg|math|textarea|title|xmp|object|select|plaintext)$/
const PLAIN_ATTRIBUTES: Record<string, readonly string[]> = {
  a: ['title'],
  abbr: ['title'],
  img: ['alt', 'width', 'height', 'title'],
  iframe: ['title', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
}
const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\?)/i
const OWN_PICTURE = /^\/(?![/\\])/
const VIDEO = /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+(?:\?[\w=&-]*)?$/
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*(?:>|$)|[^<]+|</gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/**
 * Writes a text of the shop anew, from a short list of tags and attributes. Nothing else gets through, so nobody who
 * may write a description can run scripts, draw over the shop or lead its visitors away unseen.
 */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const clean = rewrite(html)
  if (cleaned.size >= MOST_CLEANED) cleaned.clear()
  cleaned.set(html, clean)
  return clean
}

/** Texts change seldom and are read often. */
const MOST_CLEANED = 2000
const cleaned = new Map<string, string>()

function rewrite(html: string): string {
  const open: string[] = []
  let hidden: string | null = null
  let out = ''
  for (const [token] of html.matchAll(TOKEN)) {
    const tag = /^<(\/?)([a-z][^\s/>]*)/i.exec(token)
    const name = tag?.[2]?.toLowerCase() ?? ''
    const is_end = tag?.[1] === '/'
    if (hidden !== null) {
      if (is_end && name === hidden) hidden = null
    } else if (!tag) {
      if (!/^<[!?]/.test(token)) out += escapeText(token)
    } else if (HIDING_TAGS.test(name)) {
      if (!is_end) hidden = name
    } else if (TAGS.has(name)) {
      out += is_end ? close(open, name) : begin(open, name, token.slice(tag[0].length))
    }
  }
  return (
    out +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  )
}

function begin(open: string[], name: string, rest: string): string {
  const attributes = attributesOf(name, rest)
  if (attributes === null) return ''
  if (!VOID_TAGS.has(name)) open.push(name)
  return `<${name}${attributes}>`
}

/** Closes what was opened inside as well, so that no text reaches beyond its own place. */
function close(open: string[], name: string): string {
  const at = open.lastIndexOf(name)
  return at < 0
    ? ''
    : open
        .splice(at)
        .toReversed()
        .map((one) => `</${one}>`)
        .join('')
}

/** Null: without what it lacks the tag is of no use. */
function attributesOf(name: string, rest: string): string | null {
  const found = new Map<string, string>()
  for (const [, key = '', double, single, bare] of rest.matchAll(ATTRIBUTE)) {
    const attribute = key.toLowerCase()
    if (!found.has(attribute)) found.set(attribute, decode(double ?? single ?? bare ?? ''))
  }
  const kept = (PLAIN_ATTRIBUTES[name] ?? [])
    .filter((key) => found.has(key))
    .map((key) => written(key, found.get(key) ?? ''))
  if (name === 'a') {
    const href = addressIn(found.get('href'), LINK)
    if (href !== null) kept.unshift(written('href', href))
    if (href !== null && /^https?:/i.test(href)) kept.push(' rel="noopener nofollow"')
  }
  if (name === 'img' || name === 'iframe') {
    const src = addressIn(found.get('src'), name === 'img' ? OWN_PICTURE : VIDEO)
    if (src === null) return null
    kept.unshift(written('src', src))
    if (name === 'iframe')
      kept.push(' sandbox="allow-scripts allow-same-origin allow-presentation" loading="lazy"')
  }
  return kept.join('')
}

/** Browsers leave out spaces and control characters, so they decide nothing here either. */
function addressIn(value: string | undefined, allowed: RegExp): string | null {
  const address = (value ?? '').replaceAll(/[\p{Cc}\s]/gu, '')
  return allowed.test(address) && !/&\w+;/.test(address.replaceAll('&amp;', '')) ? address : null
}

function decode(value: string): string {
  return value
    .replaceAll(/&#(?:x([0-9a-f]+)|(\d+));?/gi, (whole, hex?: string, decimal?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
    })
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

const written = (key: string, value: string) =>
  ` ${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`

/** An entity stays as it is written. */
function escapeText(text: string): string {
  return text
    .replaceAll(/&(?!(?:#\d+|#x[\da-f]+|\w+);)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
