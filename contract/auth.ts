import * as z from 'zod/mini'
import { defineCalls, Id, PathId } from './call.ts'
import { CustomerAccountAmount, customers } from './customer.ts'
import { customerLists } from './customer-list.ts'
import { embedNullable } from './embed.ts'
import { Email, line, newPasswordIsConfirmed, Password } from './form-field.ts'
import { resource } from './list.ts'

export const ACCESS_TOKEN_LIFETIME_S = 15 * 60
export const SESSION_LIFETIME_S = 30 * 24 * 60 * 60
/** Two tabs refreshing at once: within this time the refresh token just used still answers its successor. */
export const REFRESH_GRACE_S = 30
export const PASSWORD_RESET_LIFETIME_S = 60 * 60

export const AUTH_STATES = ['logged_out', 'logging_in', 'logged_in', 'logging_out'] as const
export type AuthState = (typeof AUTH_STATES)[number]

export const AUTH_EVENTS = [
  'auth:logging-in',
  'auth:logged-in',
  'auth:logging-out',
  'auth:logged-out',
] as const
export type AuthEvent = (typeof AUTH_EVENTS)[number]

/** A member of the staff. */
export const User = z.object({ id: z.number(), first_name: z.string(), last_name: z.string() })
export type User = z.infer<typeof User>

const session = {
  id: z.number(),
  client_ip: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  access_token: z.string(),
  refresh_token: z.string(),
  access_expiration_at: z.string(),
  session_expiration_at: z.string(),
}

export const CustomerSession = z.object({ ...session, customer_id: z.number() })
export type CustomerSession = z.infer<typeof CustomerSession>

export const UserSession = z.object({ ...session, user: User })
export type UserSession = z.infer<typeof UserSession>

/** A session as its owner sees it in a list: where and when, never its tokens. */
export const SessionRecord = z.object({
  id: z.number(),
  client_ip: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  created_at: z.string(),
  last_used_at: z.string(),
  session_expiration_at: z.string(),
  is_current: z.boolean(),
  is_impersonated: z.boolean(),
})
export type SessionRecord = z.infer<typeof SessionRecord>

export const sessions = resource({
  name: 'session',
  entity: SessionRecord,
  embeds: {},
  filterable: { id: 'number', created_at: 'date', last_used_at: 'date' },
  sortable: ['id', 'created_at', 'last_used_at'],
  searchable: false,
})

export const SOCIAL_PROVIDERS = ['google', 'apple', 'facebook', 'seznam', 'oidc', 'sandbox'] as const
export const SocialProvider = z.literal(SOCIAL_PROVIDERS)
export type SocialProvider = z.infer<typeof SocialProvider>

/** For the way to the third party and back; whoever takes longer starts again. */
export const SOCIAL_LOGIN_LIFETIME_S = 900

/** Where the third party sends the browser back to: the storefront's own server, at an address of its own each. */
export const socialCallbackPath = (provider: SocialProvider) => `/api/auth/social/${provider}`

/** The name reads well behind "log in with". */
export const OfferedProvider = z.object({ provider: SocialProvider, name: z.string() })
export type OfferedProvider = z.infer<typeof OfferedProvider>

/** A third-party identity linked with the customer. */
export const Pairing = z.object({ provider: SocialProvider, created_at: z.string() })

/** How the customer is addressed in a greeting; null where the language has no vocative or it is not known. */
export const NameInflections = z.object({
  first_name_vocative: z.nullable(z.string()),
  last_name_vocative: z.nullable(z.string()),
})

export const Me = z.object({
  is_guest: z.boolean(),
  customer_account_amounts: z.array(CustomerAccountAmount),
  used_referral_code: z.nullable(z.string()),
  name_inflections: NameInflections,
  /** The member of the staff who acts as the customer, if any. */
  impersonated_by: z.nullable(User),
})
export type Me = z.infer<typeof Me>

export const mes = resource({
  name: 'me',
  entity: Me,
  embeds: {
    customer: embedNullable(customers),
    latest_cart_id: { schema: z.nullable(z.string()) },
    wish_list: embedNullable(customerLists),
    pairings: { schema: z.array(Pairing) },
  },
  filterable: {},
  sortable: [],
  searchable: false,
})

export const LoginBody = z.strictObject({
  email: Email,
  password: z.string().check(z.minLength(1), z.maxLength(128)),
})

export const RefreshBody = z.strictObject({
  refresh_token: z.string().check(z.minLength(1), z.maxLength(512)),
})
/** Either token ends the session; a stale or missing one leaves nothing to end, which is no error. */
export const LogoutBody = z.strictObject({ refresh_token: z.optional(z.string().check(z.maxLength(512))) })

export const PasswordResetRequestBody = z.strictObject({ email: Email })
export const PasswordResetBody = z
  .strictObject({ token: line(256), new_password: Password, new_password_confirmation: z.string() })
  .check(newPasswordIsConfirmed)

/** `return_url` is the page of the shop that was left; its host is where the third party will send the browser. */
export const SocialiteBody = z.strictObject({ provider: SocialProvider, return_url: z.string() })
/** `browser_secret` stays with the browser that was sent away, as proof that the same one has come back. */
export const SocialiteAnswer = z.object({ provider_auth_url: z.string(), browser_secret: z.string() })

/** What the provider has sent back to the storefront's own server. */
export const SocialiteCallbackBody = z.strictObject({
  provider: SocialProvider,
  code: z.string().check(z.minLength(1), z.maxLength(4096)),
  state: z.string().check(z.minLength(1), z.maxLength(512)),
  browser_secret: z.string().check(z.minLength(1), z.maxLength(512)),
  /** Who sent the browser back, where the provider says so. */
  iss: z.optional(z.string().check(z.maxLength(512))),
  /** Apple tells the name here, once, in JSON. */
  user: z.optional(z.string().check(z.maxLength(4096))),
})

export const BroadcastingBody = z.strictObject({
  socket_id: z.string().check(z.regex(/^\d{1,20}\.\d{1,20}$/)),
  channel_name: z.string().check(z.regex(/^[A-Za-z0-9_\-=@,.;]{1,164}$/)),
})
export const BroadcastingAnswer = z.object({
  auth: z.string(),
  channel_data: z.nullable(z.string()),
  shared_secret: z.nullable(z.string()),
})

export const authCalls = defineCalls({
  'GET /auth/me': {
    summary: 'Tells who is asking; a visitor is a guest, not an error',
    access: 'public',
    one: mes,
  },
  'POST /auth/login': {
    summary: 'Logs a customer in',
    access: 'public',
    body: LoginBody,
    answer: CustomerSession,
  },
  'POST /auth/refresh': {
    summary: 'Trades a refresh token for new tokens',
    access: 'public',
    body: RefreshBody,
    answer: CustomerSession,
  },
  'POST /auth/logout': { summary: 'Ends the session', access: 'public', body: LogoutBody, status: 204 },
  'POST /auth/impersonate': {
    summary: 'Lets staff act as a customer',
    access: 'staff',
    body: z.strictObject({ customerId: Id }),
    answer: CustomerSession,
  },
  'GET /auth/sessions': { summary: 'Lists one’s own live sessions', access: 'customer', list: sessions },
  'DELETE /auth/sessions/{id}': {
    summary: 'Ends one of one’s own sessions',
    access: 'customer',
    in_person: true,
    params: z.object({ id: PathId }),
    status: 204,
  },
  'POST /auth/users/login': {
    summary: 'Logs a member of the staff in',
    access: 'public',
    body: LoginBody,
    answer: UserSession,
  },
  'POST /auth/users/refresh': {
    summary: 'Trades a staff refresh token for new tokens',
    access: 'public',
    body: RefreshBody,
    answer: UserSession,
  },
  'POST /auth/users/logout': {
    summary: 'Ends the staff session',
    access: 'public',
    body: LogoutBody,
    status: 204,
  },
  'GET /auth/users/me': {
    summary: 'Tells which member of the staff is asking',
    access: 'staff',
    answer: User,
  },
  'POST /passwords/customer': {
    summary: 'Sends a link for a new password, if there is such a customer; the answer does not tell',
    access: 'public',
    body: PasswordResetRequestBody,
    status: 204,
  },
  'PUT /passwords/customer': {
    summary: 'Sets a new password with the token of the link',
    access: 'public',
    body: PasswordResetBody,
    status: 204,
  },
  'GET /socialite/providers': {
    summary: 'Names the third parties one may log in through',
    access: 'public',
    answer: z.array(OfferedProvider),
  },
  'POST /socialite/redirect': {
    summary: 'Starts a third-party login; whoever is logged in links the third party with their account',
    access: 'public',
    in_person: true,
    body: SocialiteBody,
    answer: SocialiteAnswer,
  },
  'POST /socialite/callback': {
    summary: 'Ends a third-party login: finds or creates the customer, or links the one who started it',
    access: 'public',
    body: SocialiteCallbackBody,
    answer: CustomerSession,
  },
  'DELETE /socialite/pairings/{provider}': {
    summary: 'Unlinks a third party; refused for the only way to log in',
    access: 'customer',
    in_person: true,
    params: z.object({ provider: SocialProvider }),
    status: 204,
  },
  'POST /auth/broadcasting': {
    summary: 'Lets the holder of a cart listen to its channel',
    access: 'cart',
    body: BroadcastingBody,
    takes_form: true,
    answer: BroadcastingAnswer,
  },
})
