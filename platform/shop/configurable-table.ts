import { configurableVariables } from '#contract/configurable.ts'
import { containsText } from '#platform/db/contains-text.ts'
import { table } from '#platform/db/table.ts'

export const configurableTable = table({
  resource: configurableVariables,
  from: ({ sql }) => sql`configurable_variable`,
  visible: ({ sql }) => sql`true`,
  columns: ({ sql, language, caller }) => ({
    id: sql`configurable_variable.id`,
    code: sql`configurable_variable.code`,
    name: sql`localized_text(configurable_variable.name, ${language})`,
    type: sql`configurable_variable.type`,
    value: sql`coalesce((
      select own.value from configurable_variable_value own
      where own.configurable_variable_id = configurable_variable.id and own.customer_id = ${caller.customer_id}
    ), configurable_variable.value)`,
  }),
  embeds: {},
  search: (context, searched) => {
    const { sql, language } = context
    const name = sql`localized_text(configurable_variable.name, ${language})`
    return containsText(context, [name, sql`configurable_variable.code`], searched)
  },
})
