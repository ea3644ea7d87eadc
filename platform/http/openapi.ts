import type { Access, Call } from '#contract/call.ts'
import { ErrorBody, ERROR_STATUSES, type ErrorType } from '#contract/error.ts'
import {
  DEFAULT_PER_PAGE,
  FILTER_OPERATORS,
  ListMeta,
  MAX_PER_PAGE,
  MAX_SEARCH_LENGTH,
  MAX_UNPAGINATED,
  type Resource,
} from '#contract/list.ts'
import { LANGUAGES } from '#contract/language.ts'
import { CURRENCIES } from '#contract/money.ts'
import { fieldNames } from './selection.ts'
import { DOMAINS, domainOf } from './openapi-domain.ts'
import { COMPONENTS, createSchemas, type JsonSchema, type Schemas } from './openapi-schema.ts'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

export interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, unknown>
}

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    parameters: Record<string, Parameter>
    responses: Record<string, unknown>
    securitySchemes: Record<string, unknown>
  }
}

const ACCESS_TEXTS: Record<Access, string> = {
  public: 'Anyone may call it.',
  customer: 'For a logged-in customer, and only for what is theirs.',
  cart: 'For whoever holds the cart: a guest by its id, a customer by being its owner.',
  order: 'For the owner of the order, or for whoever knows its hash.',
  staff: 'For staff only.',
  gateway: 'Called by a payment gateway; what it says is verified with the gateway.',
}

const BEARER = [{ bearer: [] }]
const SECURITY: Record<Access, Record<string, string[]>[]> = {
  public: [],
  gateway: [],
  customer: BEARER,
  staff: BEARER,
  cart: [{}, ...BEARER],
  order: [{}, ...BEARER],
}

/** The whole contract as an OpenAPI 3.1 document. */
export function openApi(calls: Record<string, Call>): OpenApi {
  const schemas = createSchemas()
  schemas.schemaOf(ErrorBody, 'output', 'error')
  const paths: OpenApi['paths'] = {}
  for (const [name, call] of Object.entries(calls)) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(schemas, method, path, call) }
  }
  schemas.components.ListMeta = schemas.schemaOf(ListMeta, 'output', 'ListMeta')
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine shop API',
      version: '1',
      description:
        'The headless shop. Texts follow Language-Preference, amounts Currency-Preference; every list takes the same nine options.',
    },
    servers: [{ url: '/shop-api' }],
    tags: DOMAINS.map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.components,
      parameters: { language: LANGUAGE, currency: CURRENCY },
      responses: Object.fromEntries(ERROR_TYPES.map((type) => [type, errorResponse(type)])),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

const LANGUAGE: Parameter = {
  name: 'Language-Preference',
  in: 'header',
  required: false,
  description: 'Language of texts and addresses; an unknown one is the default.',
  schema: { type: 'string', examples: [...LANGUAGES] },
}
const CURRENCY: Parameter = {
  name: 'Currency-Preference',
  in: 'header',
  required: false,
  description: 'Currency of all amounts; an unknown one is that of the host.',
  schema: { type: 'string', examples: [...CURRENCIES] },
}

// Object.keys forgets what it was given.
const ERROR_TYPES = Object.keys(ERROR_STATUSES) as ErrorType[]

function errorResponse(type: ErrorType) {
  return {
    description: `${ERROR_STATUSES[type]} ${type}`,
    content: { 'application/json': { schema: { $ref: `${COMPONENTS}ErrorBody` } } },
  }
}

function operation(schemas: Schemas, method: string, path: string, call: Call): Operation {
  const id = `${method.toLowerCase()}${path.replaceAll(/[/{}-]+/g, '_').replace(/_$/, '')}`
  return {
    operationId: id,
    summary: call.summary,
    description: ACCESS_TEXTS[call.access] + (call.staff_too ? ' The staff may call it as well.' : ''),
    tags: [domainOf(path)],
    security: SECURITY[call.access],
    parameters: [
      ...fields(schemas, call.params, 'path', id),
      ...fields(schemas, call.query, 'query', id),
      ...(call.list ? listOptions(call.list) : call.one ? entityOptions(call.one) : []),
      { $ref: '#/components/parameters/language' },
      { $ref: '#/components/parameters/currency' },
    ],
    ...(call.body
      ? {
          requestBody: {
            required: true as const,
            content: bodyContent(call, schemas.schemaOf(call.body, 'input', `${id}_body`)),
          },
        }
      : {}),
    responses: { ...success(schemas, call, id), ...failures(call) },
  }
}

function bodyContent({ takes_form }: Call, schema: JsonSchema) {
  return { ...json(schema), ...(takes_form ? { 'application/x-www-form-urlencoded': { schema } } : {}) }
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } }
}

function success(schemas: Schemas, call: Call, id: string): Record<string, unknown> {
  const status = String(call.status ?? (call.list || call.one || call.answer || call.produces ? 200 : 204))
  if (call.produces) {
    return { [status]: { description: 'The file', content: { [call.produces]: { schema: {} } } } }
  }
  const schema = call.list
    ? listSchema(schemas.resourceOf(call.list))
    : call.one
      ? schemas.resourceOf(call.one)
      : call.answer && schemas.schemaOf(call.answer, 'output', `${id}_answer`)
  return {
    [status]: schema
      ? { description: 'Done', content: json(schema) }
      : { description: 'Done, nothing to say' },
  }
}

function listSchema(items: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['items', '_meta', '_errors'],
    properties: {
      items: { type: 'array', items },
      _meta: { $ref: `${COMPONENTS}ListMeta` },
      _errors: { type: 'object', additionalProperties: { type: 'string' } },
    },
  }
}

function failures(call: Call): Record<string, unknown> {
  const types: ErrorType[] = [
    'malformed',
    ...(call.access === 'public' || call.access === 'gateway'
      ? []
      : (['unauthenticated', 'forbidden'] as const)),
    ...(call.params || call.one ? (['not_found'] as const) : []),
    ...(call.body ? (['too_large', 'unsupported_media_type'] as const) : []),
    'validation',
    'unavailable',
  ]
  return Object.fromEntries(
    types.map((type) => [String(ERROR_STATUSES[type]), { $ref: `#/components/responses/${type}` }]),
  )
}

function fields(schemas: Schemas, shape: Call['query'], place: 'path' | 'query', id: string): Parameter[] {
  if (!shape) return []
  const schema = schemas.schemaOf(shape, 'input', `${id}_${place}`) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: property,
  }))
}

function option(name: string, description: string, schema: JsonSchema): Parameter {
  return { name, in: 'query', required: false, description, schema }
}

function listOptions(resource: Resource): Parameter[] {
  const filterable = Object.entries(resource.filterable).map(([field, type]) => `${field} (${type})`)
  return [
    option('page', 'Which page.', { type: 'integer', minimum: 1, default: 1 }),
    option('per_page', 'How many items on a page.', {
      type: 'integer',
      minimum: 1,
      maximum: MAX_PER_PAGE,
      default: DEFAULT_PER_PAGE,
    }),
    option('paginate', `false answers all at once, at most ${MAX_UNPAGINATED}.`, {
      type: 'boolean',
      default: true,
    }),
    option(
      'sort',
      `Fields joined by commas, with - in front for descending: ${resource.sortable.join(', ')}.`,
      {
        type: 'string',
      },
    ),
    option(
      'filters',
      `A JSON list, plain or base64url: [{"field", "operator", "value"}]. Operators: ${FILTER_OPERATORS.join(', ')}. Fields: ${filterable.join(', ')}.`,
      { type: 'string' },
    ),
    ...(resource.searchable
      ? [option('search', 'Words to look for.', { type: 'string', maxLength: MAX_SEARCH_LENGTH })]
      : []),
    ...entityOptions(resource),
  ]
}

function entityOptions(resource: Resource): Parameter[] {
  const embeds = Object.keys(resource.embeds)
  return [
    option(
      'embed',
      embeds.length > 0
        ? `Adds, joined by commas, with dots for what lies inside: ${embeds.join(', ')}.`
        : 'Nothing can be added here.',
      { type: 'string' },
    ),
    option('only', `Sends these fields alone: ${fieldNames(resource).join(', ')}.`, { type: 'string' }),
    option('except', 'Leaves these fields out.', { type: 'string' }),
  ]
}
