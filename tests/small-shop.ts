import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

export type Files = Record<string, unknown>

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><circle r="9"/></svg>'

/** One of everything a shop cannot do without. */
export function smallShop(): Files & { 'products.json': Record<string, unknown>[] } {
  return {
    'currencies.json': [{ code: 'CZK', symbol: 'Kč', decimal_places: 2 }],
    'countries.json': [{ alpha2: 'CZ', name: { cs: 'Česko' }, dial_code: '+420' }],
    'tax-groups.json': [
      { code: 'standard', name: { cs: 'Základní' }, tax_rates: [{ country: 'CZ', rate: 21 }] },
    ],
    'shop.json': {
      name: 'Dílna',
      logo: 'Logo.svg',
      company: {
        name: 'Dílna s.r.o.',
        street: 'Vymyšlená 1',
        city: 'Brno',
        post_code: '602 00',
        country: 'CZ',
        identification_number: '12345679',
        register_entry: { cs: 'Zapsáno v obchodním rejstříku' },
        phone: '+420 555 010 203',
        email: 'dilna@example.com',
      },
      route_settings: {
        search: { cs: { path: '/hledani', query_name: 'q' } },
        blog: { cs: { path: '/blog' } },
      },
      hostnames: [{ hostname: 'dilna.example', currency: 'CZK', country: 'CZ', language: 'cs' }],
      redirects: [{ language: 'cs', path: '/stare', destination: '/hrnek', status_code: 301 }],
    },
    'product-availabilities.json': [{ code: 'in-stock', name: { cs: 'Skladem' }, slug: { cs: 'skladem' } }],
    'categories.json': [
      { code: 'blue', parent: 'mugs', name: { cs: 'Modré' }, slug: { cs: 'modre' } },
      { code: 'mugs', name: { cs: 'Hrnky', en: 'Mugs' }, slug: { cs: 'hrnky' } },
    ],
    'products.json': [
      {
        code: 'MUG',
        name: { cs: 'Hrnek', en: 'Mug' },
        slug: { cs: 'hrnek', en: 'mug' },
        tax_group: 'standard',
        product_availability: 'in-stock',
        default_category: 'blue',
        default_product_variation: 'MUG-1',
        stock_state: 7,
        images: [{ media: 'mug.svg', alt: { cs: 'Hrnek' } }],
        categories: ['blue', 'mugs'],
        prices: [{ currency: 'CZK', taxed_price: 249.9 }],
        product_variations: [
          {
            code: 'MUG-1',
            name: { cs: 'Modrý' },
            image: 'mug.svg',
            prices: [{ currency: 'CZK', taxed_price: 259 }],
          },
        ],
      },
    ],
    'shipping-methods.json': [
      {
        code: 'post',
        name: { cs: 'Pošta' },
        shipping_service: 0,
        address_requirement: 0,
        tax_group: 'standard',
        prices: [{ currency: 'CZK', taxed_price: 89 }],
        countries: ['CZ'],
      },
    ],
    'payment-methods.json': [
      {
        code: 'cash',
        name: { cs: 'Dobírka' },
        payment_service: 0,
        is_online: false,
        tax_group: 'standard',
        prices: [{ currency: 'CZK', taxed_price: 30 }],
        shipping_methods: ['post'],
      },
    ],
  }
}

/** A folder for one test, with these files and two pictures. */
export async function folderOf(files: Files): Promise<string> {
  const folder = await temporaryFolder()
  await mkdir(path.join(folder, 'media'))
  for (const picture of ['mug.svg', 'Logo.svg']) await writeFile(path.join(folder, 'media', picture), DOT)
  for (const [name, rows] of Object.entries(files))
    await writeFile(path.join(folder, name), typeof rows === 'string' ? rows : JSON.stringify(rows))
  return folder
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-shop-file-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
