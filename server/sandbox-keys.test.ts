import { createPublicKey, sign, verify } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createSandboxKeys } from './sandbox-keys.ts'

const data_dir = mkdtempSync(path.join(tmpdir(), 'sandbox-keys-'))
afterAll(() => rmSync(data_dir, { recursive: true }))

it('makes the keys of the sandboxes once per data folder', () => {
  const keys = createSandboxKeys(data_dir)
  expect(createSandboxKeys(data_dir)).toEqual(keys)
  expect(keys.merchant.public_key).not.toBe(keys.bank.public_key)
  const text = Buffer.from('text')
  for (const { private_key, public_key } of [keys.merchant, keys.bank]) {
    expect(verify('sha256', text, createPublicKey(public_key), sign('sha256', text, private_key))).toBe(true)
  }
})

it('lets nobody else read the keys', () => {
  createSandboxKeys(data_dir)
  expect(statSync(path.join(data_dir, 'sandbox-keys.json')).mode & 0o777).toBe(0o600)
})

it('adds what an older data folder does not hold, and leaves the rest as it is', () => {
  const keys = createSandboxKeys(data_dir)
  const { control_key, ...older } = keys
  writeFileSync(path.join(data_dir, 'sandbox-keys.json'), JSON.stringify(older))
  const now = createSandboxKeys(data_dir)
  expect(now).toEqual({ ...older, control_key: expect.stringMatching(/^[\w-]{32}$/) })
  expect(now.control_key).not.toBe(control_key)
  expect(createSandboxKeys(data_dir)).toEqual(now)
})
