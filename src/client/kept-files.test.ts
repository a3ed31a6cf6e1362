// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetFiles, keepFiles, readKeptFiles } from './kept-files.ts'

const day = 86_400_000
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const names = async (now: number) => Object.values(await readKeptFiles(now)).map(({ name }) => name)
vi.stubGlobal('indexedDB', new IDBFactory())
afterEach(forgetFiles)

test('stores photos unchanged and replaces earlier ones', async () => {
  await keepFiles({ File1: photo('recto.jpg'), File2: photo('verso.jpg') }, day)
  expect(await names(2 * day)).toEqual(['recto.jpg', 'verso.jpg'])
  await keepFiles({ File2: photo('verso.jpg') }, day)
  expect(await names(2 * day)).toEqual(['verso.jpg'])
  await keepFiles({}, day)
  expect(await names(2 * day)).toEqual([])
})

test('deletes photos after a month and on request', async () => {
  await keepFiles({ File1: photo('recto.jpg') }, 0)
  expect(await names(30 * day)).toEqual(['recto.jpg'])
  expect(await names(31 * day)).toEqual([])
  expect(await names(30 * day)).toEqual([])
  await keepFiles({ File1: photo('recto.jpg') }, 0)
  await forgetFiles()
  expect(await names(day)).toEqual([])
})

test('ignores forbidden storage', async () => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  const fresh = await import('./kept-files.ts')
  await fresh.keepFiles({ File1: photo('recto.jpg') }, 0)
  expect(await fresh.readKeptFiles(0)).toEqual({})
})
