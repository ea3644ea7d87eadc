import type { CurrencyCode, FreeShippingPrice, OpeningHours, ShopInfo } from './shape.ts'

const weekday = (day: number): OpeningHours => ({ day, opens: '09:00', closes: '18:00' })

export const shop: ShopInfo = {
  id: 1,
  name: 'Vitrine',
  hostnames: [
    { hostname: 'localhost', currency: 'CZK', country: 'CZ', language: 'cs' },
    { hostname: 'vitrine.example.cz', currency: 'CZK', country: 'CZ', language: 'cs' },
    { hostname: 'vitrine.example.sk', currency: 'EUR', country: 'SK', language: 'sk' },
  ],
  social_links: {
    facebook: 'https://facebook.example.com/vitrine',
    instagram: 'https://instagram.example.com/vitrine',
    youtube: '',
    tiktok: '',
  },
  opening_hours: [...[1, 2, 3, 4, 5].map(weekday), { day: 6, opens: '09:00', closes: '13:00' }],
  route_settings: {
    search: { paths: { cs: '/hledani', sk: '/vyhladavanie', en: '/search' }, query_name: 'q' },
    blog: { paths: { cs: '/blog', sk: '/blog', en: '/blog' } },
  },
  stock_display: { min: 1, max: 5 },
  credit_account_code: 'credits',
}

const threshold = (currency: CurrencyCode, taxed_price: number): FreeShippingPrice => ({
  currency,
  taxed_price,
})

export const freeShippingPrices = [threshold('CZK', 1_200_00), threshold('EUR', 48_00)]
