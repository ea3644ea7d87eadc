import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import { served } from '#platform/app.ts'
import { DOMAINS } from '#platform/http/openapi-domain.ts'
import { type Route, routes } from '#storefront/routes.ts'
import {
  type Import,
  importsIn,
  isCode,
  isTest,
  readSource,
  resolveImport,
  sourceFiles,
} from './source-tree.ts'

const files = sourceFiles()
const code = files.filter(isCode)
const imports = new Map(code.map((file) => [file, importsIn(file, readSource(file), files)]))

/** Tests, the walk, which looks at the shop as they do, and what only they can use: the runner and the tests' folder. */
const isForTests = (file: string) =>
  isTest(file) ||
  file.startsWith('walk/') ||
  (imports.get(file) ?? []).some(
    ({ specifier, target }) => specifier === 'vitest' || target?.startsWith('tests/'),
  )

/** Every import of shipped code. */
const shipped = code
  .filter((file) => !isForTests(file))
  .flatMap((file) => (imports.get(file) ?? []).map((one) => ({ from: file, ...one })))
const inside = shipped.flatMap(({ from, target, is_type }) =>
  target === null ? [] : [{ from, to: target, is_type }],
)
const partOf = (file: string) => file.split('/')[0] ?? ''
const folderOf = (file: string) => (file.split('/').length > 2 ? (file.split('/')[1] ?? '') : '')
const told = (list: { from: string; to: string }[]) => list.map(({ from, to }) => `${from} → ${to}`)

describe('the reader of imports', () => {
  it('sees types, dynamic imports, globs, aliases and relative paths', () => {
    const source = `
import type { A } from '#contract/a.ts'
import { type B, b } from './b.ts'
import '../c.css'
export { d } from '../d/d.ts'
import {
  e,
} from 'node:fs'
const f = () => import('./f.tsx')
const g = import.meta.glob<string>('./*/*-page.tsx')`
    const found = importsIn('x/y/z.ts', source, ['x/y/q/one-page.tsx', 'x/y/one-page.tsx'])
    expect(found.map(({ target, is_type }) => [target, is_type])).toEqual([
      ['contract/a.ts', true],
      ['x/y/b.ts', false],
      ['x/c.css', false],
      ['x/d/d.ts', false],
      [null, false],
      ['x/y/f.tsx', false],
      ['x/y/q/one-page.tsx', false],
    ])
    expect(resolveImport('a/b.ts', 'react')).toBeNull()
  })

  it('finds every file that is imported', () => {
    expect(inside.length).toBeGreaterThan(300)
    expect(told(inside.filter(({ to }) => !existsSync(new URL(`../${to}`, import.meta.url))))).toEqual([])
  })
})

describe('who may import whom', () => {
  const ALLOWED: Record<string, string[]> = {
    contract: [],
    platform: ['contract'],
    storefront: ['contract'],
    sandbox: ['contract'],
    demo: ['contract', 'platform'],
    'shop-file': ['contract', 'platform'],
    server: ['contract', 'platform', 'storefront', 'demo', 'sandbox'],
    scripts: ['platform', 'server', 'demo', 'shop-file'],
    bench: ['contract', 'platform', 'storefront', 'server', 'demo', 'sandbox', 'scripts'],
  }

  it('platform and storefront meet in the contract only', () => {
    const wrong = inside.filter(({ from, to }) => {
      const [part, other] = [partOf(from), partOf(to)]
      return part in ALLOWED && part !== other && !ALLOWED[part]?.includes(other)
    })
    expect(told(wrong)).toEqual([])
  })

  it('nothing that ships imports a test, and the contract touches neither Node nor React', () => {
    expect(told(inside.filter(({ to }) => isForTests(to)))).toEqual([])
    const outside = shipped.filter(
      ({ from, specifier }) =>
        partOf(from) === 'contract' && !/^(#contract\/|\.\/|zod\/mini$)/.test(specifier),
    )
    expect(outside.map(({ from, specifier }) => `${from} → ${specifier}`)).toEqual([])
  })
})

describe('inside the platform', () => {
  const order: string[] = DOMAINS.filter((domain) => domain !== 'staff')
  const isDomain = (folder: string) => order.includes(folder)
  const crossing = inside.filter(
    ({ from, to }) =>
      partOf(from) === 'platform' && partOf(to) === 'platform' && folderOf(from) !== folderOf(to),
  )

  it('the domains stand in one order', () => {
    expect(order).toEqual(
      'shop consent newsletter customer auth catalogue content review wishlist discount shipping cart order payment aftersales'.split(
        ' ',
      ),
    )
  })

  it('a domain imports only domains to its left', () => {
    const wrong = crossing.filter(({ from, to }) => {
      const [own, other] = [folderOf(from), folderOf(to)]
      return isDomain(own) && isDomain(other) && order.indexOf(other) > order.indexOf(own)
    })
    expect(told(wrong)).toEqual([])
  })

  /** What tells machines or buyers of all domains, and is imported by none. */
  const READERS = ['merchant', 'order-mail', 'sitemap']

  it('http, database, mail and media know no domain', () => {
    const wrong = crossing.filter(
      ({ from, to }) =>
        !['', ...READERS].includes(folderOf(from)) && !isDomain(folderOf(from)) && isDomain(folderOf(to)),
    )
    expect(told(wrong)).toEqual([])
  })

  /** Besides its own name and its tables, what a domain shows to others. */
  const FRONT: Record<string, string[]> = {
    shop: [
      'currency-json.ts',
      'landing.ts',
      'paid-account.ts',
      'shop-link.ts',
      'shop-name.ts',
      'shop-url.ts',
      'staff-mailbox.ts',
      'staff-news.ts',
    ],
    customer: ['customer-account.ts', 'customer-change.ts', 'given-address.ts', 'vocative.ts'],
    auth: ['me.ts', 'open-account.ts', 'password-hash.ts', 'taken-email.ts', 'weak-password.ts'],
    catalogue: [
      'amount-column.ts',
      'late-embed.ts',
      'line-look.ts',
      'offer-state.ts',
      'package-pieces.ts',
      'page-url.ts',
      'picture.ts',
      'price.ts',
      'text.ts',
      'visibility.ts',
    ],
    content: ['page-review.ts'],
    cart: [
      'cart-goods.ts',
      'cart-item.ts',
      'change-item.ts',
      'item-answer.ts',
      'item-stock.ts',
      'package-contents.ts',
      'payment-offer.ts',
      'price-credit.ts',
      'price-shape.ts',
      'read-priced-cart.ts',
      'spread.ts',
    ],
    discount: ['cart-discount.ts', 'discount-target.ts', 'loyalty.ts'],
    order: [
      'invoice-file.ts',
      'order-cancel.ts',
      'order-credit.ts',
      'order-event.ts',
      'order-forget.ts',
      'order-invoice.ts',
      'order-money.ts',
      'order-move.ts',
      'order-payment.ts',
      'order-return.ts',
      'order-settle.ts',
      'order-transaction.ts',
    ],
  }

  it('a domain shows others its front alone: its rules and its tables, never its calls', () => {
    const wrong = crossing.filter(({ from, to }) => {
      const domain = folderOf(to)
      const file = to.split('/').at(-1) ?? ''
      if (!isDomain(domain) || !isDomain(folderOf(from))) return false
      return file !== `${domain}.ts` && !file.endsWith('-table.ts') && !FRONT[domain]?.includes(file)
    })
    expect(told(wrong)).toEqual([])
  })

  it('SQL writes only to tables of its own domain', () => {
    const created = new Map(
      files
        .filter((file) => file.startsWith('platform/db/migrations/'))
        .flatMap((file) =>
          [...readSource(file).matchAll(/^create table (\w+)/gm)].map(([, table = '']) => [table, file]),
        ),
    )
    const writers = new Map<string, Set<string>>()
    for (const file of code.filter(
      (one) => one.startsWith('platform/') && !isForTests(one) && isDomain(folderOf(one)),
    )) {
      for (const [, table = ''] of readSource(file).matchAll(/\b(?:insert into|update|delete from) (\w+)/g)) {
        if (created.has(table)) writers.set(table, (writers.get(table) ?? new Set()).add(folderOf(file)))
      }
    }
    const shared = [...writers].filter(([, domains]) => domains.size > 1)
    expect(shared.map(([table, domains]) => `${table}: ${[...domains].join(', ')}`)).toEqual([])
  })
})

describe('inside the storefront', () => {
  const own = inside.filter(({ from, to }) => partOf(from) === 'storefront' && partOf(to) === 'storefront')

  it('nothing but page-components.ts imports a page', () => {
    const pages = own.filter(
      ({ from, to }) =>
        /^storefront\/.+\/[\w-]+-page\.tsx$/.test(to) && from !== 'storefront/page-components.ts',
    )
    expect(told(pages)).toEqual([])
    expect(own.some(({ to }) => to.endsWith('/home-page.tsx'))).toBe(true)
  })

  it('api, i18n and ui know no domain', () => {
    const domains = new Set([...DOMAINS, 'checkout', 'shell', 'realtime'])
    const wrong = own.filter(
      ({ from, to }) => ['api', 'i18n', 'ui'].includes(folderOf(from)) && domains.has(folderOf(to) as 'shop'),
    )
    expect(told(wrong)).toEqual([])
  })

  it('the browser gets neither the texts of all languages nor anything of the server', () => {
    const reached = new Map<string, string>([['storefront/entry.client.tsx', 'the browser']])
    const foreign: string[] = []
    for (const [file] of reached) {
      for (const { target, specifier, is_type } of imports.get(file) ?? ([] as Import[])) {
        if (is_type) continue
        if (specifier.startsWith('node:')) foreign.push(`${file} → ${specifier}`)
        if (target !== null && !reached.has(target)) reached.set(target, file)
      }
    }
    const server =
      /(\/messages-for|\/server|entry\.server|entry\.dev|\/page-loaders|\/resolve-page|\/own-api|-data)\.tsx?$/
    const leaked = [...reached].filter(([file]) => server.test(file) || partOf(file) === 'platform')
    expect(leaked.map(([file, from]) => `${from} → ${file}`)).toEqual([])
    expect(foreign).toEqual([])
    expect(reached.size).toBeGreaterThan(30)
  })
})

describe('the contract', () => {
  const declared = code
    .filter((file) => file.startsWith('contract/') && !isTest(file))
    .flatMap((file) =>
      [...readSource(file).matchAll(/^ {2}'((?:GET|POST|PUT|PATCH|DELETE) \/[^']*)': /gm)].map(
        ([, name = '']) => name,
      ),
    )

  it('declares each call once, and all of them are collected', () => {
    expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([])
    expect(declared.toSorted()).toEqual(Object.keys(calls).toSorted())
  })

  it('has each call served at most once, and nothing else is served', () => {
    const names = served.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(names.filter((name) => !(name in calls))).toEqual([])
    for (const { name, call } of served) expect(call, name).toBe((calls as Record<string, unknown>)[name])
  })

  it('has one call for one shape of a path, whatever its parameters are called', () => {
    const shapes = Object.keys(calls).map((name) => name.replaceAll(/\{\w+\}/g, '{}'))
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
  })
})

describe('routes', () => {
  const all = Object.entries(routes) as [string, Route][]

  it('have their paths in three languages', () => {
    for (const [name, { paths }] of all) {
      expect(Object.keys(paths).toSorted(), name).toEqual([...INTERFACE_LANGUAGES].toSorted())
      for (const path of Object.values(paths))
        expect(path, name).toMatch(/^\/$|^(\/([a-z][a-z-]*|\{\w+\}))+$/)
    }
  })

  it.each(INTERFACE_LANGUAGES)('never share a path in %s', (language) => {
    const paths = all.map(([, route]) => route.paths[language])
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })
})

describe('names', () => {
  const NAMELESS = /^(utils?|lib|libs|common|helpers?|services?|types?|misc|index)$/

  it('of folders and files say what is inside', () => {
    const nameless = files.filter((file) =>
      file.split('/').some((word) => NAMELESS.test(word.split('.')[0] ?? '')),
    )
    expect(nameless).toEqual([])
  })

  it('of code are in kebab-case', () => {
    const odd = code.filter((file) => !/^([a-z0-9]+(-[a-z0-9]+)*[/.])*(ts|tsx|mjs)$/.test(file))
    expect(odd).toEqual([])
  })

  it('of places on one machine stand nowhere', () => {
    const HOMES = /(?<![\w./])\/(?:home|root|Users|mnt)\/[A-Za-z]/
    const here = [...new Set(files.map(partOf))].map((part) => join(process.cwd(), part))
    const isPlaced = (text: string) => HOMES.test(text) || here.some((place) => text.includes(place))
    const texts = files.filter((file) => /\.(ts|tsx|mjs|sql|css|md|json|svg|txt)$/.test(file))
    expect(texts.filter((file) => isPlaced(readSource(file)))).toEqual([])
  })
})
