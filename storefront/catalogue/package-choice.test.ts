import { describe, expect, it } from 'vitest'
import { chooseParts, choosePieces, type Piece } from './package-choice.ts'

const NOW = new Date('2026-05-01T12:00:00Z')
const TEMPLATE = '/krabicka?brand=luh&product_ids={product_ids}'

function piece(id: number, change: Partial<Piece> = {}): Piece {
  const stock = { update_stock: true, stock_state: 10, max_purchasable_amount: null }
  return { id, name: `Čaj ${id}`, ...stock, ...change }
}

const choose = (asked: Piece[], offered: Piece[] = [], size = 3) =>
  choosePieces(size, asked, offered, TEMPLATE, NOW)
const ids = (choice: ReturnType<typeof choose>) => choice.chosen.map(({ piece: { id } }) => id)

describe('a package of so many chosen products', () => {
  it('leads from nothing to the first piece and keeps the filters of the offer [CATALOG-11] [FILTER-06]', () => {
    const choice = choose([], [piece(1)])
    expect(choice).toMatchObject({ missing: 3, url: '/krabicka?brand=luh', dropped: [] })
    expect(choice.offered).toMatchObject([
      { state: 'available', times: 0, add_url: '/krabicka?brand=luh&product_ids=1' },
    ])
  })

  it('joins what is chosen with underscores, in the order of choosing, one piece perhaps twice [CATALOG-11] [FILTER-07]', () => {
    const choice = choose([piece(5), piece(2)], [piece(2), piece(5)])
    expect(choice.url).toBe('/krabicka?brand=luh&product_ids=5_2')
    expect(choice.offered.map(({ add_url }) => add_url)).toEqual([
      '/krabicka?brand=luh&product_ids=5_2_2',
      '/krabicka?brand=luh&product_ids=5_2_5',
    ])
    expect(choice.missing).toBe(1)
  })

  it('lets each piece be taken out by itself [CATALOG-11]', () => {
    const choice = choose([piece(5), piece(2), piece(5)])
    expect(choice.chosen.map(({ remove_url }) => remove_url)).toEqual([
      '/krabicka?brand=luh&product_ids=2_5',
      '/krabicka?brand=luh&product_ids=5_5',
      '/krabicka?brand=luh&product_ids=5_2',
    ])
    expect(choose([piece(5)]).chosen[0]?.remove_url).toBe('/krabicka?brand=luh')
  })

  it('offers nothing more once it is complete, and never holds more than its size [CATALOG-11]', () => {
    const choice = choose(
      [1, 2, 3, 4].map((id) => piece(id)),
      [piece(1), piece(9)],
    )
    expect(ids(choice)).toEqual([1, 2, 3])
    expect(choice).toMatchObject({ missing: 0, dropped: [] })
    expect(choice.offered).toMatchObject([
      { state: 'complete', times: 1, add_url: null },
      { state: 'complete', times: 0, add_url: null },
    ])
  })

  it('takes a piece only as often as there are pieces and as the shop allows [CATALOG-11] [CATALOG-06]', () => {
    const last = piece(1, { stock_state: 1 })
    const limited = piece(2, { max_purchasable_amount: 1 })
    const untracked = piece(3, { update_stock: false, stock_state: 0 })
    const choice = choose([last, limited], [last, limited, untracked], 4)
    expect(choice.offered.map(({ state }) => state)).toEqual(['all_chosen', 'all_chosen', 'available'])
    const asked = choose([last, last, piece(4)])
    expect(ids(asked)).toEqual([1, 4])
    expect(asked.dropped).toEqual(['Čaj 1'])
  })

  it('does not offer what is sold out, forbidden or not on sale yet, and says what an old address lost [CATALOG-11] [CATALOG-19]', () => {
    const gone = piece(1, { stock_state: 0 })
    const forbidden = piece(2, { product_availability: { can_purchase: false } })
    const later = piece(3, { purchasable_since: '2026-06-01T00:00:00Z' })
    const choice = choose([gone, forbidden, later], [gone, forbidden, later])
    expect(choice.offered.every(({ state, add_url }) => state === 'sold_out' && add_url === null)).toBe(true)
    expect(choice).toMatchObject({ chosen: [], missing: 3, dropped: ['Čaj 1', 'Čaj 2', 'Čaj 3'] })
  })
})

describe('a package of parts', () => {
  const line = (id: number, stock_state: number | null = 5, count = 1) => ({
    id,
    count,
    item: { update_stock: true, stock_state },
  })
  const parts = [
    { id: 1, name: 'Překapávač', lines: [line(11), line(12, 0)] },
    { id: 2, name: 'Šálek', lines: [line(21), line(22, 1, 2)] },
  ]
  const read = (query: string, others: [string, string][] = []) =>
    chooseParts(parts, new URLSearchParams(query), '/filtr', others, NOW)

  it('misses every part at first, and each option leads to its address [CATALOG-12]', () => {
    const choice = read('')
    expect(choice).toMatchObject({ chosen: [], missing: ['Překapávač', 'Šálek'], pairs: [] })
    expect(choice.parts[0]?.options[0]).toMatchObject({ is_selected: false, url: '/filtr?part_1=11' })
  })

  it('keeps the choice of the other parts, and what else is chosen on the page [CATALOG-12]', () => {
    const choice = read('part_2=21', [['barva', 'modrá']])
    expect(choice.missing).toEqual(['Překapávač'])
    expect(choice.parts[0]?.options[0]?.url).toBe('/filtr?barva=modr%C3%A1&part_1=11&part_2=21')
    expect(choice.parts[1]?.options[0]?.is_selected).toBe(true)
  })

  it('is complete with one line of each part [CATALOG-12]', () => {
    const choice = read('part_1=11&part_2=21')
    expect(choice.missing).toEqual([])
    expect(choice.chosen.map(({ id }) => id)).toEqual([11, 21])
  })

  it('neither offers nor keeps what is sold out, scarcer than its count, or of another part [CATALOG-12]', () => {
    expect(read('').parts.flatMap(({ options }) => options.map(({ url }) => url !== null))).toEqual([
      true,
      false,
      true,
      false,
    ])
    for (const query of ['part_1=12', 'part_2=22', 'part_1=21', 'part_1=abc', 'part_9=11', '__proto__=1']) {
      expect([query, read(query).chosen]).toEqual([query, []])
    }
  })
})
