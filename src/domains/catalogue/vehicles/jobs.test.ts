import { expect, test } from 'vitest'
import { insertDocuments } from '#domains/foundation/documents/store.ts'
import { testApi } from '#testing/database.ts'
import { warmPictures } from './jobs.ts'

test('renders the generated first picture of each car before a visitor requests it', async () => {
  const api = await testApi()
  try {
    const { rows } = await api.deps.pool.query(`
      insert into vehicles (reference, brand_id, model_id, is_certified, published_at, last_status)
      select 'W-' || i, m.brand_id, m.id, i = 3, '2026-01-01'::timestamptz + i * interval '1 day', 'Published'
      from (select id, brand_id from models limit 1) m, generate_series(1, 4) i returning id`)
    const ids = rows.map(({ id }) => id as number)
    const picture = (id: number, hash: string, imagesOrder: number, isGenerated: boolean) => ({
      ...({ ownerType: 'Vehicle', ownerId: id, type: 'VehiclePicture', spec: 'Front', status: 'Published', fileName: 'a.webp' } as const),
      ...{
        mimeType: 'image/webp',
        size: 1000,
        hash: hash.repeat(64),
        width: 1440,
        height: 900,
        imagesOrder,
        isGenerated,
        createdBy: 'demo',
      },
    })
    const [a = 0, b = 0, c = 0, d = 0] = ids
    await insertDocuments(api.deps.db, [
      ...[picture(a, 'a', 1, true), picture(a, 'e', 2, true), picture(b, 'b', 1, true)],
      // an uploaded photo is prepared by the upload
      ...[picture(c, 'c', 1, true), picture(d, 'd', 1, false)],
    ])
    const read: string[] = []
    const storage = {
      ...api.deps.storage,
      stat: (key: string) => {
        read.push(key.replace(/.*?([a-e])\1+.*/, '$1'))
        return api.deps.storage.stat(key)
      },
    }
    expect(await warmPictures({ ...api.deps, storage }, 0)).toBeNull()
    // the certified car, then the latest published
    expect(read).toEqual(['c', 'b', 'a'])
  } finally {
    await api.close()
  }
})
