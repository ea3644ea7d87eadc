import { formattedAddress } from '#contract/address-line.ts'
import type { InterfaceLanguage } from '#contract/language.ts'
import { groupPhone } from '#contract/phone.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { MailPart } from '#platform/mail/mail-document.ts'
import { sayIn } from './order-mail-texts.ts'

/** Who sells, as every mail about an order has to say, and every newsletter. */
export interface Seller {
  name: string
  street: string
  city: string
  post_code: string
  country: string
  identification_number: string
  vat_number: string | null
  register_entry: string
  phone: string
  email: string
}

export async function readSeller(
  tx: Transaction,
  shop_id: number,
  language: InterfaceLanguage,
): Promise<Seller> {
  const [seller] = await tx<Seller[]>`
    select company.name, street, city, post_code, localized_text(country.name, ${language}) as country,
      identification_number, vat_number, localized_text(register_entry, ${language}) as register_entry,
      phone, email
    from company join country on country.id = country_id where shop_id = ${shop_id}`
  if (!seller) throw new Error(`Shop ${shop_id} sells and has no company`)
  return { ...seller, phone: groupPhone(seller.phone) }
}

export function sellerParts(seller: Seller, language: InterfaceLanguage): MailPart[] {
  const say = sayIn(language)
  return [
    { kind: 'heading', text: say('seller') },
    {
      kind: 'lines',
      is_small: true,
      lines: [
        seller.name,
        `${formattedAddress(seller)}, ${seller.country}`,
        [
          `${say('identification_number')}: ${seller.identification_number}`,
          ...(seller.vat_number ? [`${say('vat_number')}: ${seller.vat_number}`] : []),
        ].join(', '),
        seller.register_entry,
        `${say('phone')}: ${seller.phone}, ${seller.email}`,
      ],
    },
  ]
}
