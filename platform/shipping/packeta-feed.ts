import * as z from 'zod/mini'
import type { OpeningHours } from '#contract/opening-hours.ts'

/** A place where a carrier hands goods over, as its list tells it. */
export type CarrierPlace = {
  code: string
  name: string
  street: string
  city: string
  post_code: string
  /** Two letters. */
  country: string
  opening_hours: OpeningHours[]
  latitude: number | null
  longitude: number | null
}

/** The list writes numbers as texts and numbers by turns. */
const Text = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value).trim()),
)

const Branch = z.object({
  id: Text.check(z.minLength(1)),
  name: Text.check(z.minLength(1)),
  street: Text,
  city: Text,
  zip: Text,
  country: Text.check(z.length(2)),
  status: z.optional(z.object({ statusId: Text })),
  displayFrontend: z.optional(Text),
  latitude: z.optional(Text),
  longitude: z.optional(Text),
  openingHours: z.optional(z.unknown()),
})

const List = z.union([
  z.array(z.unknown()),
  z.pipe(
    z.object({ data: z.array(z.unknown()) }),
    z.transform(({ data }) => data),
  ),
])

/** Without what the shop could not send goods to: a place that is closed, is not to be shown, or is told half. */
export function packetaPlaces(feed: unknown): CarrierPlace[] {
  return z.parse(List, feed).flatMap((row) => {
    const { data: branch } = z.safeParse(Branch, row)
    if (!branch || branch.displayFrontend === '0' || (branch.status?.statusId ?? '1') !== '1') return []
    const { id: code, name, street, city } = branch
    return [
      {
        code,
        name,
        street,
        city,
        post_code: branch.zip.replace(/^(\d{3})(\d{2})$/, '$1 $2'),
        country: branch.country.toUpperCase(),
        opening_hours: packetaHours(branch.openingHours),
        ...coordinates(branch.latitude, branch.longitude),
      },
    ]
  })
}

function coordinates(latitude = '', longitude = ''): Pick<CarrierPlace, 'latitude' | 'longitude'> {
  const [north, east] = [latitude, longitude].map((text) => (text === '' ? NaN : Number(text)))
  const is_place = Math.abs(north ?? NaN) <= 90 && Math.abs(east ?? NaN) <= 180
  return is_place ? { latitude: north ?? null, longitude: east ?? null } : { latitude: null, longitude: null }
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const HOURS = /(\d{1,2}:\d{2})\s*[–-]\s*(\d{1,2}:\d{2})/g
const Week = z.object({ regular: z.record(z.string(), z.unknown()) })

/** "08:00–12:00, 13:00–18:00" for each day; what is written otherwise is not told. */
function packetaHours(told: unknown): OpeningHours[] {
  const week = z.safeParse(Week, told).data?.regular ?? {}
  return DAYS.flatMap((name, index) => {
    const text = week[name]
    return Array.from(
      typeof text === 'string' ? text.matchAll(HOURS) : [],
      ([, opens = '', closes = '']) => ({
        day: index + 1,
        opens: opens.padStart(5, '0'),
        closes: closes === '23:59' || closes === '00:00' ? '24:00' : closes.padStart(5, '0'),
      }),
    )
  })
}

export interface PacketaFeed {
  api_key: string
  api_url: string
}

/** The list of a whole country is long; but a shop that is being stopped waits for it. */
const TIMEOUT_MS = 15_000

/** All places there are: points with people, and boxes. */
export async function readPacketa({ api_key, api_url }: PacketaFeed): Promise<CarrierPlace[]> {
  const lists = await Promise.all(
    ['branch', 'box'].map(async (kind) => {
      const response = await fetch(`${api_url}/${encodeURIComponent(api_key)}/${kind}/json?lang=cs`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      // The address holds the key, so it is not told.
      if (!response.ok) throw new Error(`Packeta answered ${response.status} to the list of ${kind}`)
      return packetaPlaces(await response.json())
    }),
  )
  return lists.flat()
}
