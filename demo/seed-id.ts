import { countries, currencies } from './content/country.ts'
import { customerGroups } from './content/customer-field.ts'
import { idsByCode } from './seed-rows.ts'
import { customerAccounts } from './trade/loyalty.ts'

/** Ids that the parts of the demo shop name each other by. */
export const currencyId = idsByCode(currencies)
export const customerGroupId = idsByCode(customerGroups)
export const countryId = idsByCode(countries.map(({ alpha2 }) => ({ code: alpha2 })))
export const customerAccountId = idsByCode(customerAccounts)
