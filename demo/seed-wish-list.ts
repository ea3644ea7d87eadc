import { CUSTOMER_LIST_TYPES, WISH_LIST_NAME } from '#contract/customer-list.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Customer } from './trade/shape.ts'

export async function seedWishLists(sql: Transaction, customers: Customer[]): Promise<void> {
  for (const { email, wish_list_product_codes } of customers) {
    if (wish_list_product_codes.length === 0) continue
    await sql`
      with list as (
        insert into customer_product_list (customer_id, name, type)
        select id, ${WISH_LIST_NAME}, ${CUSTOMER_LIST_TYPES.wish_list} from customer where email = ${email}
        returning id
      )
      insert into customer_product_list_item (customer_product_list_id, product_id)
      select list.id, product.id from list, product
      where product.code = any(${wish_list_product_codes})
      order by array_position(${wish_list_product_codes}, product.code)`
  }
}
