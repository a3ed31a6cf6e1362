import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { startFauxqs } from 'fauxqs'
import { afterAll, describe, expect, test } from 'vitest'
import { s3Storage } from './s3-storage.ts'
import { closeToOthers, folderStorage, type Storage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-storage-'))
const inFolder = folderStorage(folder)
// `npm run test:s3` sets the address of a real store
const { S3_TEST_URL, S3_TEST_ACCESS_KEY = 'key', S3_TEST_SECRET_KEY = 'secret' } = process.env
const emulator = S3_TEST_URL ? null : await startFauxqs({ port: 0, logger: false, init: { buckets: ['rihla'] } })
const inBucket = s3Storage({
  bucket: 'rihla',
  prefix: 'here/',
  endpoint: S3_TEST_URL ?? `http://127.0.0.1:${emulator?.port}`,
  region: 'us-east-1',
  encryption: null,
  accessKey: S3_TEST_ACCESS_KEY,
  secretKey: S3_TEST_SECRET_KEY,
})
afterAll(async () => {
  inBucket.close()
  await emulator?.stop()
  rmSync(folder, { recursive: true })
})

const brokenStream = () =>
  Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('cable pulled')
    })(),
  )

describe.each<[string, Storage]>([
  ['folderStorage', inFolder],
  ['s3Storage', inBucket],
])('%s', (_name, storage) => {
  test('reads files in full and in part until they are deleted', async () => {
    await storage.put('pictures/ab/one.txt', Buffer.from('bonjour'))
    expect((await storage.get('pictures/ab/one.txt'))?.toString()).toBe('bonjour')
    expect(await storage.stat('pictures/ab/one.txt')).toMatchObject({ size: 7 })
    expect((await buffer(storage.stream('pictures/ab/one.txt', { start: 3, end: 4 }))).toString()).toBe('jo')
    await storage.delete('pictures/ab/one.txt')
    await storage.delete('pictures/ab/one.txt')
    expect(await storage.get('pictures/ab/one.txt')).toBeNull()
    expect(await storage.stat('pictures/ab/one.txt')).toBeNull()
    expect(await storage.exists('pictures/ab/one.txt')).toBe(false)
  })

  test('stores a stream of several parts', async () => {
    const parts = Array.from({ length: 20 }, (_, i) => Buffer.alloc(1_000_000, i))
    await storage.put('long.bin', Readable.from(parts))
    expect(await storage.stat('long.bin')).toMatchObject({ size: 20_000_000 })
    expect((await buffer(storage.stream('long.bin', { start: 18_999_999, end: 19_000_000 }))).toJSON().data).toEqual([18, 19])
    await storage.delete('long.bin')
  })

  test('keeps the old file when a stream fails', async () => {
    await storage.put('x.txt', Buffer.from('old'))
    await expect(storage.put('x.txt', brokenStream())).rejects.toThrow('cable pulled')
    expect((await storage.get('x.txt'))?.toString()).toBe('old')
  })

  test('fails to stream a missing file', async () => {
    await expect(buffer(storage.stream('missing.txt'))).rejects.toThrow()
  })

  test('lists keys', async () => {
    for (const key of ['list/b.txt', 'list/a/c.txt']) await storage.put(key, Buffer.from(key))
    const keys: string[] = []
    for await (const key of storage.list()) if (key.startsWith('list/')) keys.push(key)
    expect(keys).toEqual(['list/a/c.txt', 'list/b.txt'])
  })

  test.each(['../secret', 'a/../../b', '/etc/passwd', '', 'a//b', '.hidden', 'a\0b'])('refuses the key %j', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key')
    await expect(storage.get(key)).rejects.toThrow('not a storage key')
  })
})

describe('folderStorage', () => {
  test('closes new and existing files to other users', async () => {
    await inFolder.put('private/cin/card.pdf', Buffer.from('%PDF-'))
    const modes = () =>
      ['private', 'private/cin', 'private/cin/card.pdf', '.drafts'].map((path) => statSync(join(folder, path)).mode & 0o777)
    expect(modes()).toEqual([0o700, 0o700, 0o600, 0o700])
    for (const path of ['.', 'private', 'private/cin']) chmodSync(join(folder, path), 0o755)
    chmodSync(join(folder, 'private/cin/card.pdf'), 0o644)
    expect(await closeToOthers(folder)).toBe(4)
    expect(modes()).toEqual([0o700, 0o700, 0o600, 0o700])
    expect(await closeToOthers(folder)).toBe(0)
    expect(await closeToOthers(join(folder, 'nothing'))).toBe(0)
  })

  test('removes the draft of a failed stream', async () => {
    await expect(inFolder.put('y.txt', brokenStream())).rejects.toThrow('cable pulled')
    expect(readdirSync(join(folder, '.drafts'))).toEqual([])
  })
})
