import { beforeEach, describe, expect, it } from 'vitest'
import { startShop } from '#tests/shop.ts'
import { shopperIn, type Shopper } from '#tests/shopper.ts'

const shop = await startShop()
const book = '/zakaznik/adresar'
const [czechia] = await shop.db<{ id: number }[]>`select id from country where alpha2 = 'CZ'`
const ADDRESS = {
  billing_first_name: 'Jana',
  billing_last_name: 'Nováková',
  billing_dial_code: '+420',
  billing_phone: '601 000 101',
  billing_street: 'Dlouhá 7',
  billing_city: 'Praha',
  billing_post_code: '110 00',
  billing_country_id: String(czechia?.id),
}
const COMPANY = {
  billing_is_company: 'on',
  billing_company_name: 'Jana Nováková s.r.o.',
  billing_company_identification_number: '87654326',
}

let jana: Shopper
beforeEach(async () => {
  jana = shopperIn(shop)
  await jana.logIn('jana@example.com')
})

const owned = () => shop.db<Record<string, unknown>[]>`
  select address.* from customer_address address join customer on customer.id = customer_id
  where email = 'jana@example.com' order by address.id`
const idOf = async (street: string) => String((await owned()).find((one) => one.street === street)?.id)
const errorOf = (html: string, name: string) => new RegExp(`id="${name}-error"[^>]*>([^<]*)<`).exec(html)?.[1]

describe('the address book without scripts', () => {
  it('offers an empty form with the name and country that are likely [CUST-05]', async () => {
    const html = await jana.read(`${book}?edit=new`)
    expect(html).toMatch(
      /name="billing_first_name"[^>]*value="Jana"|value="Jana"[^>]*name="billing_first_name"/,
    )
    expect(html).toMatch(new RegExp(`<option value="${czechia?.id}" selected`))
    // The book needs no phone, unlike a delivery.
    expect(/<input[^>]*name="billing_phone"[^>]*>/.exec(html)?.[0]).not.toContain('required')
  })

  it('adds an address, and the default moves to it [CUST-05]', async () => {
    const to = await jana.send('/api/customer/address', { ...ADDRESS, is_billing_default: 'on' })
    expect(to).toBe(`${book}?result=address_saved#address`)
    const html = await jana.read(to)
    expect(html).toContain('Adresa je uložená.')
    expect(html).toContain('Dlouhá 7')
    const defaults = (await owned()).filter((one) => one.is_billing_default)
    expect(defaults.map((one) => one.street)).toEqual(['Dlouhá 7'])
    expect(defaults[0]?.phone).toBe('601000101')
  })

  it('shows each mistake at its field and keeps all that was typed [CUST-05] [CUST-18]', async () => {
    const to = await jana.send('/api/customer/address', {
      ...ADDRESS,
      ...COMPANY,
      billing_street: '',
      billing_post_code: '1',
      billing_company_identification_number: '12345678',
      billing_company_vat_number: 'XX',
      is_shipping_default: 'on',
    })
    expect(to).toBe(`${book}?edit=new&result=refused#address`)
    const html = await jana.read(to)
    expect(html).toContain('Adresu se nepodařilo uložit.')
    for (const field of ['street', 'post_code', 'company_identification_number', 'company_vat_number']) {
      expect([field, errorOf(html, `billing_${field}`)]).toEqual([field, expect.stringMatching(/\S/)])
    }
    expect(html).toContain('Jana Nováková s.r.o.')
    expect(html).toMatch(/<input[^>]*name="is_shipping_default"[^>]*checked/)
    expect(html).not.toMatch(/<input[^>]*name="is_billing_default"[^>]*checked/)
  })

  it('refuses what no field of the page can send [CUST-05]', async () => {
    const to = await jana.send('/api/customer/address', {
      ...ADDRESS,
      billing_dial_code: 'abc',
      billing_phone: '',
    })
    expect(await jana.read(to)).toContain('Adresu se nepodařilo uložit.')
  })

  it('takes a company with its numbers, and forgets them with the company [CUST-18]', async () => {
    await jana.send('/api/customer/address', { ...ADDRESS, ...COMPANY, billing_street: 'Firemní 1' })
    const id = await idOf('Firemní 1')
    expect(await jana.read(book)).toContain('Jana Nováková s.r.o.')
    const edit = await jana.read(`${book}?edit=${id}`)
    expect(edit).toMatch(/<input[^>]*name="billing_is_company"[^>]*checked/)
    const { billing_is_company: _unticked, ...rest } = COMPANY
    await jana.send('/api/customer/address', {
      ...ADDRESS,
      ...rest,
      billing_street: 'Firemní 1',
      address_id: id,
    })
    const address = (await owned()).find((one) => String(one.id) === id)
    expect(address).toMatchObject({
      is_company: false,
      company_name: null,
      company_identification_number: null,
    })
  })

  it('makes an address the default by one click [CUST-05]', async () => {
    const id = await idOf('Lipová 8')
    await jana.send('/api/customer/address/default', { address_id: id, kind: 'shipping' })
    const defaults = (await owned()).filter((one) => one.is_shipping_default)
    expect(defaults.map((one) => one.street)).toEqual(['Lipová 8'])
  })

  it('deletes an address, and says what became of one that is not there [CUST-05]', async () => {
    const id = await idOf('Na Výsluní 21')
    expect(await jana.read(book)).toContain('Opravdu chcete adresu smazat?')
    const to = await jana.send('/api/customer/address/delete', { address_id: id })
    expect(await jana.read(to)).toContain('Adresa je smazaná.')
    expect(await idOf('Na Výsluní 21')).toBe('undefined')
    const again = await jana.send('/api/customer/address/delete', { address_id: id })
    expect(await jana.read(again)).toContain('Adresu se nepodařilo smazat.')
  })

  it('touches no address of anybody else [CUST-17]', async () => {
    const [other] = await shop.db<{ id: number; street: string }[]>`
      select address.id, street from customer_address address join customer on customer.id = customer_id
      where email = 'petr@example.com'`
    for (const call of ['address/delete', 'address/default', 'address']) {
      await jana.send(`/api/customer/${call}`, { ...ADDRESS, address_id: String(other?.id) })
    }
    expect(await jana.read(`${book}?edit=${other?.id}`)).not.toContain('Kavárenská')
    const [still] = await shop.db<{ street: string }[]>`
      select street from customer_address where id = ${other?.id ?? 0}`
    expect(still?.street).toBe(other?.street)
  })

  it('offers only the country a customer is held to [CUST-15]', async () => {
    const [slovakia] = await shop.db<{ id: number }[]>`select id from country where alpha2 = 'SK'`
    const sql = shop.db
    await sql`update customer set restrict_to_country_id = ${slovakia?.id ?? 0} where email = 'eva@example.com'`
    const eva = shopperIn(shop)
    await eva.logIn('eva@example.com')
    const html = await eva.read('/sk/zakaznik/adresar?edit=new')
    const select = /<select[^>]*name="billing_country_id"[^]*?<\/select>/.exec(html)?.[0] ?? ''
    expect(select.match(/<option/g)).toHaveLength(1)
    expect(select).toContain('Slovensko')
  })

  it('helps whoever has no address yet [CUST-05]', async () => {
    await shop.db`delete from customer_address where customer_id = (
      select id from customer where email = 'petr@example.com')`
    const petr = shopperIn(shop)
    await petr.logIn('petr@example.com')
    const html = await petr.read('/en/customer/my-addresses')
    expect(html).toContain('Save your first one')
    const form = await petr.read('/en/customer/my-addresses?edit=new')
    expect(form).toMatch(/<input[^>]*name="is_billing_default"[^>]*checked/)
  })
})
