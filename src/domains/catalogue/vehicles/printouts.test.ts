import { sql } from 'kysely'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storePicture } from '#domains/foundation/documents/service.ts'
import { system } from '#shared/actor.ts'
import { insertCar } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { sample } from '#testing/described.ts'
import type { VehicleDetail } from './contract.ts'
import { sheetContent } from './printouts.ts'

let api: TestApi
let car: number

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await sql`delete from documents`.execute(api.deps.db)
  await sql`delete from vehicles`.execute(api.deps.db)
  car = await insertCar(api.deps.db, {
    ...{ reference: 'VO-1042', version: '1.5 dCi', price: 189_000, former_price: 195_000, price_update_date: '2026-03-01' },
    ...{ chassis_number: 'UU1HJDAG562837461', registration_number: '48213|ب|6', release_date: '2021-05-17', mileage: 48_200 },
    ...{
      fuel_type: 'Diesel',
      gear_type: 'Manual',
      color: 'Grey',
      last_status: 'Published',
      storage_area_id: 1,
      published_at: '2026-02-01',
    },
  })
})

/** Follows the redirect of the document URL like a browser. */
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
  test('contains public data, and neither plate nor chassis number', async () => {
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
  ])('shows first hand %s', async (isFirstHand, said) => {
    await sql`update vehicles set is_first_hand = ${isFirstHand} where id = ${car}`.execute(api.deps.db)
    const { text } = await sheet()
    expect(['Première main', 'Plusieurs propriétaires'].filter((words) => text.includes(words))).toEqual(said === null ? [] : [said])
  })

  test('', async () => {
    const before = await sheet()
    const photo = sharp({
      create: { width: 960, height: 600, channels: 3, background: '#3060a0', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
    })
    await storePicture(api.deps, system, {
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

  test('is reused until the car changes, also by concurrent requests', async () => {
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

  test('has an Arabic version with intact numbers', async () => {
    const { text } = await sheet('ar')
    for (const words of ['Dacia Duster', 'VO-1042', '17/05/2021']) expect(text).toContain(words)
    expect(text).not.toMatch(/[٠-٩]/)
  })

  test('returns 404 for a hidden car', async () => {
    const { uri } = await sheet()
    await sql`update vehicles set last_status = 'Draft' where id = ${car}`.execute(api.deps.db)
    expect((await api.app.inject({ url: `/api/vehicles/${car}/sheet` })).statusCode).toBe(404)
    expect((await api.app.inject({ url: uri })).statusCode).toBe(404)
  })
})

describe('texts of the document', () => {
  type Section = { rows: [label: string, value: unknown][] }
  const plain = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/[\u00a0\u202f]/g, ' ') : value)
  /** Returns a car with only the given facts. */
  const of = (given: Partial<VehicleDetail>) => {
    const unknown = { releaseDate: null, mileage: null, fuelType: null, gearType: null, fiscalPower: null, bodyStyle: null, color: null }
    const more = {
      seats: null,
      doors: null,
      isFirstHand: null,
      origin: null,
      registration: null,
      vehicleRepairStatusType: null,
      picture: null,
    }
    const car = sample('VehicleDetail', { ...unknown, ...more, storageArea: null, oldPrice: null, features: [], ...given } as never)
    return sheetContent(car as unknown as VehicleDetail, 'fr', '2026-03-15')
  }
  const value = (content: ReturnType<typeof of>, section: string, label: string) =>
    plain((content[section] as Section).rows.find(([name]) => name === label)?.[1])

  test('contain the price, a higher former one, and none when sold', () => {
    const said = (given: Partial<VehicleDetail>) => {
      const { price, old } = of(given)
      return [plain(price), plain(old)]
    }
    expect(said({ availability: 'Available', price: 100_000, oldPrice: 110_000 })).toEqual(['100 000 DH', 'Ancien prix 110 000 DH'])
    expect(said({ availability: 'Available', price: 100_000, oldPrice: 100_000 })).toEqual(['100 000 DH', null])
    expect(said({ availability: 'Available', price: null, oldPrice: 110_000 })).toEqual(['Prix sur demande', null])
    expect(said({ availability: 'Sold', price: 100_000, oldPrice: 110_000 })).toEqual(['Vendue', null])
  })

  test('omit unknown facts', () => {
    const content = of({})
    expect((content.features as Section).rows.map(([, one]) => one)).toEqual(Array.from({ length: 9 }, () => null))
    for (const label of ['Réparations', 'Origine', 'Préfecture']) expect(value(content, 'papers', label) ?? null).toBeNull()
    expect(content.picture).toBeNull()
  })

  test('contain known facts', () => {
    const content = of({ mileage: 0, fuelType: 'Diesel', gearType: 'Automatic', seats: 5, doors: 4, fiscalPower: 6, color: 'White' })
    const known = (content.features as Section).rows.flatMap(([, one]) => (one === null ? [] : [plain(one)]))
    expect(known).toEqual(['0 km', 'Diesel', 'Automatique', '6 CV', 'Blanc', { ltr: '5' }, { ltr: '4' }])
  })

  test('state whether the car was certified, inspected or neither', () => {
    const control = (given: Partial<VehicleDetail>) => value(of(given), 'papers', 'Contrôle')
    const said = [
      control({ isCertified: true, warrantyInMonths: 12, isControlled: true }),
      control({ isCertified: false, isControlled: true }),
      control({ isCertified: false, isControlled: false }),
    ]
    expect(new Set(said).size).toBe(3)
    expect(said[0]).toContain('12')
  })
})
