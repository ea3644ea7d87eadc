import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { CARRIERS } from '#contract/shipping.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { refreshPlaces } from './carrier-places.ts'
import { packetaPlaces, readPacketa } from './packeta-feed.ts'

const { db } = await useSeededDatabase()
const NOW = new Date('2026-11-15T10:00:00Z')
const later = (hours: number) => new Date(NOW.getTime() + hours * 3600 * 1000)

const BRNO = {
  id: 4711,
  name: 'Brno, Kounicova 1',
  street: 'Kounicova 1',
  city: 'Brno',
  zip: '60200',
  country: 'cz',
  status: { statusId: '1', description: 'V provozu' },
  displayFrontend: '1',
  latitude: '49.20381',
  longitude: '16.60174',
  openingHours: { regular: { monday: '8:00–12:00, 13:00–18:00', saturday: '08:00-12:00', sunday: '' } },
}
const BOX = { ...BRNO, id: '99', name: 'Z-BOX Brno', openingHours: { regular: { monday: '00:00–23:59' } } }
const ABROAD = { ...BRNO, id: '5', name: 'Hamburg', country: 'de' }

/** Speaks as the carrier's list of places does. */
const lists: Record<string, unknown> = {}
const asked: string[] = []
const carrier = createServer((request, response) => {
  const [, version, key, kind] = (request.url ?? '').split('/')
  asked.push(`${version} ${kind}`)
  if (key !== 'sesame') return void response.writeHead(401).end()
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(lists[kind ?? '']))
}).listen(0)
await once(carrier, 'listening')
afterAll(() => void carrier.close())
const api_url = `http://localhost:${(carrier.address() as AddressInfo).port}/v5`
const read = (api_key = 'sesame') => readPacketa({ api_key, api_url })
const refresh = (now: Date, key?: string) => refreshPlaces(db, now, CARRIERS.packeta, () => read(key))

const stored = () => db<{ code: string; name: string; post_code: string; is_active: boolean }[]>`
  select option.code, option.name, post_code, option.is_active
  from shipping_option option join shipping_method method on method.id = shipping_method_id
  where shipping_service = ${CARRIERS.packeta} order by option.code`
const chosen = async () => (await stored()).filter(({ is_active }) => is_active).map(({ code }) => code)

beforeEach(async () => {
  await db`delete from shipping_option using shipping_method method
    where method.id = shipping_method_id and shipping_service = ${CARRIERS.packeta}`
  await db`truncate carrier_reading`
  asked.length = 0
  lists.branch = [BRNO, ABROAD]
  lists.box = { data: [BOX] }
})

const byHand = (...codes: string[]) => db`
  insert into shipping_option (shipping_method_id, code, name, country_id)
  select method.id, made.code, 'Výdejna', country.id
  from shipping_method method, country, unnest(${codes}::text[]) made (code)
  where shipping_service = ${CARRIERS.packeta} and alpha2 = 'CZ'`
const waiting = async () => {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`
  return row?.count
}

describe("a carrier's list of places", () => {
  it('is read with its hours and coordinates, without places that are closed, hidden or half told [CHECK-12]', () => {
    const closed = { ...BRNO, status: { statusId: '2' } }
    const places = packetaPlaces([BRNO, closed, { ...BRNO, displayFrontend: '0' }, { id: '1' }, null, BOX])
    expect(places.map(({ code }) => code)).toEqual(['4711', '99'])
    expect(places[0]).toEqual({
      code: '4711',
      name: 'Brno, Kounicova 1',
      street: 'Kounicova 1',
      city: 'Brno',
      post_code: '602 00',
      country: 'CZ',
      latitude: 49.20381,
      longitude: 16.60174,
      opening_hours: [
        { day: 1, opens: '08:00', closes: '12:00' },
        { day: 1, opens: '13:00', closes: '18:00' },
        { day: 6, opens: '08:00', closes: '12:00' },
      ],
    })
    expect(places[1]?.opening_hours).toEqual([{ day: 1, opens: '00:00', closes: '24:00' }])
    const [lost] = packetaPlaces([{ ...BRNO, latitude: '', longitude: '999', openingHours: 'nonstop' }])
    expect(lost).toMatchObject({ latitude: null, longitude: null, opening_hours: [] })
  })

  it.for([{}, 'maintenance', null, { data: 'x' }])('is no list if it reads %j', (answer) => {
    expect(() => packetaPlaces(answer)).toThrow()
  })

  it('is taken over once a day, points and boxes, in the countries the method goes to [CHECK-12]', async () => {
    expect(await refresh(NOW)).toBe(2)
    expect(await chosen()).toEqual(['4711', '99'])
    expect(asked.toSorted()).toEqual(['v5 box', 'v5 branch'])
    lists.branch = [{ ...BRNO, name: 'Brno, Kounicova 3' }]
    expect(await refresh(later(23))).toBe(0)
    expect(asked).toHaveLength(2)
    expect(await refresh(later(25))).toBe(1)
    expect((await stored())[0]).toMatchObject({ code: '4711', name: 'Brno, Kounicova 3' })
  })

  it('takes places that are gone out of the choice, for as long as they are gone', async () => {
    await refresh(NOW)
    lists.box = []
    expect(await refresh(later(25))).toBe(1)
    expect(await chosen()).toEqual(['4711'])
    expect(await stored()).toHaveLength(2)
    lists.box = [BOX, BOX]
    expect(await refresh(later(50))).toBe(1)
    expect(await chosen()).toEqual(['4711', '99'])
  })

  it('is not believed if it leaves less than half of the places', async () => {
    await refresh(NOW)
    Object.assign(lists, { branch: [ABROAD], box: [] })
    await expect(refresh(later(25))).rejects.toThrow('leaves 0 of 2 places')
    expect(await chosen()).toEqual(['4711', '99'])
  })

  it('is believed where it leaves few places because the shop no longer serves a country [CHECK-12]', async () => {
    const served = await db<{ shipping_method_id: number; country_id: number }[]>`
      insert into shipping_method_country (shipping_method_id, country_id)
      select method.id, country.id from shipping_method method, country
      where shipping_service = ${CARRIERS.packeta} and alpha2 = 'DE' returning shipping_method_id, country_id`
    lists.branch = [BRNO, ABROAD, { ...ABROAD, id: '6' }, { ...ABROAD, id: '7' }]
    lists.box = []
    try {
      await refresh(NOW)
      expect(await chosen()).toEqual(['4711', '5', '6', '7'])
    } finally {
      for (const { shipping_method_id, country_id } of served) {
        await db`
          delete from shipping_method_country
          where shipping_method_id = ${shipping_method_id} and country_id = ${country_id}`
      }
    }
    expect(await refresh(later(25))).toBe(3)
    expect(await chosen()).toEqual(['4711'])
  })

  it('takes the place of places that were made by hand, however many [CHECK-12]', async () => {
    await byHand('MADE-1', 'MADE-2', 'MADE-3', 'MADE-4')
    await expect(refresh(NOW)).resolves.toBe(2 + 4)
    expect(await chosen()).toEqual(['4711', '99'])
  })

  it('keeps nobody from ordering while it is taken over [CHECK-12]', async () => {
    await byHand('4711')
    let under_way: Promise<number> | undefined
    await db.begin(async (tx) => {
      await tx`select from shipping_option where code = '4711' for update`
      under_way = refresh(NOW)
      await expect.poll(waiting).toBe(1)
      await db.begin(async (cart) => {
        await cart`set local lock_timeout = '5s'`
        await cart`select from shipping_method where shipping_service = ${CARRIERS.packeta} for key share`
      })
    })
    expect(await under_way).toBe(2)
  })

  it('that cannot be had is asked for again after an hour, and its address with the key is not told', async () => {
    const failure = await refresh(NOW, 'wrong').catch((error: Error) => error)
    expect(String(failure)).toContain('401')
    expect(String(failure)).not.toContain('wrong')
    expect(await refresh(later(0.5))).toBe(0)
    expect(await refresh(later(1.1))).toBe(2)
  })

  it('is not asked for where no shipping method hands goods over at its places', async () => {
    await db`update shipping_method set has_options = false where shipping_service = ${CARRIERS.packeta}`
    try {
      expect(await refresh(NOW)).toBe(0)
      expect(asked).toEqual([])
    } finally {
      await db`update shipping_method set has_options = true where shipping_service = ${CARRIERS.packeta}`
    }
  })
})
