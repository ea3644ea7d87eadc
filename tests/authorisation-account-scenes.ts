import { cartChannel, privateChannel } from '#contract/cart-channel.ts'
import { byFirst, type Scene, type Scenes } from './authorisation-scene.ts'
import { DEMO_PASSWORD, DEMO_STAFF_PASSWORD, MARK } from './authorisation-world.ts'

const NEW_PASSWORD = 'Nové-heslo-1'
const newPassword = { new_password: NEW_PASSWORD, new_password_confirmation: NEW_PASSWORD }

const self: Scene = async (_world, { id }) => ({ params: { id } })
const withPassword: Scene = async (_world, { id }) => ({ params: { id }, body: { password: DEMO_PASSWORD } })
const list =
  (body?: unknown): Scene =>
  async (world, owner) => ({
    params: { id: (await world.listOf(owner)).id },
    ...(body === undefined ? {} : { body }),
  })
const listItem =
  (body?: unknown): Scene =>
  async (world, owner) => {
    const { id, item_id } = await world.listOf(owner)
    return { params: { list_id: id, id: item_id }, ...(body === undefined ? {} : { body }) }
  }

export const sessionScenes: Scenes = {
  'POST /auth/login': async ({ newPerson }) => ({
    body: { email: (await newPerson()).email, password: DEMO_PASSWORD },
  }),
  'POST /auth/refresh': async ({ newPerson, ask }) => {
    const { email } = await newPerson()
    const { refresh_token } = await ask('POST /auth/login', { email, password: DEMO_PASSWORD })
    return { body: { refresh_token } }
  },
  'POST /auth/logout': async () => ({ body: { refresh_token: 'nothing-to-end' } }),
  'POST /auth/users/login': async () => ({
    body: { email: 'staff@example.com', password: DEMO_STAFF_PASSWORD },
  }),
  'POST /auth/users/refresh': async ({ ask }) => {
    const credentials = { email: 'staff@example.com', password: DEMO_STAFF_PASSWORD }
    return { body: { refresh_token: (await ask('POST /auth/users/login', credentials)).refresh_token } }
  },
  'POST /auth/users/logout': async () => ({ body: { refresh_token: 'nothing-to-end' } }),
  'POST /auth/impersonate': async ({ newPerson }) => ({ body: { customerId: (await newPerson()).id } }),
  'DELETE /auth/sessions/{id}': async (world, owner) => ({ params: { id: await world.sessionOf(owner) } }),
  'POST /passwords/customer': async ({ fresh }) => ({ body: { email: fresh('nikdo') } }),
  'PUT /passwords/customer': async ({ newPerson, mailedToken, db }) => {
    const { id } = await newPerson()
    const token = await mailedToken(
      (hash) => db`
        insert into password_reset (customer_id, token_hash, created_at, expiration_at)
        values (${id}, ${hash}, now(), now() + interval '1 hour')`,
    )
    return { body: { token, ...newPassword } }
  },
  // No third party is set up here.
  'POST /socialite/redirect': async () => ({
    body: { provider: 'google', return_url: 'http://localhost/api/auth/social' },
    answers: 422,
  }),
  'POST /socialite/callback': async ({ hex }) => ({
    body: { provider: 'google', code: 'x', state: hex(), browser_secret: hex() + hex() },
    answers: 422,
  }),
  'DELETE /socialite/pairings/{provider}': async ({ db, hex }, { id }) => {
    await db`
      insert into social_pairing (provider, subject, customer_id, created_at)
      values ('google', ${hex()}, ${id}, now()) on conflict do nothing`
    return { params: { provider: 'google' } }
  },
  'POST /auth/broadcasting': async (world, owner) => {
    const { cart_id } = await world.cartOf(owner)
    const [shop] = await world.db<{ id: number }[]>`select id from shop limit 1`
    return { body: { socket_id: '1.1', channel_name: privateChannel(cartChannel(shop?.id ?? 0, cart_id)) } }
  },
}

/** One's own record. */
export const recordScenes: Scenes = {
  'POST /customers/register': async ({ fresh }) => ({
    body: {
      first_name: 'Nová',
      last_name: 'Osoba',
      email: fresh('nova'),
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
    },
  }),
  'GET /customers/{id}': self,
  'PATCH /customers/{id}': async (_world, { id }) => ({ params: { id }, body: { first_name: 'Změněná' } }),
  'POST /customers/confirm-email': async ({ db, fresh, mailedToken, newPerson }) => {
    const { id } = await newPerson()
    const token = await mailedToken(
      (hash) => db`
        insert into email_change (customer_id, email, token_hash, created_at, expiration_at)
        values (${id}, ${fresh('nova')}, ${hash}, now(), now() + interval '1 day')`,
    )
    return { body: { token } }
  },
  'DELETE /customers/{id}': withPassword,
  'PUT /customers/{id}/password': async (_world, { id }) => ({
    params: { id },
    body: { current_password: DEMO_PASSWORD, ...newPassword },
  }),
  'POST /customers/{id}/export': withPassword,
  'POST /customer-addresses': async ({ place }) => ({ body: await place() }),
  'GET /customer-addresses/{id}': async (world, owner) => ({ params: { id: await world.addressOf(owner) } }),
  'PATCH /customer-addresses/{id}': async (world, owner) => ({
    params: { id: await world.addressOf(owner) },
    body: { city: 'Brno' },
  }),
  'DELETE /customer-addresses/{id}': async (world, owner) => ({
    params: { id: await world.addressOf(owner) },
  }),
  'GET /customer-accounts/{id}/usages': byFirst('customer_account'),
}

export const listScenes: Scenes = {
  'POST /customer-product-lists': async (_world, { id }) => ({
    body: { customer_id: id, name: MARK, type: 2 },
  }),
  'GET /customer-product-lists/{id}': list(),
  'PATCH /customer-product-lists/{id}': list({ name: `${MARK} nová` }),
  'DELETE /customer-product-lists/{id}': list(),
  'GET /customer-product-lists/{list_id}/items': async (world, owner) => ({
    params: { list_id: (await world.listOf(owner)).id },
  }),
  'POST /customer-product-lists/{list_id}/items': async (world, owner) => ({
    params: { list_id: (await world.listOf(owner)).id },
    body: { product_id: await world.idOf('product', 'UNTRACKED') },
  }),
  'PATCH /customer-product-lists/{list_id}/items/{id}': listItem({ note: MARK }),
  'DELETE /customer-product-lists/{list_id}/items/{id}': listItem(),
}
