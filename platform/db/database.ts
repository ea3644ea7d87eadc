import type { Socket } from 'node:net'
import postgres from 'postgres'
import { arrayTypes } from './array-type.ts'
import { beginCarefully } from './careful-begin.ts'
import { createListening, type Listen } from './careful-listen.ts'
import { type Address, LONG_GREETING, openSocket } from './careful-socket.ts'
import { readDatabaseAddress } from './database-address.ts'

export type Transaction = postgres.TransactionSql
/** A transaction answers what its work does; the driver's own type would unwrap arrays of promises. */
export type Database = {
  begin<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
  listen: Listen
} & postgres.Sql

const STATEMENT_TIMEOUT_MS = 20_000
const LOCK_TIMEOUT_MS = 5_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000
const CONNECT_TIMEOUT_S = 10
/** The driver's own pause grows to twenty seconds, in which a database that is back would stay unused. */
const MOST_RECONNECT_S = 0.5
const DEFAULT_CONNECTIONS = 10
/** Never reached: a transaction that begins when it is, the driver leaves on a line that others go on using. */
const MOST_ASKED_AT_ONCE = 1_000_000

type DatabaseOptions = {
  max?: number
  application_name?: string
  statement_timeout_ms?: number
  /** Opens the sockets, for whoever wants to hold them. */
  socket?: (address: Address) => Socket
}

/**
 * Opens a pool. `url` is `postgresql://user:password@host:5432/name`, or for a unix socket
 * `postgresql:///name?host=/folder/of/the/socket&user=name`. What it may say of TLS is in `database-address.ts`.
 */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { address, socket, tls } = readDatabaseAddress(url)
  const opened = options.socket ?? openSocket
  const open = ({ path, host, port }: Address) => opened({ path, host, port, tls })
  const settings = {
    ...socket,
    // Its own would be put on a line later, where nobody could take care of it.
    ssl: false,
    // The driver takes them, and its types do not tell of them.
    socket: open,
    max_pipeline: MOST_ASKED_AT_ONCE,
    max: options.max ?? DEFAULT_CONNECTIONS,
    connect_timeout: CONNECT_TIMEOUT_S,
    backoff: pauseS,
    fetch_types: false,
    prepare: true,
    onnotice: () => {},
    connection: {
      application_name: options.application_name ?? 'vitrine',
      TimeZone: 'UTC',
      ...LONG_GREETING,
      statement_timeout: options.statement_timeout_ms ?? STATEMENT_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    },
    types: { ...wireTypes, ...arrayTypes },
  }
  const sql = postgres(address, settings)
  const endPool = sql.end
  const listening = createListening({
    openSocket: open,
    openLine: (told) =>
      postgres(address, { ...settings, ...told, max: 1, idle_timeout: 0, max_lifetime: null }),
    pauseS,
  })
  return Object.assign(sql, {
    // The driver's own type says what a transaction answers, which is passed on as it is.
    begin: beginCarefully(sql.begin) as Database['begin'],
    reserve: reserveOpened(sql),
    listen: listening.listen,
    end: async (how?: { timeout?: number }) => {
      listening.end()
      await endPool(how)
    },
  })
}

function pauseS(tries: number): number {
  return (0.5 + Math.random() / 2) * Math.min(3 ** tries / 100, MOST_RECONNECT_S)
}

/** The driver forgets whoever wants to have a connection that is yet to be opened: it is opened by a question first. */
function reserveOpened(sql: postgres.Sql): Database['reserve'] {
  const { reserve } = sql
  return async () => {
    await sql`select 1`
    return reserve()
  }
}

/** The same server and account, another database. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

const identity = (value: unknown): unknown => value

// Rows leave the database in the form in which they go over the wire: numbers and ISO texts.
const wireTypes = {
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
  numeric: { to: 1700, from: [1700], serialize: String, parse: numericValue },
  date: { to: 1184, from: [1114, 1184], serialize: isoValue, parse: isoTime },
  day: { to: 1082, from: [1082], serialize: dayValue, parse: identity },
}

function numericValue(text: string): number | string {
  const value = Number(text)
  return /^-?\d+$/.test(text) && Number.isSafeInteger(value) ? value : text
}

function isoTime(text: string): string {
  const time = new Date(/[+-]\d\d(:?\d\d)?$/.test(text) ? text : `${text}Z`)
  // 'infinity' is a valid timestamp with no ISO form.
  return Number.isNaN(time.getTime()) ? text : time.toISOString()
}

function isoValue(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value)
}

function dayValue(value: unknown): string {
  return isoValue(value).slice(0, 'YYYY-MM-DD'.length)
}
