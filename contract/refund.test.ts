import { describe, expect, it } from 'vitest'
import {
  Complaint,
  COMPLAINT_STATES,
  COMPLAINT_TYPES,
  ComplaintAddress,
  ComplaintBody,
  ComplaintItem,
  complaintItems,
  complaints,
} from './complaint.ts'
import { expectEmbeds, expectFields, type Table } from '#tests/entity-table.ts'
import { accepts, expectValues, refusedFields } from '#tests/entity-value.ts'
import { canRefund, canWithdraw, lastWithdrawalDay, Refund, REFUND_STATES, RefundAddress } from './refund.ts'
import { RefundItem, refundItems } from './refund-item.ts'
import { WithdrawalBody } from './withdrawal.ts'

const ITEM: Table = {
  id: 'number',
  name: 'text',
  order_id: 'number',
  order_item_id: 'number',
  reason: 'text?',
  sku: 'text?',
  amount: 'number',
  tax_rate: 'number',
  taxed_total_price: 'money',
  taxed_unit_price: 'money',
  total_price: 'money',
  unit_price: 'money',
}
const ITEM_EMBEDS: Table = {
  image_url: 'text?',
  variation_properties_names: 'list',
  order_item_product_fields: 'list',
}

describe('a refund on the wire', () => {
  it('Refund carries every catalogued field [ENT-67]', () => {
    expectFields(Refund, {
      id: 'number',
      is_withdrawal: 'boolean',
      total_amount: 'number',
      unique_amount: 'number',
      taxed_way_back_price: 'money',
      total_price: 'money',
      taxed_total_price: 'money',
      tax_per_rate: 'list',
      tax_amount: 'money',
      has_shipping_address: 'boolean',
      expiration_at: 'text?',
    })
    expectValues(Refund, { shipping_method: [null, 3], state: [5, 6] })
    expect(REFUND_STATES).toEqual({ created: 1, received: 2, approved: 3, rejected: 4, paid_out: 5 })
  })

  it('Refund item carries every catalogued field and embed [ENT-69]', () => {
    expectFields(RefundItem, { ...ITEM, max_amount: 'number', tax_amount: 'money' })
    expectValues(RefundItem, { preferred_resolve: ['store_credit', 'repair'] })
    expectEmbeds(refundItems, ITEM_EMBEDS)
  })

  it('Refund address carries its type as a word [ENT-70]', () => {
    expectFields(RefundAddress, { customer_address_id: 'number?', refund_id: 'number' })
    expectValues(RefundAddress, { type: ['shipping', 1] })
  })
})

describe('a complaint on the wire', () => {
  it('Complaint carries every catalogued field [ENT-71]', () => {
    expectFields(Complaint, {
      id: 'number',
      customer_id: 'number?',
      first_name: 'text',
      last_name: 'text',
      email: 'text',
      phone: 'text?',
      bank_account_number: 'text?',
      bank_code: 'text?',
      bank_account_iban: 'text?',
      bank_swift_code: 'text?',
      document_number: 'text',
      price: 'money',
      taxed_price: 'money',
      created_at: 'text',
    })
    expectValues(Complaint, { state: [7, 8], type: [3, 4] })
    expectEmbeds(complaints, { tax_per_rate: 'list' })
    expect(COMPLAINT_STATES).toEqual({
      new: 1,
      received: 2,
      in_progress: 3,
      accepted: 4,
      rejected: 5,
      resolved: 6,
      cancelled: 7,
    })
    expect(COMPLAINT_TYPES).toEqual({ defect: 1, damaged_in_transport: 2, wrong_or_missing_item: 3 })
  })

  it('Complaint item is a refund item without max_amount and tax_amount, plus taxed_price [ENT-72]', () => {
    expectFields(ComplaintItem, { ...ITEM, taxed_price: 'money' })
    expectValues(ComplaintItem, { preferred_resolve: ['repair', 'store_credit'] })
    expectEmbeds(complaintItems, ITEM_EMBEDS)
    expect(Object.keys(ComplaintItem.shape)).not.toContain('max_amount')
    expect(Object.keys(ComplaintItem.shape)).not.toContain('tax_amount')
  })

  it('Complaint address carries its type as a word [ENT-73]', () => {
    expectValues(ComplaintAddress, { type: ['billing', 2] })
  })

  it('the form takes contact, bank and items with what is wrong and what is wished', () => {
    const item = { order_item_id: 1, amount: 1, reason: 'Ucho se ulomilo', preferred_resolve: 'exchange' }
    const body = {
      order_id: 5,
      type: 1,
      first_name: 'Jana',
      last_name: 'Nová',
      email: 'jana@example.com',
      bank_account_number: '19-2000145399',
      bank_code: '0800',
      items: [item],
    }
    expect(accepts(ComplaintBody, body)).toBe(true)
    expect(refusedFields(ComplaintBody, { ...body, bank_code: '800' })).toEqual(['bank_code'])
    expect(refusedFields(ComplaintBody, { ...body, items: [] })).toEqual(['items'])
    expect(refusedFields(ComplaintBody, { ...body, items: [{ ...item, reason: ' ' }] })).toEqual([
      'items.0.reason',
    ])
  })
})

describe('returning goods', () => {
  const delivered = { cancelled_at: null, delivered_at: '2026-11-01T23:30:00Z' }
  const on = (day: string) => new Date(`${day}T12:00:00Z`)

  it('an order is withdrawn from until the end of the 14th day after delivery, where the shop is', () => {
    expect(lastWithdrawalDay(delivered.delivered_at)).toBe('2026-11-16')
    expect(canWithdraw(delivered, on('2026-11-01'))).toBe(true)
    expect(canWithdraw(delivered, new Date('2026-11-16T22:59:59Z'))).toBe(true)
    expect(canWithdraw(delivered, new Date('2026-11-16T23:00:00Z'))).toBe(false)
  })

  it('the 14 days are days of the calendar, also when clocks change among them [REFUND-01]', () => {
    expect(lastWithdrawalDay('2026-10-18T22:30:00Z')).toBe('2026-11-02')
    expect(lastWithdrawalDay('2027-03-24T22:30:00Z')).toBe('2027-04-07')
  })

  it('the last day is a working day: on a weekend or a holiday the time goes on [REFUND-01] [L6]', () => {
    const bought = { cancelled_at: null, delivered_at: '2026-12-10T10:00:00Z' }
    expect(lastWithdrawalDay(bought.delivered_at)).toBe('2026-12-28')
    expect(canWithdraw(bought, new Date('2026-12-28T22:59:59Z'))).toBe(true)
    expect(canWithdraw(bought, new Date('2026-12-28T23:00:00Z'))).toBe(false)
  })

  it('an order whose delivery is not known stays open for withdrawal; a cancelled one does not', () => {
    expect(canWithdraw({ cancelled_at: null, delivered_at: null }, on('2030-01-01'))).toBe(true)
    expect(canWithdraw({ ...delivered, cancelled_at: '2026-11-01T00:00:00Z' }, on('2026-11-02'))).toBe(false)
  })

  it('an order is refunded once delivered and not cancelled', () => {
    expect(canRefund(delivered)).toBe(true)
    expect(canRefund({ ...delivered, delivered_at: null })).toBe(false)
    expect(canRefund({ ...delivered, cancelled_at: '2026-11-01T00:00:00Z' })).toBe(false)
  })

  it('a guest withdraws with name, e-mail and order number, without a reason', () => {
    const body = { first_name: 'Jana', last_name: 'Nová', email: 'jana@example.com', order_code: '26000123' }
    expect(accepts(WithdrawalBody, body)).toBe(true)
    expect(refusedFields(WithdrawalBody, {})).toEqual(['first_name', 'last_name', 'email', 'order_code'])
  })
})
