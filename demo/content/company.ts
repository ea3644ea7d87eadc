import type { CompanyInfo } from './shape.ts'

export const company: CompanyInfo = {
  name: 'Vitrine – čaj, káva a keramika s. r. o.',
  street: 'Vymyšlená 12',
  city: 'Brno',
  post_code: '602 00',
  country: 'CZ',
  identification_number: '12345679',
  vat_number: 'CZ12345679',
  register_entry: {
    cs: 'Zapsaná v obchodním rejstříku vedeném Krajským soudem v Brně, oddíl\u00a0C, vložka\u00a0000000',
    sk: 'Zapísaná v obchodnom registri vedenom Krajským súdom v Brne, oddiel\u00a0C, vložka\u00a0000000',
    en: 'Entered in the Commercial Register kept by the Regional Court in Brno, section\u00a0C, entry\u00a0000000',
    de: 'Eingetragen im Handelsregister des Kreisgerichts Brünn, Abteilung\u00a0C, Einlage\u00a0000000',
  },
  phone: '+420 555 010 203',
  email: 'obchod@example.com',
  bank_accounts: [
    {
      currency: 'CZK',
      account_number: '19-2000145399',
      bank_code: '0800',
      iban: 'CZ6508000000192000145399',
      swift: 'VITRCZPP',
    },
    {
      currency: 'EUR',
      account_number: '19-8742637541',
      bank_code: '1200',
      iban: 'SK3112000000198742637541',
      swift: 'VITRSKBX',
    },
  ],
}
