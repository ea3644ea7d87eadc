import { townLine } from '#contract/address-line.ts'
import type { Language } from '#contract/language.ts'

export interface Party {
  name: string
  lines: string[]
  identification_number: string | null
  vat_number: string | null
}

/** As the company was on the day of the paper. */
export type Supplier = Partial<
  Record<'name' | 'street' | 'post_code' | 'city' | 'identification_number' | 'vat_number', string> &
    Record<'country' | 'register_entry', Record<string, string>>
>

export interface Buyer {
  first_name: string
  last_name: string
  street: string | null
  city: string | null
  post_code: string | null
  country: string | null
  alpha2: string | null
  company_name: string | null
  company_identification_number: string | null
  company_vat_number: string | null
}

export function supplierParty(supplier: Supplier, language: Language): Party {
  const country = supplier.country?.[language] ?? supplier.country?.cs
  return {
    name: supplier.name ?? '',
    lines: [supplier.street, townLine(supplier), country].filter((line): line is string => Boolean(line)),
    identification_number: supplier.identification_number ?? null,
    vat_number: supplier.vat_number ?? null,
  }
}

export function customerParty(buyer: Buyer | undefined): Party {
  if (!buyer) return { name: '', lines: [], identification_number: null, vat_number: null }
  const person = `${buyer.first_name} ${buyer.last_name}`
  const place = [buyer.street, townLine(buyer), buyer.country]
  return {
    name: buyer.company_name ?? person,
    lines: [buyer.company_name ? person : null, ...place].filter((line): line is string => Boolean(line)),
    identification_number: buyer.company_identification_number,
    vat_number: buyer.company_vat_number,
  }
}
