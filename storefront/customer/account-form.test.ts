import { beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { readOutbox } from '#platform/mail/outbox.ts'
import { joinStorefront, startShop } from '#tests/shop.ts'
import { shopperIn, type Shopper } from '#tests/shopper.ts'

const shop = await startShop()
const account = '/zakaznik/informace-o-uctu'
const PROFILE = {
  first_name: 'Jana',
  last_name: 'Nováková',
  dial_code: '+420',
  phone: '601000101',
  birth_at: '1988-04-17',
  gender_oriented_product_preference: '1',
}

let jana: Shopper
beforeEach(async () => {
  jana = shopperIn(shop)
  await jana.logIn('jana@example.com')
})

const owned = async (email = 'jana@example.com') => {
  const [row] = await shop.db<Record<string, string>[]>`select * from customer where email = ${email}`
  return row
}
/** The value a field of the shown page holds. */
const valueIn = (html: string, name: string) =>
  new RegExp(`<input[^>]*\\bname="${name}"[^>]*\\bvalue="([^"]*)"`).exec(html)?.[1] ??
  new RegExp(`<input[^>]*\\bvalue="([^"]*)"[^>]*\\bname="${name}"`).exec(html)?.[1]
const errorOf = (html: string, name: string) => new RegExp(`id="${name}-error"[^>]*>([^<]*)<`).exec(html)?.[1]

describe('account info without scripts', () => {
  it('saves the profile and says so where it stands [CUST-07]', async () => {
    const to = await jana.send('/api/customer/profile', {
      ...PROFILE,
      first_name: 'Johana',
      phone: '602 123 456',
      language: 'cs',
    })
    expect(to).toBe(`${account}?result=profile_saved#profile`)
    expect(await owned()).toMatchObject({ first_name: 'Johana', phone: '602123456', dial_code: '+420' })
    const html = await jana.read(to)
    expect(html).toContain('Údaje jsou uložené.')
    expect(html).toContain('+420 602 123 456')
    await jana.send('/api/customer/profile', PROFILE)
  })

  it('shows a refusal at its field and loses nothing typed [CUST-08] [ERR-23]', async () => {
    const to = await jana.send('/api/customer/profile', {
      ...PROFILE,
      first_name: 'Johanka',
      phone: '12',
      birth_at: '2999-01-01',
      language: 'cs',
    })
    const html = await jana.read(to)
    expect(html).toContain('Změny účtu se nepodařilo uložit.')
    expect(errorOf(html, 'phone')).toContain('Zkontrolujte prosím telefon.')
    expect(errorOf(html, 'birth_at')).toBe('Zkontrolujte prosím datum narození.')
    expect(valueIn(html, 'first_name')).toBe('Johanka')
    expect(valueIn(html, 'phone')).toBe('12')
    expect(await owned()).toMatchObject({ first_name: 'Jana', phone: '601000101' })
    // Another visit begins anew.
    expect(valueIn(await jana.read(account), 'first_name')).toBe('Jana')
  })

  it('shows nobody what another has typed on the same computer', async () => {
    const to = await jana.send('/api/customer/profile', { ...PROFILE, first_name: 'Tajné', phone: '1' })
    await jana.logIn('petr@example.com')
    expect(await jana.read(to)).not.toContain('Tajné')
  })

  it('says the update failed when the platform is away, in the words of the catalogue [CUST-08] [ERR-23]', async () => {
    const away = await joinStorefront({
      fetch: async (request) =>
        request.method === 'PATCH' ? new Response(null, { status: 503 }) : shop.platform.fetch(request),
    })
    const form = { ...PROFILE, live: '1', language: 'en' }
    const response = await away.ask('/api/customer/profile', form, { cookies: jana.cookies })
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      errors: [{ field: '', message: 'Your account changes could not be saved. Please try again.' }],
    })
  })

  it('keeps the shop’s own fields of a customer, each of its kind [CUST-07]', async () => {
    await shop.db`
      insert into configurable_variable (code, name, type) values
        ('drink', '{"cs": "Nápoj"}', 'text'), ('cups', '{"cs": "Šálků"}', 'number'),
        ('ground', '{"cs": "Mlít"}', 'boolean')`
    const sent = { configurable_drink: 'Sencha', configurable_cups: '3', configurable_ground: 'on' }
    await jana.send('/api/customer/profile', { ...PROFILE, ...sent })
    const html = await jana.read(account)
    expect(valueIn(html, 'configurable_drink')).toBe('Sencha')
    expect(valueIn(html, 'configurable_cups')).toBe('3')
    expect(html).toMatch(/<input[^>]*name="configurable_ground"[^>]*checked/)
    const to = await jana.send('/api/customer/profile', { ...PROFILE, ...sent, configurable_cups: 'mnoho' })
    const refused = await jana.read(to)
    expect(errorOf(refused, 'configurable_cups')).toBeTruthy()
    expect(valueIn(refused, 'configurable_cups')).toBe('mnoho')
  })

  it('keeps bank details, and tells a wrong IBAN from a right one [CUST-07]', async () => {
    const right = { bank_account_number: '19-2000145399', bank_code: '0800' }
    const to = await jana.send('/api/customer/bank', {
      ...right,
      bank_account_iban: 'CZ65 0800 0000 1920 0014 5398',
    })
    const html = await jana.read(to)
    expect(errorOf(html, 'bank_account_iban')).toContain('IBAN')
    expect(valueIn(html, 'bank_account_number')).toBe('19-2000145399')
    const saved = await jana.send('/api/customer/bank', {
      ...right,
      bank_account_iban: 'CZ65 0800 0000 1920 0014 5399',
    })
    expect(saved).toContain('result=bank_saved')
    expect(await jana.read(account)).toContain('CZ65 0800 0000 1920 0014 5399')
  })

  it('changes the e-mail after the password, and once the new mailbox has confirmed it [CUST-07]', async () => {
    const wrong = await jana.send('/api/customer/email', {
      new_email: 'jana.nova@example.com',
      email_password: 'nope-nope-nope',
    })
    const html = await jana.read(wrong)
    expect(errorOf(html, 'email_password')).toBe('Heslo nesouhlasí.')
    expect(valueIn(html, 'new_email')).toBe('jana.nova@example.com')
    expect(html).not.toContain('nope-nope-nope')
    const taken = await jana.send('/api/customer/email', {
      new_email: 'petr@example.com',
      email_password: DEMO_PASSWORD,
    })
    expect(errorOf(await jana.read(taken), 'new_email')).toContain('použít nelze')
    const same = await jana.send('/api/customer/email', {
      new_email: ' Jana@Example.com',
      email_password: DEMO_PASSWORD,
    })
    const unchanged = await jana.read(same)
    expect(errorOf(unchanged, 'new_email')).toBe('Tento e-mail už váš účet má.')
    expect(unchanged).not.toContain('jsme poslali odkaz')
    const done = await jana.send('/api/customer/email', {
      new_email: 'jana.nova@example.com',
      email_password: DEMO_PASSWORD,
    })
    const waiting = await jana.read(done)
    expect(waiting).toContain('Na nový e-mail jsme poslali odkaz.')
    expect(waiting).toContain('Na potvrzení čeká jana.nova@example.com.')
    expect(await owned('jana.nova@example.com')).toBeUndefined()
    const [mail] = await readOutbox(shop.db, 'jana.nova@example.com')
    const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    // Opened on another device, where nobody is logged in.
    const elsewhere = shopperIn(shop)
    expect(await elsewhere.read(link.pathname + link.search)).toContain('Potvrdit e-mail')
    expect(await owned('jana.nova@example.com')).toBeUndefined()
    const token = link.searchParams.get('token') ?? ''
    const confirm = () => elsewhere.send('/api/customer/email/confirm', { token, language: 'cs' })
    expect(await elsewhere.read(await confirm())).toContain('E-mail je změněný')
    expect(await owned('jana.nova@example.com')).toBeTruthy()
    expect(await jana.read(account)).toContain('jana.nova@example.com')
    await shop.db`update customer set email = 'jana@example.com' where email = 'jana.nova@example.com'`
    expect(await elsewhere.read(await confirm())).toContain('Odkaz už neplatí')
  })

  it('changes the password, and every mistake stands at its field [CUST-07]', async () => {
    const send = (form: object) => jana.send('/api/customer/password', { ...form })
    const fields = async (form: object) => {
      const html = await jana.read(await send(form))
      return ['current_password', 'new_password', 'new_password_confirmation'].filter((name) =>
        errorOf(html, name),
      )
    }
    const fresh = 'Porcelanova-konvice-9'
    expect(await fields({})).toEqual(['current_password', 'new_password'])
    expect(await fields({ current_password: DEMO_PASSWORD, new_password: 'x' })).toEqual(['new_password'])
    expect(
      await fields({
        current_password: DEMO_PASSWORD,
        new_password: fresh,
        new_password_confirmation: 'another-one',
      }),
    ).toEqual(['new_password_confirmation'])
    expect(
      await fields({ current_password: 'wrong', new_password: fresh, new_password_confirmation: fresh }),
    ).toEqual(['current_password'])
    const form = { current_password: DEMO_PASSWORD, new_password: fresh, new_password_confirmation: fresh }
    expect(await send(form)).toContain('result=password_changed')
    // Whoever changed it stays in.
    expect(await jana.read(account)).toContain('Informace o účtu')
    await send({
      current_password: fresh,
      new_password: DEMO_PASSWORD,
      new_password_confirmation: DEMO_PASSWORD,
    })
  })

  it('lists sessions by device and place, and ends them', async () => {
    await shop.call(
      'POST /auth/login',
      { email: 'jana@example.com', password: DEMO_PASSWORD },
      {
        headers: {
          'user-agent': 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1',
          'x-forwarded-for': '203.0.113.9',
        },
      },
    )
    const html = await jana.read(account)
    expect(html).toContain('Safari, iPhone')
    expect(html).toContain('Toto zařízení')
    const id = /Odhlásit: Safari, iPhone/.test(html) && lastSession(html, 'Safari, iPhone')
    const to = await jana.send('/api/customer/session', { session_id: id || '' })
    expect(to).toContain('result=session_ended')
    const after = await jana.read(to)
    expect(after).toContain('Zařízení je odhlášené.')
    expect(after).not.toContain('Safari, iPhone')
  })

  it('logs out where the session ended is one’s own', async () => {
    const html = await jana.read(account)
    const current = html.slice(html.indexOf('Toto zařízení'))
    const id = /name="session_id" value="(\d+)"/.exec(current)?.[1] ?? ''
    expect(await jana.send('/api/customer/session', { session_id: id })).toBe('/prihlaseni')
    expect(jana.cookies.access_token).toBeUndefined()
  })

  it('hands the data out as a file, after the password', async () => {
    const wrong = await jana.send('/api/customer/export', { export_password: 'wrong' })
    expect(errorOf(await jana.read(wrong), 'export_password')).toBe('Heslo nesouhlasí.')
    const response = await jana.submit('/api/customer/export', { export_password: DEMO_PASSWORD })
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="vitrine-export.json"')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(JSON.stringify(await response.json())).toContain('jana@example.com')
  })

  it('sends whoever is not logged in to login, and back afterwards [GUARD-03]', async () => {
    const guest = shopperIn(shop)
    expect(await guest.send('/api/customer/profile', PROFILE)).toBe(
      `/prihlaseni?return_to=${encodeURIComponent(account)}`,
    )
  })
})

describe('leaving', () => {
  it('takes two steps, the password and a clear yes; then nothing opens any more', async () => {
    const eva = shopperIn(shop)
    await eva.logIn('eva@example.com')
    const step = await eva.read(`${account}?step=delete`)
    expect(step).toContain('Nejde to vzít zpět')
    expect(step).toContain('Objednávky a doklady si necháme')
    const hasty = await eva.send('/api/customer/delete', { delete_password: DEMO_PASSWORD })
    expect(errorOf(await eva.read(hasty), 'understood')).toBeTruthy()
    const wrong = await eva.send('/api/customer/delete', { delete_password: 'wrong', understood: 'on' })
    const html = await eva.read(wrong)
    expect(errorOf(html, 'delete_password')).toBe('Heslo nesouhlasí.')
    expect(html).toMatch(/<input[^>]*name="understood"[^>]*checked/)
    expect(await owned('eva@example.com')).toBeTruthy()
    const to = await eva.send('/api/customer/delete', { delete_password: DEMO_PASSWORD, understood: 'on' })
    expect(to).toBe('/ucet-zrusen')
    expect(await eva.read(to)).toContain('Účet je zrušený')
    expect(eva.cookies.access_token).toBeUndefined()
    expect(await owned('eva@example.com')).toBeUndefined()
  })
})

function lastSession(html: string, device: string): string {
  const row = html.slice(0, html.indexOf(`Odhlásit: ${device}`))
  return (
    /name="session_id" value="(\d+)"[^]*$/.exec(row.slice(row.lastIndexOf('name="session_id"')))?.[1] ?? ''
  )
}
