import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { LOCALES } from '#contract/language.ts'
import type { BuildInfo } from './build-info.ts'
import { ConsentBar } from './consent/consent-bar.tsx'
import { CONSENT_STYLE_PATH } from './consent/consent-endpoint.ts'
import type { Resolved } from './resolve-page.ts'
import { Root } from './root.tsx'
import { CardForm } from './shell/card-form.tsx'
import { escapeJson, headHtml } from './shell/head.ts'
import { hasHeader } from './shell/layout.tsx'
import { SkipLink } from './shell/skip-link.tsx'
import { StorefrontContext } from './storefront-context.tsx'
import { type LeftOut, LeavingOut, withLeftOut } from './ui/kept-part.tsx'

/** What the browser needs to take over the page: the same data it was drawn from. */
export interface EmbeddedState {
  build_id: string
  messages_url: string
  page: Resolved['page']
  shop: Resolved['shop']
  /** Null where pages do not hear of changes. */
  realtime_key: string | null
}

/** All of a page that React draws. */
export function renderTree(resolved: Resolved): string {
  return renderToString(<Root {...resolved} />)
}

interface SharedParts {
  state: Buffer
  before: Buffer
}

const parts = new WeakMap<Resolved['shop'], SharedParts>()

/** What all pages of a shop hold in the same words is written once for as long as the shop is the same. */
function sharedParts({ shop, translator }: Resolved): SharedParts {
  let known = parts.get(shop)
  if (!known) {
    const before = renderToStaticMarkup(
      <>
        <SkipLink translator={translator} />
        <ConsentBar translator={translator} shop={shop} />
        <CardForm language={translator.language} />
      </>,
    )
    known = { before: Buffer.from(before), state: Buffer.from(escapeJson(JSON.stringify(shop))) }
    parts.set(shop, known)
  }
  return known
}

/** The same that `renderTree` draws, letter by letter, but for what is known from before. */
function drawBody(resolved: Resolved): (string | Buffer)[] {
  const left_out: LeftOut[] = []
  const html = renderToString(
    <LeavingOut value={left_out}>
      <Root {...resolved} />
    </LeavingOut>,
  )
  const draw = (part: ReactNode) =>
    Buffer.from(renderToString(<StorefrontContext value={resolved}>{part}</StorefrontContext>))
  return withLeftOut(
    html,
    left_out.map((fill) => fill(draw)),
  )
}

/** The page in pieces, one after the other: together they would only be copied once more. */
export function renderPage(
  resolved: Resolved,
  { build, realtime_key }: { build: BuildInfo; realtime_key: string | null },
  origin: string,
): (string | Buffer)[] {
  const { page } = resolved
  const messages_url = `/_i18n/${LOCALES[page.language]}/messages.json?${build.build_id}`
  const shared = sharedParts(resolved)
  const state: Omit<EmbeddedState, 'shop'> = { build_id: build.build_id, messages_url, page, realtime_key }
  return [
    `<!doctype html><html lang="${LOCALES[page.language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="theme-color" content="#faf6ef">',
    ...build.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...build.fonts.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<script type="module" src="${build.entry}" async></script>`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    headHtml(page, origin),
    `<noscript><link rel="stylesheet" href="${CONSENT_STYLE_PATH}"></noscript></head>`,
    '<body>',
    shared.before,
    '<div id="root">',
    ...drawBody(resolved),
    '</div>',
    '<script type="application/json" id="state">{"shop":',
    shared.state,
    ',',
    escapeJson(JSON.stringify(state)).slice(1),
    '</script>',
    // The page reads without scripts; its styles, letters and first picture come before them.
    ...build
      .preloads(page.name, hasHeader(page.layout))
      .map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`),
    `<link rel="preload" href="${messages_url}" as="fetch" crossorigin fetchpriority="low">`,
    '</body></html>',
  ]
}
