import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { closeToOthers, folderStorage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-storage-'))
const storage = folderStorage(folder)
afterAll(() => rmSync(folder, { recursive: true }))

describe('folderStorage', () => {
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

  test('closes new and existing files to other users', async () => {
    await storage.put('private/cin/card.pdf', Buffer.from('%PDF-'))
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

  test('keeps the old file when a stream fails', async () => {
    await storage.put('x.txt', Buffer.from('old'))
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('cable pulled')
      })(),
    )
    await expect(storage.put('x.txt', broken)).rejects.toThrow('cable pulled')
    expect((await storage.get('x.txt'))?.toString()).toBe('old')
    expect(readdirSync(join(folder, '.drafts'))).toEqual([])
  })

  test.each(['../secret', 'a/../../b', '/etc/passwd', '', 'a//b', '.hidden', 'a\0b'])('the key %j is refused', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key')
    await expect(storage.get(key)).rejects.toThrow('not a storage key')
  })
})
