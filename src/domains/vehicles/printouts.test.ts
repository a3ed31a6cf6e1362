import { sql } from 'kysely'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storePicture } from '#domains/documents/service.ts'
import { type TestApi, testApi } from '#testing/database.ts'

let api: TestApi
let car: number

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await sql`delete from documents`.execute(api.deps.db)
  await sql`delete from vehicles`.execute(api.deps.db)
  const { rows } = await sql<{ id: number }>`
    insert into vehicles (reference, brand_id, model_id, version, price, former_price, price_update_date, chassis_number, registration_number,
      release_date, mileage, fuel_type, gear_type, color, last_status, storage_area_id, published_at)
    select 'VO-1042', m.brand_id, m.id, '1.5 dCi', 189000, 195000, '2026-03-01', 'UU1HJDAG562837461', '48213|ب|6', '2021-05-17', 48200,
      'Diesel', 'Manual', 'Grey', 'Published', (select min(id) from storage_areas), '2026-02-01'
    from models m where m.name = 'Duster' returning id`.execute(api.deps.db)
  car = rows[0]?.id ?? 0
})

/** Follows the address of the sheet as a browser does. */
async function sheet(lang = 'fr') {
  const sent = await api.app.inject({ url: `/api/vehicles/${car}/sheet?lang=${lang}` })
  expect(sent.statusCode).toBe(303)
  const uri = String(sent.headers.location)
  const answer = await api.app.inject({ url: uri })
  expect(answer.headers['content-type']).toBe('application/pdf')
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), { mergePages: true })
  return { uri, text: text.replaceAll(/\s+/g, ' '), totalPages, headers: answer.headers, size: answer.rawPayload.byteLength }
}

describe('the sheet of a car', () => {
  test('says what is public, and neither plate nor chassis number', async () => {
    const { text, totalPages, headers } = await sheet()
    for (const words of ['Fiche du véhicule', 'Dacia Duster', '189 000 DH', 'Ancien prix 195 000 DH', '48 200 km', 'VO-1042', 'Manuelle'])
      expect(text).toContain(words)
    for (const secret of ['48213', 'UU1HJDAG562837461']) expect(text).not.toContain(secret)
    expect(totalPages).toBe(1)
    expect(headers['content-disposition']).toContain('attachment; filename="Fiche du vehicule VO-1042.pdf"')
  })

  test.each([
    [true, 'Première main'],
    [false, 'Plusieurs propriétaires'],
    [null, null],
  ])('of a car whose first hand is %s', async (isFirstHand, said) => {
    await sql`update vehicles set is_first_hand = ${isFirstHand} where id = ${car}`.execute(api.deps.db)
    const { text } = await sheet()
    expect(['Première main', 'Plusieurs propriétaires'].filter((words) => text.includes(words))).toEqual(said === null ? [] : [said])
  })

  test('shows the first photo', async () => {
    const before = await sheet()
    const photo = sharp({
      create: { width: 960, height: 600, channels: 3, background: '#3060a0', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
    })
    await storePicture(api.deps, {
      bytes: await photo.jpeg().toBuffer(),
      owner: { type: 'Vehicle', id: car },
      type: 'VehicleGalleryPicture',
      status: 'Published',
      fileName: 'a.jpg',
      createdBy: null,
    })
    const after = await sheet()
    expect(after.uri).not.toBe(before.uri)
    expect(after.size).toBeGreaterThan(before.size + 20_000)
  })

  test('is the same until the car changes, also for many who ask at once', async () => {
    const uris = (await Promise.all(Array.from({ length: 6 }, () => sheet()))).map(({ uri }) => uri)
    expect(new Set(uris).size).toBe(1)
    await sql`update vehicles set price = 179000 where id = ${car}`.execute(api.deps.db)
    const second = await sheet()
    expect(second.text).toContain('179 000 DH')
    await sql`update vehicles set price = 189000 where id = ${car}`.execute(api.deps.db)
    const third = await sheet()
    expect(third.text).toContain('189 000 DH')
    expect(new Set([uris[0], second.uri, third.uri]).size).toBe(3)
    const { rows } = await sql`select version, superseded is null as newest from documents order by version`.execute(api.deps.db)
    expect(rows).toEqual([
      { version: 1, newest: false },
      { version: 2, newest: false },
      { version: 3, newest: true },
    ])
  })

  test('in Arabic is another one, with its numbers unharmed', async () => {
    const { text } = await sheet('ar')
    for (const words of ['Dacia Duster', 'VO-1042', '17/05/2021']) expect(text).toContain(words)
    expect(text).not.toMatch(/[٠-٩]/)
  })

  test('of a car that nobody may see does not exist, and goes with it', async () => {
    const { uri } = await sheet()
    await sql`update vehicles set last_status = 'Draft' where id = ${car}`.execute(api.deps.db)
    expect((await api.app.inject({ url: `/api/vehicles/${car}/sheet` })).statusCode).toBe(404)
    expect((await api.app.inject({ url: uri })).statusCode).toBe(404)
  })
})
