import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { eraseBytes } from './jobs.ts'
import { originalKey, variantKey } from './rules.ts'
import { insertDocuments, removeDocumentsOf } from './store.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const card = variantKey('card', 320, 'avif')

async function keep(hash: string, ownerType: 'Booking' | 'Customer', ownerId: number): Promise<void> {
  await api.deps.storage.put(originalKey(hash), Buffer.from(hash))
  await insertDocuments(api.deps.db, [
    {
      ownerType,
      ownerId,
      type: 'CustomerCIN',
      spec: 'None',
      status: 'Preview',
      fileName: `${hash}.webp`,
      mimeType: 'image/webp',
      size: 4,
      hash,
      width: 8,
      height: 5,
      imagesOrder: 0,
      isGenerated: false,
      createdBy: null,
    },
  ])
}
const there = async (...keys: string[]) => Promise.all(keys.map((key) => api.deps.storage.exists(key)))
const remove = (ids: readonly number[]) => removeDocumentsOf(api.deps.db, 'Booking', ids)

test('deletes the bytes of erased documents unless shared', async () => {
  await keep('card', 'Booking', 1)
  await keep('shared', 'Booking', 1)
  await keep('shared', 'Booking', 2)
  await keep('hers', 'Customer', 1)
  await api.deps.storage.put(card, Buffer.from('small'))
  await remove([])
  await eraseBytes(api.deps)
  expect(await there(originalKey('card'), card, originalKey('shared'))).toEqual([true, true, true])

  await remove([1])
  const { rows } = await api.deps.pool.query(`select owner_type, owner_id, hash from documents order by owner_type, owner_id`)
  expect(rows).toEqual([
    { owner_type: 'Booking', owner_id: 2, hash: 'shared' },
    { owner_type: 'Customer', owner_id: 1, hash: 'hers' },
  ])
  await eraseBytes(api.deps)
  expect(await there(originalKey('card'), card, originalKey('shared'), originalKey('hers'))).toEqual([false, false, true, true])
  expect((await api.deps.pool.query('select from documents_to_erase')).rows).toEqual([])

  await remove([2])
  await eraseBytes(api.deps)
  expect(await there(originalKey('shared'))).toEqual([false])
})
