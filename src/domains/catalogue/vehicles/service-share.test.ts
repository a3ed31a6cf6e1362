import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePicture } from '#domains/foundation/documents/service.ts'
import { system } from '#shared/actor.ts'
import { insertCar } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { saidOf } from './service.ts'

let api: TestApi
let car: number

beforeAll(async () => {
  api = await testApi()
  car = await insertCar(api.deps.db, {
    ...{ reference: 'VO-1042', price: 189_000, release_date: '2021-05-17', mileage: 48_200, fuel_type: 'Diesel' },
    ...{ last_status: 'Published', published_at: '2026-02-01' },
  })
})
afterAll(() => api.close())

const ask = (language: string, headers = {}) => api.app.inject({ url: `/documents/vehicles/${car}/${language}.jpeg`, headers })
const change = (to: ReturnType<typeof sql>) => sql`update vehicles set ${to} where id = ${car}`.execute(api.deps.db)

test('shows photo and facts of the car, per language', async () => {
  expect((await ask('fr')).statusCode).toBe(404)
  const photo = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#3060a0' } })
  await storePicture(api.deps, system, {
    bytes: await photo.jpeg().toBuffer(),
    owner: { type: 'Vehicle', id: car },
    type: 'VehicleGalleryPicture',
    status: 'Published',
    fileName: 'a.jpg',
    createdBy: null,
  })
  const [french, arabic] = await Promise.all([ask('fr'), ask('ar')])
  for (const { statusCode, headers, rawPayload } of [french, arabic]) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
  // text at the start of the line, photo at its end
  const blueAt = async (bytes: Buffer, left: number) => {
    const [red = 255, , blue = 0] = await sharp(bytes).extract({ left, top: 500, width: 1, height: 1 }).raw().toBuffer()
    return blue - red > 80
  }
  expect(await Promise.all([blueAt(french.rawPayload, 100), blueAt(french.rawPayload, 1100)])).toEqual([false, true])
  expect(await Promise.all([blueAt(arabic.rawPayload, 100), blueAt(arabic.rawPayload, 1100)])).toEqual([true, false])
})

test('contains the known facts and labels a generated photo', () => {
  const picture = { hash: 'aa', height: 800, width: 1200 }
  const known = {
    releaseDate: '2021-05-17',
    mileage: 48_200,
    fuelType: 'Diesel',
    gearType: 'Manual',
    cityNames: { fr: 'Rabat' },
    picture,
  } as const
  const car = (more: object) => ({ brand: 'Dacia', model: 'Duster', ...known, ...more }) as unknown as Parameters<typeof saidOf>[0]
  const photos = (...generated: boolean[]) => ({
    pictures: generated.map((isGenerated, at) => ({ hash: at === 0 ? 'aa' : 'bb', isGenerated })),
  })
  const facts = (more: object) => saidOf(car({ ...photos(false), ...more }), 'Rihla', 'fr').facts.map((fact) => fact.replaceAll(/\s/g, ' '))
  expect(saidOf(car(photos(false)), 'Rihla', 'fr')).toMatchObject({ name: 'Dacia Duster', site: 'Rihla' })
  expect(facts({})).toEqual(['2021', '48 200 km', 'Diesel', 'Manuelle', 'Rabat'])
  expect(facts({ releaseDate: null, mileage: null, fuelType: null, gearType: null })).toEqual(['Rabat'])
  expect([facts(photos(true, false)).length, facts(photos(false, true)).length]).toEqual([6, 5])
})

test('changes with the facts, not with the price alone', async () => {
  const { etag } = (await ask('fr')).headers
  await change(sql`price = 179000`)
  expect((await ask('fr', { 'if-none-match': etag })).statusCode).toBe(304)
  await change(sql`mileage = 48300`)
  expect((await ask('fr')).headers.etag).not.toBe(etag)
})

test('escapes a name that contains markup', async () => {
  await sql`update models set name = '<b>&' where id = (select model_id from vehicles where id = ${car})`.execute(api.deps.db)
  await change(sql`mileage = 48400`)
  expect((await ask('fr')).statusCode).toBe(200)
})

test('returns 404 for other languages and hidden cars, 410 for old sales', async () => {
  expect((await ask('en')).statusCode).toBe(400)
  expect((await api.app.inject('/documents/vehicles/999999/fr.jpeg')).statusCode).toBe(404)
  await change(sql`last_status = 'Draft'`)
  expect((await ask('fr')).statusCode).toBe(404)
  await change(sql`last_status = 'Sold'`)
  expect((await ask('fr')).statusCode).toBe(410)
})
