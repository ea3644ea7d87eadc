import { describe, expect, it } from 'vitest'
import { paymentMethods } from '#contract/payment.ts'
import { PAYMENT_SERVICES } from '#contract/payment-service.ts'
import { fieldNames } from '#platform/http/selection.ts'
import { parseMediaPath } from '#platform/media/media-url.ts'
import { type Answer, filters, openDemoShop } from '#tests/demo-shop.ts'
import { paymentCalls } from './payment-calls.ts'

const shop = await openDemoShop(paymentCalls({}))

const services = ({ items }: Answer) => items.map((one: Answer) => one.payment_service)

describe('payment methods', () => {
  it('are answered with every field, the account and the price in the asked currency [ENT-34] [ENUM-04]', async () => {
    const { items } = await shop.ask('/payment-methods?embed=image_url')
    expect(Object.keys(items[2]).toSorted()).toEqual([...fieldNames(paymentMethods), 'image_url'].toSorted())
    const [account] = await shop.db<{ account_number: string; bank_code: string }[]>`
      select account_number, bank_code from company_bank_account join currency on currency.id = currency_id
      where code = 'CZK'`
    expect(items[2]).toMatchObject({
      name: 'Bankovní převod',
      payment_service: PAYMENT_SERVICES.bank_transaction,
      is_online: false,
      has_customer_groups: false,
      bank_account: `${account?.account_number}/${account?.bank_code}`,
      taxed_price: { value: 0 },
      tax_rate: 21,
    })
    expect(items[2].payment_note).toMatch(/^Objednávku prosím uhraďte/)
    expect(items[0]).toMatchObject({ is_online: true, bank_account: null, payment_note: null })
    expect(items[3]).toMatchObject({ price: { value: 32.23 }, taxed_price: { value: 39 } })
    const euros = await shop.ask('/payment-methods', { currency: 'EUR', language: 'sk' })
    expect(euros.items[2].bank_account).toMatch(/^SK\d{22}$|^CZ\d{22}$/)
    expect(euros.items[3]).toMatchObject({ name: 'Dobierka', taxed_price: { value: 1.6 } })
  })

  it('show an emblem of their own that the shop keeps', async () => {
    const { items } = await shop.ask('/payment-methods?embed=image_url&only=id')
    for (const { image_url } of items) {
      const name = parseMediaPath(image_url)?.name ?? ''
      expect((await shop.db`select from media where name = ${name}`).length, image_url).toBe(1)
    }
  })

  it('for some groups are listed to those groups only [SHOP-07]', async () => {
    expect(services(await shop.ask('/payment-methods'))).toEqual([4, 8, 1, 3, 5])
    const salon = await shop.ask('/payment-methods', { caller: shop.salon })
    expect(services(salon)).toEqual([4, 8, 1, 3, 5, 6])
    expect(salon.items[5].has_customer_groups).toBe(true)
    const invoice = filters({ field: 'payment_service', operator: 'eq', value: 6 })
    expect((await shop.ask(`/payment-methods?${invoice}`)).items).toEqual([])
    const others = { ...shop.salon, customer_group_ids: [999_999] }
    expect(services(await shop.ask('/payment-methods', { caller: others }))).not.toContain(6)
  })

  it('by transfer are offered where the shop has an account in the currency, and nowhere else [SHOP-07]', async () => {
    await shop.db`
      delete from payment_method_bank_account where currency_id = (select id from currency where code = 'EUR')`
    expect(services(await shop.ask('/payment-methods', { currency: 'EUR' }))).toEqual([4, 8, 3, 5])
    expect(services(await shop.ask('/payment-methods', { caller: shop.salon }))).toEqual([4, 8, 1, 3, 5, 6])
  })

  it('take the list options: filters, sort, pages, only and except [API-11]', async () => {
    const online = filters({ field: 'is_online', operator: 'eq', value: true })
    expect(services(await shop.ask(`/payment-methods?${online}`))).toEqual([4, 8])
    const named = filters({ field: 'name', operator: 'contains', value: 'dobirka' })
    expect(services(await shop.ask(`/payment-methods?${named}`))).toEqual([3])
    expect(services(await shop.ask('/payment-methods?sort=-position&per_page=2'))).toEqual([5, 3])
    expect((await shop.ask('/payment-methods?per_page=2&page=3'))._meta).toEqual({ page: 3, total_pages: 3 })
    const [first] = (await shop.ask('/payment-methods?only=id,name')).items
    expect(Object.keys(first)).toEqual(['id', 'name'])
    expect((await shop.send('/payment-methods?embed=bank')).status).toBe(422)
  })
})

describe('the price of a payment method', () => {
  const charge = (code: string) => shop.db`
    update payment_method_price set taxed_price = 100 from payment_method
    where payment_method.id = payment_method_id and payment_method.code = ${code}`

  it.each(['gopay', 'csob', 'bank-transfer'])('cannot be a fee for %s, as the law wants it', async (code) => {
    await expect(charge(code)).rejects.toMatchObject({ constraint_name: 'card_and_transfer_are_free' })
  })

  it('stays nothing also when a method that has a fee turns into a gateway', async () => {
    const turned = shop.db`
      update payment_method set payment_service = 4, is_online = true where code = 'cash-on-delivery'`
    await expect(turned).rejects.toMatchObject({ constraint_name: 'card_and_transfer_are_free' })
  })

  it.each(['gopay', 'csob', 'bank-transfer', 'invoice'])(
    'is not rounded to coins for %s [TBD-55]',
    async (code) => {
      const rounded = shop.db`
      update payment_method_price set cash_step = 100 from payment_method
      where payment_method.id = payment_method_id and payment_method.code = ${code}`
      await expect(rounded).rejects.toMatchObject({ constraint_name: 'coins_are_taken_by_hand' })
    },
  )

  it('may be a fee for who collects the money', async () => {
    expect((await charge('cash-on-delivery')).count).toBe(2)
  })
})
