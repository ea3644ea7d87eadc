import { escapeHtml } from '#contract/escape-html.ts'
import type { OpenApi, Operation, Parameter } from './openapi.ts'
import { COMPONENTS, type JsonSchema } from './openapi-schema.ts'

/** The OpenAPI document as a page that needs nothing but a browser. */
export function docsPage(document: OpenApi): string {
  const sections = document.tags.map(({ name }) => section(document, name)).join('')
  const contents = document.tags.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(document.info.title)}</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
<header><h1>${escapeHtml(document.info.title)}</h1>
<p>${escapeHtml(document.info.description)} The same for machines: <a href="openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Domains"><ul>${contents}</ul></nav>
<main>${sections}${schemas(document)}</main>
</body>
</html>
`
}

function section(document: OpenApi, tag: string): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => call(method.toUpperCase(), path, operation)),
  )
  return `<section><h2 id="${tag}">${tag}</h2>${calls.join('')}</section>`
}

function call(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters.filter((one): one is Parameter => 'name' in one)
  const body = operation.requestBody?.content['application/json']?.schema
  const answers = Object.entries(operation.responses).flatMap(([status, answer]) => {
    const content = (answer as { content?: Record<string, { schema: JsonSchema }> }).content
    const [type, described] = Object.entries(content ?? {})[0] ?? []
    if (!status.startsWith('2')) return []
    return [
      fieldTable(
        `Answer ${status}${type && type !== 'application/json' ? `, ${type}` : ''}`,
        described?.schema,
      ),
    ]
  })
  return `<details id="${operation.operationId}"><summary><span class="method">${method}</span> <code>${escapeHtml(path)}</code>
<span class="about">${escapeHtml(operation.summary)}</span></summary><div class="call"><p>${escapeHtml(operation.description)}</p>
${parameters.length > 0 ? rows('Parameters', parameters.map(parameterRow)) : ''}${body ? fieldTable('Body', body) : ''}${answers.join('')}</div></details>`
}

function parameterRow({ name, in: place, required, description, schema }: Parameter): [string, string] {
  const about = description ? ` – ${escapeHtml(description)}` : ''
  return [name, `${typeOf(schema)}, ${place}${required ? ', required' : ''}${about}`]
}

function fieldTable(caption: string, schema: JsonSchema | undefined): string {
  const properties = schema?.properties as Record<string, JsonSchema> | undefined
  if (!properties) return rows(caption, [['', schema ? typeOf(schema) : 'nothing']])
  const required = new Set((schema?.required as string[] | undefined) ?? [])
  const described = Object.entries(properties).map(([name, property]): [string, string] => [
    name,
    `${typeOf(property)}${required.has(name) ? '' : ', optional'}`,
  ])
  return rows(caption, described)
}

function rows(caption: string, list: [string, string][]): string {
  const lines = list.map(
    ([name, text]) => `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${text}</td></tr>`,
  )
  return `<table><caption>${escapeHtml(caption)}</caption><tbody>${lines.join('')}</tbody></table>`
}

function schemas({ components }: OpenApi): string {
  const list = Object.entries(components.schemas)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, schema]) => {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
      const described = properties.map(([field, property]): [string, string] => {
        const about = typeof property.description === 'string' ? ` – ${escapeHtml(property.description)}` : ''
        return [field, typeOf(property) + about]
      })
      return `<section><h3 id="schema-${name}">${escapeHtml(name)}</h3>${rows('Fields', described)}</section>`
    })
  return `<section><h2 id="entities">entities</h2>${list.join('')}</section>`
}

/** A schema in few words; named ones as a link to their fields. */
function typeOf(schema: JsonSchema): string {
  if (typeof schema.$ref === 'string') {
    const name = escapeHtml(schema.$ref.replace(COMPONENTS, ''))
    return `<a href="#schema-${name}">${name}</a>`
  }
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (Array.isArray(parts)) return [...new Set(parts.map((part: JsonSchema) => typeOf(part)))].join(' or ')
  if ('const' in schema) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' or ')
  if (schema.type === 'array') return `list of ${typeOf((schema.items ?? {}) as JsonSchema)}`
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  if (properties.length > 0)
    return `{ ${properties.map(([name, one]) => `${escapeHtml(name)}: ${typeOf(one)}`).join(', ')} }`
  return Array.isArray(schema.type) ? schema.type.join(' or ') : String(schema.type ?? 'anything')
}
