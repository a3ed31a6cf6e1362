import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { forgetUnused } from './service.ts'

const now = new Date('2026-03-16T10:00:00Z')
let api: TestApi
beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
})
afterAll(() => api.close())

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
const picture = async (name: string, created: string, type = 'WebsiteElementImage', owner = 'Website') => {
  const [row] = await query(
    `insert into documents (owner_type, owner_id, type, status, file_name, mime_type, size, hash, created)
      values ($4, 1, $3, 'Published', $1, 'image/webp', 1, $1, $2) returning id`,
    [name, created, type, owner],
  )
  return row.id as string
}
const names = async () => (await query(`select file_name as name from documents order by 1`)).map(({ name }) => name)

test('erases unused pictures after the configured days', async () => {
  await query(`update settings set value = '10' where key = 'content.unusedPictureDays'`)
  const old = '2026-03-06T09:59:59Z'
  const used = await picture('in a draft', old)
  await query('update website_elements set document_id = $1 where id = (select min(id) from website_elements)', [used])
  const kept = await picture('in a version', old)
  await query(`insert into website_page_versions (page_type, titles, page_sections, published_at) values ('About', '{}', $1, now())`, [
    JSON.stringify([{ pageElements: [{ documentId: null }, { documentId: kept }] }]),
  ])
  const told = await picture('in a banner', old, 'Banner')
  await query(
    `insert into banners (kind, place, text, starts, is_on, document_id, created, last_modified)
      values ('Info', 'Home', '{}', now(), false, $1, now(), now())`,
    [told],
  )
  await picture('of a car', old, 'VehiclePicture', 'Vehicle')
  await picture('unused', old)
  await picture('unused banner', old, 'Banner')
  await picture('unused, young', '2026-03-06T10:00:00Z')
  await forgetUnused(api.deps)
  expect(await names()).toEqual(['in a banner', 'in a draft', 'in a version', 'of a car', 'unused, young'])
  expect((await query('select hash from documents_to_erase order by 1')).map(({ hash }) => hash)).toEqual(['unused', 'unused banner'])
  await query('delete from website_page_versions')
  await query('update banners set document_id = null')
  await forgetUnused(api.deps)
  expect(await names()).toEqual(['in a draft', 'of a car', 'unused, young'])
  // thirty days without a setting
  await query(`delete from settings where key = 'content.unusedPictureDays'`)
  await picture('a month old', '2026-02-14T09:59:59Z')
  await picture('nearly a month old', '2026-02-14T10:00:00Z')
  await forgetUnused(api.deps)
  expect(await names()).toEqual(['in a draft', 'nearly a month old', 'of a car', 'unused, young'])
})
