import type { OpeningHours } from '../content/shape.ts'
import { glsPoints, packetaPoints, type Point } from './pickup-point.ts'
import type { ShippingOption } from './shape.ts'

const days = (from: number, to: number, opens: string, closes: string): OpeningHours[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ day: from + index, opens, closes }))

const shopHours: OpeningHours[][] = [
  [...days(1, 5, '08:00', '18:00'), ...days(6, 6, '08:00', '12:00')],
  days(1, 5, '09:00', '17:30'),
  [...days(1, 6, '07:00', '20:00'), ...days(7, 7, '08:00', '20:00')],
  [...days(1, 5, '10:00', '19:00'), ...days(6, 6, '09:00', '13:00')],
]
const aroundTheClock = days(1, 7, '00:00', '24:00')

const hoursOf = (name: string, index: number) =>
  name.startsWith('Z-BOX') ? aroundTheClock : (shopHours[index % shopHours.length] ?? aroundTheClock)

const optionsOf = (shipping_method_code: string, prefix: string, points: Point[]): ShippingOption[] =>
  points.map(([country, city, post_code, latitude, longitude, street, name], index) => ({
    code: `${prefix}-${String(index + 1).padStart(3, '0')}`,
    shipping_method_code,
    name,
    street,
    city,
    post_code,
    country,
    latitude,
    longitude,
    opening_hours: hoursOf(name, index),
    is_active: true,
  }))

export const shippingOptions = [
  ...optionsOf('packeta-point', 'PACKETA', packetaPoints),
  ...optionsOf('gls-parcel-shop', 'GLS', glsPoints),
]
