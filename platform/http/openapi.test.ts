import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { useDatabase } from '#tests/database.ts'
import { type OpenApi, openApi } from './openapi.ts'

const { db } = await useDatabase()
const platform = createPlatform({ sql: db, log: createLog('silent'), check_answers: true })
const get = (path: string, init?: RequestInit) => platform.fetch(new Request(`http://localhost${path}`, init))

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1, and every reference in it leads somewhere', async () => {
    const response = await get('/openapi.json')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const document = (await response.json()) as OpenApi
    expect(document.openapi).toBe('3.1.0')
    const validator = new Validator()
    const result = await validator.validate(structuredClone(document) as never)
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    const references = JSON.stringify(document).match(/"\$ref":"([^"]+)"/g) ?? []
    expect(references.length).toBeGreaterThan(100)
    for (const reference of new Set(references)) {
      const steps = reference.slice('"$ref":"#/'.length, -1).split('/')
      const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], document)
      expect(target, reference).toBeDefined()
    }
  })

  const document = openApi(calls)
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )

  it('has every call of the contract, and each under an id of its own', () => {
    expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted())
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
  })

  it('tells path parameters, the nine list options and who may call', () => {
    const list = document.paths['/brands']?.get
    const options = ['page', 'per_page', 'paginate', 'sort', 'filters', 'search', 'embed', 'only', 'except']
    expect(list?.parameters.flatMap((one) => ('name' in one ? [one.name] : []))).toEqual(options)
    expect(document.paths['/brands/{id}']?.get?.parameters).toContainEqual(
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    )
    expect(document.paths['/customer-addresses']?.get?.security).toEqual([{ bearer: [] }])
    for (const { name, operation } of operations) {
      const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
      const declared = operation.parameters.flatMap((one) =>
        'in' in one && one.in === 'path' ? [one.name] : [],
      )
      expect(declared.toSorted(), name).toEqual(inPath.toSorted())
      expect(operation.description, name).not.toBe('')
    }
  })

  it('tells the fields and embeds of an entity, and the body of an error [API-19]', () => {
    const { Brand, ErrorBody } = document.components.schemas as Record<string, { properties: object }>
    expect(Object.keys(Brand?.properties ?? {})).toEqual(
      expect.arrayContaining(['id', 'name', 'meta_title', 'banners', 'safety', 'products_count']),
    )
    expect(Object.keys(ErrorBody?.properties ?? {})).toEqual(
      expect.arrayContaining(['status', 'message', 'type', 'errors']),
    )
  })
})

describe('the readable documentation', () => {
  it('is a page without scripts and inline styles that names every call', async () => {
    const response = await get('/docs')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await response.text()
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i)
    for (const name of Object.keys(calls)) {
      const [method = '', path = ''] = name.split(' ')
      expect(html, name).toContain(`<span class="method">${method}</span> <code>${path}</code>`)
    }
    expect(html).toContain('href="docs.css"')
    const style = await get('/docs.css')
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(await style.text()).toContain('.method')
  })

  it('answers GET and HEAD alone', async () => {
    for (const path of ['/docs', '/docs.css', '/openapi.json']) {
      const head = await get(path, { method: 'HEAD' })
      expect([head.status, await head.text()], path).toEqual([200, ''])
      expect((await get(path, { method: 'POST' })).status, path).toBe(405)
    }
  })
})
