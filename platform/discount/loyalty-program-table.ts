import { loyaltyPrograms } from '#contract/loyalty.ts'
import { money } from '#contract/money.ts'
import { text } from '#platform/catalogue/text.ts'
import { table } from '#platform/db/table.ts'

interface Rule {
  minimal_order_price: number | null
  category_ids: number[]
}

export const loyaltyProgramTable = table({
  resource: loyaltyPrograms,
  from: ({ sql }) => sql`loyalty_program`,
  visible: ({ sql, now }) => sql`(
    loyalty_program.is_active
    and (loyalty_program.valid_from is null or loyalty_program.valid_from <= ${now})
    and (loyalty_program.valid_to is null or loyalty_program.valid_to > ${now})
  )`,
  columns: (context) => {
    const { sql, currency, language } = context
    return {
      id: sql`loyalty_program.id`,
      name: text(context, 'loyalty_program.name'),
      customer_account_id: sql`loyalty_program.customer_account_id`,
      operation: sql`loyalty_program.operation`,
      value: sql`loyalty_program.value::float8`,
      valid_from: sql`loyalty_program.valid_from`,
      valid_to: sql`loyalty_program.valid_to`,
      usage_limit: sql`loyalty_program.usage_limit`,
      usage_limit_per_customer: sql`loyalty_program.usage_limit_per_customer`,
      is_active: sql`loyalty_program.is_active`,
      rule: {
        sql: sql`json_build_object(
          'minimal_order_price', (
            select taxed_price from loyalty_program_price own
            where own.loyalty_program_id = loyalty_program.id and own.currency_id = ${currency.id}),
          'category_ids', array(
            select category_id from loyalty_program_category own
            where own.loyalty_program_id = loyalty_program.id order by category_id)
        )`,
        as: ({ minimal_order_price: minor, category_ids }: Rule) => ({
          minimal_order_price: minor === null ? null : money(minor, currency, language),
          category_ids,
        }),
      },
      is_for_default_category: sql`loyalty_program.is_for_default_category`,
    }
  },
  embeds: {},
})
