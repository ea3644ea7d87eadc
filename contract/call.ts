import * as z from 'zod/mini'
import type { EmbedsOf, EntityOf, ListAnswer, ListQuery, Resource } from './list.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** A call's name is its method and path: `GET /carts/{cart_id}`. */
export type CallName = `${Method} /${string}`

/** Who may call: `public` anyone, `cart`/`order` the holder of that cart or order, the rest a session of that kind. */
export type Access = 'public' | 'customer' | 'cart' | 'order' | 'staff' | 'gateway'

export interface Call {
  summary: string
  access: Access
  /** For the customer in person: staff acting as them is refused. */
  in_person?: true
  /**
   * What a customer hears who names a row of another one. Unsaid it is `not_found`, as if there were none, and for
   * carts, whose ids nobody can guess, `forbidden`. `own`: everybody finds their own rows under the same name.
   */
  stranger?: 'forbidden' | 'own'
  /** The staff may call it as well, about anybody's order. */
  staff_too?: true
  /** Path parameters; an id that does not parse is a 404, as is an id nobody has. */
  params?: z.core.$ZodObject
  /** Query of its own, besides the list options. */
  query?: z.core.$ZodObject
  body?: z.core.$ZodType
  /** Where the body may be larger than those of other calls. */
  max_body_bytes?: number
  /** The body may also come as a form, from clients that know no JSON. */
  takes_form?: true
  /** A list of this resource with all nine options … */
  list?: Resource
  /** … or one entity of it, with embed, only and except … */
  one?: Resource
  /** … or any other answer. None at all is 204. */
  answer?: z.core.$ZodType
  status?: number
  /** `json` unless the call answers a file. */
  produces?: string
}

export function defineCalls<const T extends Record<CallName, Call>>(calls: T): T {
  return calls
}

/** A positive database id as it stands in a path: no sign, no zero in front, within PostgreSQL's integer. */
export const PathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.maximum(2_147_483_647)),
  ),
)

export const Id = z.int().check(z.positive(), z.maximum(2_147_483_647))

type Shape<T> = T extends z.core.$ZodType ? z.infer<T> : never
type In<T> = T extends z.core.$ZodType ? z.input<T> : never

type TopLevel<E> = E extends `${infer Top}.${string}` ? Top : E
type EntityQuery = Pick<ListQuery, 'embed' | 'only' | 'except'>

type Selected<R extends Resource, Q> = (Q extends { only: readonly (infer F)[] }
  ? Pick<EntityOf<R>, Extract<TopLevel<F>, keyof EntityOf<R>>>
  : EntityOf<R>) &
  (Q extends { embed: readonly (infer E)[] }
    ? Pick<EmbedsOf<R>, Extract<TopLevel<E>, keyof EmbedsOf<R>>>
    : unknown)

/** What the caller of `C` hands over. Ids in a path may be given as numbers. */
export type CallInput<C extends Call> = (C extends { params: infer P }
  ? { params: { [K in keyof In<P>]: string | number } }
  : { params?: undefined }) &
  (C extends { list: Resource }
    ? { query?: ListQuery & (C extends { query: infer Q } ? In<Q> : unknown) }
    : C extends { one: Resource }
      ? { query?: EntityQuery & (C extends { query: infer Q } ? In<Q> : unknown) }
      : C extends { query: infer Q }
        ? { query: In<Q> }
        : { query?: undefined }) &
  (C extends { body: infer B } ? { body: In<B> } : { body?: undefined })

export type CallAnswer<C extends Call, Q = unknown> = C extends { list: infer R extends Resource }
  ? ListAnswer<Selected<R, Q>>
  : C extends { one: infer R extends Resource }
    ? Selected<R, Q>
    : C extends { answer: infer A }
      ? Shape<A>
      : undefined
