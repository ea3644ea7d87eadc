import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { resource } from '#contract/list.ts'
import type { ListProblem } from './list-problem.ts'
import { parseSelection, type Selection } from './selection.ts'

const makers = resource({
  name: 'maker',
  entity: z.object({ id: z.number(), name: z.string() }),
  embeds: { country: { schema: z.string() } },
  filterable: {},
  sortable: [],
  searchable: false,
})
const cups = resource({
  name: 'cup',
  entity: z.object({ id: z.number(), name: z.string(), size: z.number() }),
  embeds: { maker: { schema: z.unknown(), of: () => makers }, colour: { schema: z.string() } },
  filterable: {},
  sortable: [],
  searchable: false,
})

function parse(options: Parameters<typeof parseSelection>[1]) {
  const errors: ListProblem[] = []
  const selection = parseSelection(cups, options, (error) => errors.push(error))
  return { selection, wrong: errors.map(({ field }) => field) }
}

const plain = ({ fields, embeds }: Selection): unknown => ({
  fields: [...fields],
  embeds: Object.fromEntries([...embeds].map(([name, nested]) => [name, plain(nested)])),
})

describe('what of an entity is sent', () => {
  it('is every field and no embed, unless asked for [API-12]', () => {
    expect(plain(parse({}).selection)).toEqual({ fields: ['id', 'name', 'size'], embeds: {} })
  })

  it('adds named embeds, with dots for what lies inside them [API-12]', () => {
    const { selection, wrong } = parse({ embed: 'colour,maker.country' })
    expect(wrong).toEqual([])
    expect(plain(selection)).toMatchObject({
      embeds: {
        colour: { fields: [], embeds: {} },
        maker: { fields: ['id', 'name'], embeds: { country: { fields: [] } } },
      },
    })
  })

  it('keeps only the fields of `only`, also inside an embed [API-13]', () => {
    expect(plain(parse({ only: 'name' }).selection)).toMatchObject({ fields: ['name'] })
    expect(plain(parse({ embed: 'maker', only: 'maker.name' }).selection)).toMatchObject({
      fields: ['id', 'name', 'size'],
      embeds: { maker: { fields: ['name'] } },
    })
  })

  it('leaves out the fields of `except` [API-14]', () => {
    expect(plain(parse({ except: 'size,id' }).selection)).toMatchObject({ fields: ['name'] })
    expect(plain(parse({ embed: 'maker', except: 'maker.id' }).selection)).toMatchObject({
      embeds: { maker: { fields: ['name'] } },
    })
  })

  it.for([
    [{ embed: 'unknown' }, 'embed'],
    [{ embed: 'maker.maker.maker.maker' }, 'embed'],
    [{ embed: 'colour.shade' }, 'embed'],
    [{ embed: ',,' }, 'embed'],
    [{ embed: '__proto__' }, 'embed'],
    [{ embed: 'toString' }, 'embed'],
    [{ only: 'price' }, 'only'],
    [{ only: 'maker.name' }, 'only'],
    [{ except: 'constructor' }, 'except'],
  ] as const)("refuses %o by the option's name [API-27]", ([options, field]) => {
    expect(parse(options).wrong).toContain(field)
  })

  it('refuses names repeated by the hundred', () => {
    expect(parse({ embed: Array(500).fill('colour').join(',') }).wrong).toContain('embed')
  })
})
