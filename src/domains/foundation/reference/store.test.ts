import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { removeUnused, saveModel } from './store.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
const write = (brand: string, model: string) => saveModel(api.deps.db, { brand, model, bodyStyle: null, isListed: false })
const sweep = () => api.deps.db.transaction().execute(removeUnused)
const names = async () =>
  (await query('select b.name, m.name as model from models m join brands b on b.id = m.brand_id where not m.is_listed')).map(
    ({ name, model }) => `${name} ${model}`,
  )
const park = ({ brandId, modelId }: { brandId: number; modelId: number }) =>
  query(`insert into vehicles (brand_id, model_id, last_status) values ($1, $2, 'Draft')`, [brandId, modelId])

test('removes unlisted models and makes that no record uses, and no others', async () => {
  const listed = (await query('select count(*)::int as count from models where is_listed'))[0].count
  await park(await write('Xpeng', 'G3'))
  await write('Xpeng', 'P7')
  await write('Wuling', 'Air')
  await write('Dacia', 'Novarupta')
  expect(await sweep()).toEqual({ brands: 1, models: 3 })
  expect(await names()).toEqual(['Xpeng G3'])
  expect(await query(`select name from brands where not is_listed`)).toEqual([{ name: 'Xpeng' }])
  expect((await query('select count(*)::int as count from models where is_listed'))[0].count).toBe(listed)
  expect(await sweep()).toEqual({ brands: 0, models: 0 })
  await query(`delete from vehicles where last_status = 'Draft'`)
  expect(await sweep()).toEqual({ brands: 1, models: 1 })
})

test('keeps a model for a record that is being saved', async () => {
  await write('Wuling', 'Air')
  await api.deps.db.transaction().execute(async (trx) => {
    const { brandId, modelId } = await saveModel(trx, { brand: 'Wuling', model: 'Air', bodyStyle: null, isListed: false })
    expect(await sweep()).toEqual({ brands: 0, models: 0 })
    await trx.insertInto('vehicles').values({ brand_id: brandId, model_id: modelId, last_status: 'Draft' }).execute()
  })
  expect(await sweep()).toEqual({ brands: 0, models: 0 })
  expect(await names()).toEqual(['Wuling Air'])
})
