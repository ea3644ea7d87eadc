import { formattedAddress } from '#contract/address-line.ts'
import { useStorefront } from '../storefront-context.tsx'

/** Where goods are sent back to, on one line. */
export function useReturnAddress(): string {
  const { company } = useStorefront().shop
  return [company.name, formattedAddress(company), company.country].join(', ')
}
