import { describe, expect, it } from 'vitest'
import { CARRIERS } from '#contract/shipping.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { trackingUrl } from '#contract/tracking-url.ts'
import { translatorFor } from '../resolve-page.ts'
import { timelineRows } from './timeline-row.ts'

const at = '2026-03-01T10:00:00.000Z'
const taxed_total_price = { value: 219, formatted: '219 Kč' }
const refund = { id: 1, is_withdrawal: false }
const complaint = { id: 1, document_number: 'R-7', type: 1 } as const
const texts = (entries: TimelineEntry[], language: 'cs' | 'sk' | 'en' = 'cs') =>
  timelineRows(entries, translatorFor(language)).map(({ text }) => text.replaceAll('\u00a0', ' '))

describe('the story of an order', () => {
  it('is told in words, the latest first', () => {
    const state = { id: 5, name: 'Odeslána', color: '#123456', position: 5 } as const
    const rows = timelineRows(
      [
        { kind: 'created', at, taxed_total_price },
        { kind: 'paid', at, taxed_total_price },
        { kind: 'state', at, by: 'staff', state },
      ],
      translatorFor('cs'),
    )
    expect(rows.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Odeslána',
      'Zaplaceno 219 Kč',
      'Objednávku jsme přijali',
    ])
    expect(rows[0]?.color).toBe('#123456')
  })

  it('tells who cancelled, and every state of returns and complaints in each language', () => {
    expect(
      texts([
        { kind: 'cancelled', at, by: 'staff' },
        { kind: 'cancelled', at, by: 'customer' },
      ]),
    ).toEqual(['Objednávku jste zrušili', 'Objednávka je zrušená'])
    for (const language of ['cs', 'sk', 'en'] as const) {
      const refunds = ([1, 2, 3, 4, 5] as const).map((state) => ({
        kind: 'refund_state' as const,
        at,
        by: null,
        refund,
        state,
      }))
      const complaints = ([1, 2, 3, 4, 5, 6, 7] as const).map((state) => ({
        kind: 'complaint_state' as const,
        at,
        by: null,
        complaint,
        state,
        note: null,
      }))
      const said = texts([...refunds, ...complaints], language)
      expect(new Set(said).size).toBe(12)
      expect(said.every((text) => !text.includes('{') && !text.endsWith(': '))).toBe(true)
    }
  })

  it('keeps what the staff wrote about a complaint', () => {
    const [row] = timelineRows(
      [{ kind: 'complaint_state', at, by: 'staff', complaint, state: 4, note: 'Pošleme nový kus.' }],
      translatorFor('cs'),
    )
    expect(row).toMatchObject({ text: 'Reklamace R-7: Uznaná', note: 'Pošleme nový kus.' })
  })

  it('leads to the complaint or return it speaks of', () => {
    const entries: TimelineEntry[] = [
      { kind: 'created', at, taxed_total_price },
      { kind: 'refund', at, refund, taxed_total_price },
      { kind: 'complaint', at, complaint },
    ]
    expect(timelineRows(entries, translatorFor('en')).map(({ url }) => url)).toEqual([
      '/en/customer/complaints/1',
      '/en/customer/returns/1',
      null,
    ])
  })
})

describe('a parcel', () => {
  it('is followed at its carrier, with its number safely in the address', () => {
    expect(trackingUrl(CARRIERS.ppl_address_delivery, '40 1&2')).toBe(
      'https://www.ppl.cz/vyhledat-zasilku?shipmentId=40%201%262',
    )
    expect(trackingUrl(CARRIERS.packeta, 'Z1')).toContain('packeta.com')
    expect(trackingUrl(CARRIERS.stock, '1')).toBeNull()
  })
})
