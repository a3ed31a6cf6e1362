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

test('creates owner-readable keys once for concurrent starts', async () => {
  const file = join(folder, 'deep/keys.json')
  const [one, two, three] = await Promise.all([loadKeys(file), loadKeys(file), loadKeys(file)])
  expect([two, three]).toEqual([one, one])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await loadKeys(file)).toEqual(one)
  // the kid is the thumbprint (P9)
  const [key] = one.signing
  expect(key?.kid).toBe(await calculateJwkThumbprint(key as never))
})

test('rotates keys in two steps; old keys stay accepted', async () => {
  const file = join(folder, 'rotated.json')
  const { signing: [first] = [], cookies } = await loadKeys(file)
  const start = Date.now()
  const step = async (days: number) => {
    const { keys, step: done } = await rotateKeys(file, new Date(start + days * day), 15)
    expect(await loadKeys(file)).toEqual(keys)
    return { done, kids: keys.signing.map(({ kid }) => kid), cookies: keys.cookies }
  }
  const announced = await step(1)
  expect([announced.done, announced.kids[0], announced.kids.length]).toEqual(['announced', first?.kid, 2])
  expect(announced.cookies.slice(0, 1)).toEqual(cookies)
  const used = await step(2)
  expect([used.done, used.kids]).toEqual(['in use', [announced.kids[1], first?.kid]])
  expect(used.cookies).toEqual(announced.cookies.toReversed())
  // replaced ten days ago: still published (P8)
  await step(11)
  expect((await step(12)).kids).toContain(first?.kid)
  await step(20)
  const late = await step(21)
  expect(late.kids).not.toContain(first?.kid)
  expect([late.kids.length, late.cookies.length]).toEqual([3, 3])
})

test('rejects an invalid file and leaves it unchanged', async () => {
  const file = join(folder, 'broken.json')
  await writeFile(file, '{"signing":[]}')
  await expect(loadKeys(file)).rejects.toThrow(`The key file ${file} cannot be used`)
  expect(await readFile(file, 'utf8')).toBe('{"signing":[]}')
})
