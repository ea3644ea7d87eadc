import sanitize from 'sanitize-html'

const OWN_PATH = /^\/(?![/\\])/
const VIDEO = /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+(?:\?[\w=&-]*)?$/

const RULES: sanitize.IOptions = {
  allowedTags:
    `a abbr b blockquote br caption cite code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i iframe img ins
    kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u ul`.split(
      /\s+/,
    ),
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'title'],
    iframe: ['src', 'title', 'width', 'height', 'sandbox', 'loading'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'template',
    'noscript',
    'noembed',
    'noframes',
    'svg',
    'math',
    'textarea',
    'title',
    'xmp',
    'object',
    'select',
    'option',
    'plaintext',
  ],
  selfClosing: ['br', 'hr', 'img'],
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs['href'] ?? '') ? { ...attribs, rel: 'noopener nofollow' } : attribs,
    }),
    iframe: (tagName, attribs) => ({
      tagName,
      attribs: {
        ...attribs,
        sandbox: 'allow-scripts allow-same-origin allow-presentation',
        loading: 'lazy',
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && !OWN_PATH.test(attribs['src'] ?? '')) ||
    (tag === 'iframe' && !VIDEO.test(attribs['src'] ?? '')),
}

/**
 * Writes a text of the shop anew, from a short list of tags and attributes. Nothing else gets through, so nobody who
 * may write a description can run scripts, draw over the shop or lead its visitors away unseen.
 */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const clean = sanitize(html, RULES)
  if (cleaned.size >= MOST_CLEANED) cleaned.clear()
  cleaned.set(html, clean)
  return clean
}

/** Texts change seldom and are read often. */
const MOST_CLEANED = 2000
const cleaned = new Map<string, string>()
