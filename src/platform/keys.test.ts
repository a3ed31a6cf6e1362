import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calculateJwkThumbprint } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadKeys, rotateKeys } from './keys.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rihla-keys-'))
})
afterAll(() => rm(folder, { recursive: true }))

const day = 86_400_000

test('are made on the first start, readable by their owner alone, and are the same for all who start at once', async () => {
  const file = join(folder, 'deep/keys.json')
  const [one, two, three] = await Promise.all([loadKeys(file), loadKeys(file), loadKeys(file)])
  expect([two, three]).toEqual([one, one])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await loadKeys(file)).toEqual(one)
  // the name of a key is its thumbprint for the provider and for whoever checks (P9)
  const [key] = one.signing
  expect(key?.kid).toBe(await calculateJwkThumbprint(key as never))
})

test('are replaced by fresh ones; the former are believed until what they signed has ended', async () => {
  const file = join(folder, 'rotated.json')
  const first = await loadKeys(file)
  const start = Date.now()
  const second = await rotateKeys(file, new Date(start + day), 15)
  expect(second.signing.map(({ kid }) => kid)).toEqual([second.signing[0]?.kid, first.signing[0]?.kid])
  expect(second.cookies.slice(1)).toEqual(first.cookies)
  // replaced ten days ago: still published (P8)
  const third = await rotateKeys(file, new Date(start + 11 * day), 15)
  expect(third.signing.map(({ kid }) => kid)).toContain(first.signing[0]?.kid)
  const fourth = await rotateKeys(file, new Date(start + 20 * day), 15)
  expect(fourth.signing.map(({ kid }) => kid)).not.toContain(first.signing[0]?.kid)
  expect(fourth.signing).toHaveLength(3)
  expect(fourth.cookies).toHaveLength(3)
  expect(await loadKeys(file)).toEqual(fourth)
})

test('of a broken file are refused, and the file stays as it is', async () => {
  const file = join(folder, 'broken.json')
  await writeFile(file, '{"signing":[]}')
  await expect(loadKeys(file)).rejects.toThrow(`The key file ${file} cannot be used`)
  expect(await readFile(file, 'utf8')).toBe('{"signing":[]}')
})
