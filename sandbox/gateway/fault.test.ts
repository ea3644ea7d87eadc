import { describe, expect, it } from 'vitest'
import { createFaults, Fault } from './fault.ts'

const asked = (signal?: AbortSignal) => new Request('http://gate.example/x', signal ? { signal } : {})
const fault = (fields: object) => Fault.parse(fields)

function withEffect() {
  const effects: string[] = []
  const faults = createFaults()
  const call = (operation = 'status', signal?: AbortSignal) =>
    faults.around(operation, asked(signal), () => {
      effects.push(operation)
      return Response.json({ id: 1 })
    })
  return { faults, effects, call }
}

describe('faults', () => {
  it('hit the operation they name, as often as they say, and then are over', async () => {
    const { faults, effects, call } = withEffect()
    faults.add(fault({ operation: 'status', kind: 'error', status: 502, times: 2 }))
    expect((await call('create')).status).toBe(200)
    expect((await call()).status).toBe(502)
    expect((await call()).status).toBe(502)
    expect((await call()).status).toBe(200)
    expect(effects).toEqual(['create', 'status'])
  })

  it('lose the answer after the effect, or keep the effect from happening', async () => {
    const { faults, effects, call } = withEffect()
    faults.add(fault({ kind: 'error', when: 'after' }))
    expect((await call()).status).toBe(503)
    expect(effects).toEqual(['status'])
    faults.add(fault({ kind: 'error', when: 'before' }))
    expect((await call()).status).toBe(503)
    expect(effects).toEqual(['status'])
  })

  it('answer what is no JSON, or break off in the middle', async () => {
    const { faults, call } = withEffect()
    faults.add(fault({ kind: 'malformed' }))
    await expect((await call()).json()).rejects.toThrow(SyntaxError)
    faults.add(fault({ kind: 'cut' }))
    await expect((await call()).text()).rejects.toThrow('cut')
  })

  it('hang until the caller gives up', async () => {
    const { faults, effects, call } = withEffect()
    faults.add(fault({ kind: 'hang', when: 'after' }))
    const caller = new AbortController()
    const answer = call('create', caller.signal)
    caller.abort(new Error('gave up'))
    await expect(answer).rejects.toThrow('gave up')
    expect(effects).toEqual(['create'])
  })

  it('hang until faults are cleared', async () => {
    const { faults, effects, call } = withEffect()
    faults.add(fault({ kind: 'hang', times: null }))
    const answer = call()
    faults.clear()
    expect((await answer).status).toBe(504)
    expect((await call()).status).toBe(200)
    expect(effects).toEqual(['status'])
  })

  it('slow a call down, and give the true answer in the end', async () => {
    const { faults, effects, call } = withEffect()
    faults.add(fault({ kind: 'slow', delay_ms: 600_000 }))
    const answer = call()
    expect(effects).toEqual([])
    faults.clear()
    expect((await answer).status).toBe(200)
  })
})
