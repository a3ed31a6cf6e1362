import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import type { RowRefusal } from './contract.ts'
import { type ImportOptions, importStock } from './service.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-stock-'))
let base: TestDatabase
beforeAll(async () => {
  base = await testDatabase()
})
beforeEach(async () => {
  await base.pool.query('truncate vehicles cascade')
})
afterAll(async () => {
  await base.close()
  rmSync(folder, { recursive: true, force: true })
})

function file(name: string, content: string | Buffer | string[]): string {
  const path = join(folder, name)
  writeFileSync(path, Array.isArray(content) ? `${content.join('\n')}\n` : content)
  return path
}

async function bring(path: string, given: Partial<ImportOptions> = {}) {
  const refusals: RowRefusal[] = []
  const report = await importStock(base.db, {
    file: path,
    dryRun: false,
    status: 'Published',
    createModels: false,
    now: new Date('2026-03-15T10:00:00Z'),
    onRefusal: (refusal) => refusals.push(refusal),
    ...given,
  })
  return { report, refusals }
}

async function cars() {
  const { rows } = await base.pool.query(
    `select b.name as brand, m.name as model, c.name as city, v.* from vehicles v
    join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join cities c on c.id = v.city_id order by v.id`,
  )
  return rows
}

const files2026 = [
  'title,brand,model,model_year,mileage_km,fuel,gearbox,doors,origin,first_hand,fiscal_power_cv,condition,district,city,city_source,price_mad',
  'Qashqai Diesel,Nissan,Qashqai,2016,150,Diesel,Manuelle,5,WW au Maroc,Oui,6,Excellent,centre,Temara,district,173000',
  'Rav 4 hybride 🔥,Toyota,RAV-4,2021,40000,Hybride,Automatique,5,Dédouanée,Non,9,Très bon,agdal,Casa,title,',
  '"Golf, propre",Volkswagen,Golf,2015,0,LPG,Manuelle,,Pas encore dédouanée,,8,Bon,tiflet,,,0661234567',
  'peugeot 208 neuf,,,2025,15,Essence,Automatique,5,Importée neuve,Oui,6,Neuf,,Fquih Ben Saleh,title,210000',
  'i 10 1ere main,HYUNDAI,i 10,1980 ou plus ancien,999999,Essence,,3,,,99,Endommagé,,Laayoune,,45000',
  'Caliber,Dodge,Caliber,2010,90000,Essence,Automatique,,,,,Bon,,,,80000',
  'moteur,Renault,Clio,2010,90000,Diesel,Manuelle,,,,,Pour Pièces,,,,9000',
  '"too, many",cells',
  ',,,,,,,,,,,,,,,',
]

describe('exports of listing sites', () => {
  test('2026: titles, thousands, hidden price, telephone as price, LPG, spellings, damage, parts', async () => {
    const { report, refusals } = await bring(file('2026.csv', files2026))
    expect(report).toMatchObject({ mapping: 'avito-2026', rows: 9, taken: 5, refused: 4, repairedRows: 5 })
    const [qashqai, rav4, golf, peugeot, i10] = await cars()
    expect(qashqai).toMatchObject({
      brand: 'Nissan',
      model: 'Qashqai',
      mileage: 150_000,
      fuel_type: 'Diesel',
      gear_type: 'Manual',
      city: 'Témara',
      price: 173_000,
    })
    expect(qashqai).toMatchObject({
      body_style: 'SUV',
      origin: 'WW au Maroc',
      is_first_hand: true,
      operation_type: 'Ad',
      last_status: 'Draft',
      release_date: '2016-01-01',
      release_precision: 'Year',
      vehicle_repair_status_type: null,
      registration_type: null,
      is_repaired: false,
    })
    expect(rav4).toMatchObject({
      model: 'Rav4',
      fuel_type: 'Hybrid',
      city: 'Casablanca',
      price: null,
      origin: 'Dédouanée',
      is_first_hand: false,
    })
    expect(golf).toMatchObject({
      model: 'Golf 7',
      fuel_type: 'Gasoline',
      mileage: null,
      price: null,
      city: 'Tiflet',
      registration_type: 'Foreign',
    })
    expect(peugeot).toMatchObject({ brand: 'Peugeot', model: '208', condition: 'New', mileage: 15, city: 'Fquih Ben Salah' })
    expect(i10).toMatchObject({
      brand: 'Hyundai',
      model: 'i10',
      release_date: '1980-01-01',
      mileage: null,
      vehicle_repair_status_type: 'NotRepaired',
      city: 'Laâyoune',
    })
    expect(report.repaired).toMatchObject({
      mileageInThousands: 1,
      pricePhone: 1,
      lpgAsGasoline: 1,
      cityFromDistrict: 1,
      modelByYear: 1,
      brandFromTitle: 1,
      modelFromTitle: 1,
      yearOrOlder: 1,
      mileageUnbelievable: 1,
    })
    expect(refusals.map(({ line, reason }) => ({ line, reason }))).toEqual([
      { line: 7, reason: 'unknownBrand' },
      { line: 8, reason: 'forParts' },
      { line: 9, reason: 'malformed' },
      { line: 10, reason: 'empty' },
    ])
    expect(refusals[0]).toMatchObject({ detail: 'Dodge', row: { brand: 'Dodge', price: '80000' } })
  })

  test.each([
    [
      'avito-2022',
      'brand,model,model_year,mileage_min_km,mileage_max_km,fuel,fiscal_power_cv,gearbox,first_hand,condition,price_mad',
      'Citroen,Berlingo,2013,200000,249999,Diesel,6,,Non,Très bon,65000',
      { brand: 'Citroën', model: 'Berlingo', mileage: 225_000, gear_type: null, price: 65_000 },
    ],
    [
      'avito-2024-details',
      'brand,model,model_year,mileage_min_km,mileage_max_km,fuel,gearbox,fiscal_power_cv,doors,origin,first_hand,condition,district,city,price_mad',
      'Mercedes-Benz,classe e coupe,2018,75000,79999,Diesel,Automatique,9,5,WW au Maroc,Oui,Excellent,Hay Riad,Rabat,445000',
      { brand: 'Mercedes-Benz', model: 'Classe E', mileage: 77_500, city: 'Rabat', doors: 5, is_first_hand: true },
    ],
    [
      'avito-2024-titles',
      'title,city,district,fiscal_power_cv,fuel,gearbox,year_in_title,price_mad',
      'رونو كليو ديزل 2018,Fès,Centre,Plus de 41,,,2018,118000',
      { brand: 'Renault', model: 'Clio', fuel_type: 'Diesel', release_date: '2018-01-01', city: 'Fès', fiscal_power: 41 },
    ],
    [
      'moteur-2024',
      'brand,model,model_year,mileage_km,fuel,gearbox,fiscal_power_cv,city,price_mad',
      'BMW,Serie 320d pack m,2019,140,Diesel,,8,Tanger,300000',
      { brand: 'BMW', model: 'Série 3', mileage: 140_000, version: 'Pack M', city: 'Tanger' },
    ],
  ])('%s', async (mapping, header, row, car) => {
    const { report } = await bring(file(`${mapping}.csv`, [header, row]))
    expect(report).toMatchObject({ mapping, source: mapping, rows: 1, taken: 1 })
    expect((await cars())[0]).toMatchObject(car)
  })

  test('does not count title facts as repairs; counts missing values', async () => {
    const header = 'title,city,district,fiscal_power_cv,fuel,gearbox,year_in_title,price_mad'
    const rows = ['Renault Clio diesel 2018 60.000KM,Fès,,6,,,2018,118000', 'Renault Clio,Fès,,6,,,,', 'Renault Clio,Fès,,6,,,,0661234567']
    const { report } = await bring(file('titles.csv', [header, ...rows]), { mapping: 'avito-2024-titles' })
    expect(report).toMatchObject({ taken: 3, titleRows: 3, repairedRows: 1, withoutPrice: 2, withoutMileage: 2 })
    expect(report.repaired).toMatchObject({ modelFromTitle: 3, mileageFromTitle: 1, pricePhone: 1 })
  })

  test('truncates a huge cell in the report', async () => {
    const { refusals } = await bring(file('large.csv', native(`D-1;${'x'.repeat(1_000_000)};Duster;;;;;;;;;;`)))
    expect(refusals).toMatchObject([{ line: 2, reason: 'unknownBrand' }])
    expect(JSON.stringify(refusals).length).toBeLessThan(2000)
  })

  test('shows up to five hundred characters', async () => {
    const of = async (length: number) =>
      (await bring(file('long.csv', native(`D-1;${'x'.repeat(length)};Duster;;;;;;;;;;`)))).refusals[0]?.detail
    expect([await of(500), await of(501)]).toEqual(['x'.repeat(500), `${'x'.repeat(500)}…`])
  })

  test('prefers the longest trim of a title', async () => {
    const header = 'title,city,district,fiscal_power_cv,fuel,gearbox,year_in_title,price_mad'
    await bring(file('trims.csv', [header, 'Audi A3 S line Black edition 2018,Fès,,6,,,2018,218000']))
    expect((await cars())[0]).toMatchObject({ brand: 'Audi', version: 'Black Edition' })
  })

  test('parses tabs, empty lines and quotes within a cell', async () => {
    const rows = native(duster('145000').replace('Extreme', '1,5 "Extreme" 4x4'), '', duster('146000').replace('D-1', 'D-2'))
    const { report } = await bring(
      file(
        'tabs.csv',
        rows.map((row) => row.replaceAll(';', '\t')),
      ),
    )
    expect(report).toMatchObject({ rows: 2, taken: 2, refused: 0 })
    expect((await cars())[0]).toMatchObject({ version: '1,5 "Extreme" 4x4' })
  })

  test('new-cars-2025: nested JSON, everything new', async () => {
    const specifications = {
      'Moteur & Infos techniques': { Energie: 'Essence', Puissance_fiscale: '9cv' },
      'Dimensions & volumes': { Nombre_places: '5' },
    }
    const list = [
      { car_name: 'MG MG3', variant: '1.5 l MT Excite', price_preview: 'x', price: '172.000DH *promo', specifications },
      'no car',
    ]
    const { report, refusals } = await bring(file('new.json', JSON.stringify(list)), { now: new Date('2025-09-01') })
    expect(report).toMatchObject({ mapping: 'new-cars-2025', taken: 1, refused: 1 })
    expect(refusals[0]).toMatchObject({ line: 2, reason: 'malformed' })
    expect((await cars())[0]).toMatchObject({
      brand: 'MG',
      model: 'MG3',
      version: '1.5 l MT Excite',
      price: 172_000,
      condition: 'New',
      fiscal_power: 9,
      mileage: 0,
      seats: 5,
    })
  })
})

const native = (...rows: string[]) => [
  'sourceId;brand;model;version;price;year;mileage;fuelType;color;city;storageArea;isCertified;condition',
  ...rows,
]
const duster = (price: string) => `D-1;Dacia;Duster;Extreme;${price};2020;61000;Diesel;blanc;Fès;fes;oui;Used`

describe('own format', () => {
  test('semicolons, Windows letters, stores, words or codes, exact mileage', async () => {
    const rows = native(
      duster('145000'),
      'D-2;Citroën;C3;;99000;2019;900;Essence;Red;Salé;Salé;non;Occasion',
      'D-1;Dacia;Logan;;1;2020;1;Diesel;;;;;',
      ';Dacia;Logan;;;;;;;;;;',
      'D-4;Dacia;Logan;;90000;2019;1;Charbon;;;;;',
    )
    const bytes = Buffer.from(`${rows.join('\r\n')}\r\n`, 'latin1')
    const { report, refusals } = await bring(file('native.csv', bytes), { status: 'Active', source: 'garage' })
    expect(report).toMatchObject({ mapping: 'native', source: 'garage', rows: 5, taken: 2, refused: 3 })
    expect(report.repaired).toMatchObject({ claimIgnored: 1 })
    expect(refusals.map(({ reason }) => reason)).toEqual(['duplicateId', 'noId', 'unknownValue'])
    const [first, second] = await cars()
    expect(first).toMatchObject({
      source: 'garage',
      source_id: 'D-1',
      color: 'White',
      is_certified: false,
      city: 'Fès',
      last_status: 'Active',
      operation_type: 'Standard',
      version: 'Extreme',
    })
    expect(first.storage_area_id).not.toBeNull()
    expect(first.published_at).toBeNull()
    expect(second).toMatchObject({ brand: 'Citroën', mileage: 900, color: 'Red', is_certified: false })
    expect(first.reference).toMatch(/^VO-\d{6}$/)
    expect(second.reference).not.toBe(first.reference)
  })

  test('reads a column per language of a localised text', async () => {
    const rows = [
      'sourceId;brand;model;descriptionFr;descriptionAr',
      'T-1;Dacia;Duster;Très propre;نقية',
      'T-2;Dacia;Duster;;نقية',
      'T-3;Dacia;Duster;;',
      `T-4;Dacia;Duster;;${'x'.repeat(8001)}`,
    ]
    const { report, refusals } = await bring(file('texts.csv', rows))
    expect(report).toMatchObject({ mapping: 'native', taken: 3, refused: 1 })
    expect((await cars()).map(({ description }) => description)).toEqual([{ fr: 'Très propre', ar: 'نقية' }, { ar: 'نقية' }, null])
    expect(refusals[0]).toMatchObject({ line: 5, reason: 'unknownValue', detail: expect.stringMatching(/^description\.ar: /) })
    expect((await bring(file('texts.csv', rows))).report).toMatchObject({ unchanged: 3, updated: 0 })
  })

  test('JSON numbers and booleans', async () => {
    const { report } = await bring(
      file(
        'native.json',
        JSON.stringify([{ sourceId: 7, brand: 'Kia', model: 'Picanto', price: 88000, mileage: 12, year: 2024, isCertified: true }]),
      ),
    )
    expect(report.taken).toBe(1)
    expect((await cars())[0]).toMatchObject({ source_id: '7', price: 88_000, mileage: 12, is_certified: false })
  })
})

describe('repeated file', () => {
  test('changes nothing and keeps equal rows apart', async () => {
    const twins = [...files2026, files2026[1] ?? '']
    const first = await bring(file('again.csv', twins))
    expect(first.report).toMatchObject({ taken: 6 })
    const before = await cars()
    const second = await bring(file('again.csv', twins))
    expect(second.report).toMatchObject({ taken: 0, updated: 0, unchanged: 6, refused: 4 })
    expect(await cars()).toEqual(before)
  })

  test('updates a price and keeps the history', async () => {
    await bring(file('price.csv', native(duster('145000'))))
    const [before] = await cars()
    await base.pool.query('insert into vehicle_features (vehicle_id, feature_id) values ($1, 201)', [before.id])
    const { report } = await bring(file('price.csv', native(duster('139000'))))
    expect(report).toMatchObject({ taken: 0, updated: 1, unchanged: 0, priceChanges: 1 })
    const [after] = await cars()
    expect(after).toMatchObject({
      id: before.id,
      reference: before.reference,
      price: 139_000,
      old_price: 145_000,
      last_status: 'Draft',
    })
    expect(after.price_update_date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const { rows } = await base.pool.query('select type, price from vehicle_statuses where vehicle_id = $1 order by id', [before.id])
    expect(rows).toEqual([
      { type: 'Draft', price: 145_000 },
      { type: 'Draft', price: 139_000 },
    ])
    expect((await base.pool.query('select * from vehicle_features')).rowCount).toBe(1)
  })

  test('holds back a price of a tenth', async () => {
    const heldOf = async (price: string) => (await bring(file('price.csv', native(duster(price))))).report.heldPrices
    expect([await heldOf('145000'), await heldOf('14500'), (await cars())[0].price]).toEqual([0, 1, 145_000])
  })

  test('identifies a listing without id by its content except the price', async () => {
    await bring(file('listing.csv', files2026.slice(0, 2)))
    const { report } = await bring(file('listing.csv', [files2026[0] ?? '', (files2026[1] ?? '').replace('173000', '165000')]))
    expect(report).toMatchObject({ taken: 0, updated: 1, priceChanges: 1 })
    expect((await cars())[0]).toMatchObject({ price: 165_000, old_price: 173_000 })
  })

  test('keeps a proven former price when a file lowers it', async () => {
    await bring(file('price.csv', native(duster('145000'))))
    await base.pool.query("update vehicles set last_status = 'Published'")
    await base.pool.query("update vehicle_statuses set type = 'Published', created = created - interval '20 days'")
    await bring(file('price.csv', native(duster('139000'))))
    expect((await cars())[0]).toMatchObject({ price: 139_000, former_price: 145_000 })
  })

  test.each([
    ['sold', "last_status = 'Sold'"],
    ['taken away', 'is_deleted = true'],
  ])('skips a car that was %s', async (_what, change) => {
    await bring(file('sold.csv', native(duster('145000'))))
    await base.pool.query(`update vehicles set ${change}`)
    const { report } = await bring(file('sold.csv', native(duster('139000'))))
    expect(report).toMatchObject({ kept: 1, updated: 0, priceChanges: 0 })
    expect((await cars())[0]).toMatchObject({ price: 145_000 })
  })

  test('keeps the price when other fields change', async () => {
    await bring(file('colour.csv', native(duster('145000'))))
    const { report } = await bring(file('colour.csv', native(duster('145000').replace('blanc', 'noir'))))
    expect(report).toMatchObject({ updated: 1, unchanged: 0, priceChanges: 0 })
    expect((await cars())[0]).toMatchObject({ color: 'Black', old_price: null })
  })

  test('does not duplicate rows in concurrent imports', async () => {
    const path = file('two.csv', files2026)
    const reports = await Promise.all([bring(path), bring(path)])
    expect(reports.map(({ report }) => report.taken).sort()).toEqual([0, 5])
    expect(await cars()).toHaveLength(5)
  })
})

describe('options', () => {
  test('counts without writing in a dry run', async () => {
    const { report } = await bring(file('dry.csv', files2026), { dryRun: true })
    expect(report).toMatchObject({ taken: 5, refused: 4 })
    expect(await cars()).toEqual([])
  })

  test('refuses unlisted models, or adds them on request', async () => {
    const path = file(
      'models.csv',
      native('X-1;Renault;Vel Satis;;60000;2005;180000;Diesel;;;;;', 'X-2;Renault;vel satis;;70000;2006;150000;Diesel;;;;;'),
    )
    expect((await bring(path)).report).toMatchObject({ taken: 0, reasons: { unknownModel: 2 } })
    expect((await bring(path, { createModels: true, dryRun: true })).report).toMatchObject({ taken: 0, reasons: { unknownModel: 2 } })
    // an unknown make is no new model
    expect((await bring(file('odd.csv', files2026.slice(0, 1).concat(files2026[6] ?? '')), { createModels: true })).report).toMatchObject({
      reasons: { unknownBrand: 1 },
    })
    expect((await bring(path, { createModels: true })).report).toMatchObject({ taken: 2, repaired: { modelCreated: 1 } })
    expect((await cars()).map(({ model }) => model)).toEqual(['Vel Satis', 'Vel Satis'])
    await base.pool.query("truncate vehicles cascade; delete from models where name = 'Vel Satis'")
  })

  test('continues after a stop between batches', async () => {
    const rows = native(...Array.from({ length: 2500 }, (_, i) => duster('145000').replace('D-1', `S-${i}`)))
    let asked = 0
    await expect(bring(file('stop.csv', rows), { stopped: () => ++asked > 1 })).rejects.toThrow('Stopped')
    expect(await cars()).toHaveLength(1000)
    expect((await bring(file('stop.csv', rows))).report).toMatchObject({ taken: 1500, unchanged: 1000 })
  })

  test('reports an invalid file to the operator', async () => {
    await expect(bring(join(folder, 'none.csv'))).rejects.toThrow('cannot be read')
    await expect(bring(file('odd.csv', ['a,b', '1,2']))).rejects.toThrow('No mapping fits the columns a, b')
    await expect(bring(file('odd.json', '{'))).rejects.toThrow('is no JSON')
    await expect(bring(file('object.json', '{"a":1}'))).rejects.toThrow('list of objects')
    await expect(bring(file('fine.csv', native(duster('1'))), { mapping: 'nothing' })).rejects.toThrow(
      'There is no mapping "nothing". Known: avito-2022, avito-2024-details, avito-2024-titles, avito-2026, moteur-2024, native, new-cars-2025.',
    )
    await expect(bring(file('narrow.csv', ['sourceId', '1']))).rejects.toThrow('has no header line with several columns')
  })
})

test('keeps row identities of earlier releases', async () => {
  const path = file('listing.csv', [files2026[0] ?? '', files2026[1] ?? '', files2026[1] ?? ''])
  await bring(path)
  expect((await cars()).map((car) => car.source_id)).toEqual(['ytkajGaQinTzSxLB10Vg', 'ytkajGaQinTzSxLB10Vg-2'])
})

test('reports progress every 250 rows and at the end', async () => {
  const told: [number, number][] = []
  const rows = Array.from({ length: 251 }, (_, i) => duster(String(90_000 + i)).replace('D-1', `P-${i}`))
  await bring(file('long.csv', native(...rows)), { dryRun: true, onProgress: (share, { rows: read }) => told.push([read, share]) })
  expect(told.map(([read]) => read)).toEqual([250, 251])
  expect(told[0]?.[1]).toBeGreaterThan(0.9)
  expect(told[0]?.[1]).toBeLessThan(1)
  expect(told[1]?.[1]).toBe(1)
  const listed: number[] = []
  const objects = Array.from({ length: 251 }, (_, i) => ({ sourceId: i, brand: 'Dacia', model: 'Duster' }))
  await bring(file('long.json', JSON.stringify(objects)), { dryRun: true, onProgress: (share) => listed.push(share) })
  expect(listed).toEqual([250 / 251, 1])
})

test('reports the duration in seconds with one decimal', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const { report } = await bring(file('took.csv', native(duster('145000'))), { onProgress: () => void vi.advanceTimersByTime(61_260) })
    expect(report.seconds).toBe(61.3)
  } finally {
    vi.useRealTimers()
  }
})

test('refuses non-objects of a list by position', async () => {
  const car = { sourceId: 'L-1', brand: 'Dacia', model: 'Duster', price: 145_000, year: 2020 }
  const { report, refusals } = await bring(file('mixed.json', JSON.stringify([car, 'text', null, [car]])))
  expect(report).toMatchObject({ rows: 4, taken: 1, refused: 3 })
  expect(refusals.map(({ line }) => line)).toEqual([2, 3, 4])
  const shares: number[] = []
  await bring(file('none.json', '[]'), { mapping: 'native', dryRun: true, onProgress: (share) => shares.push(share) }).catch(
    () => undefined,
  )
  expect(shares.filter((share) => share > 1)).toEqual([])
})

describe('real listing files', () => {
  // the files are not part of the product: without them own rows are used
  const real = join(import.meta.dirname, '../../../../../shared/data')
  const rates: [string, number, boolean][] = [
    ['avito_ma_2022_listings.csv', 0.95, false],
    ['avito_ma_2024_titles_locations.csv', 0.9, false],
    ['avito_ma_2026_listings.csv', 0.95, false],
    ['moteur_ma_2024_listings.csv', 0.95, true],
  ]
  test.each(rates)(
    '%s: imports nearly every row once',
    async (name, rate, again) => {
      const own = file(name, files2026.slice(0, 6))
      const path = existsSync(join(real, name)) ? join(real, name) : own
      const { report } = await bring(path)
      expect(report.taken / report.rows).toBeGreaterThanOrEqual(rate)
      if (again) expect((await bring(path)).report).toMatchObject({ taken: 0, updated: 0, unchanged: report.taken })
      const { rows } = await base.pool.query(
        `select count(*) filter (where price < 5000 or price > 20000000)::int as prices, count(*) filter (where mileage > 999998)::int as mileages,
        count(distinct reference)::int as references, count(*)::int as all from vehicles`,
      )
      expect(rows[0]).toEqual({ prices: 0, mileages: 0, references: report.taken, all: report.taken })
    },
    120_000,
  )
})

/** Car with all facts required for sale. */
const whole = {
  sourceId: 'A',
  brand: 'Renault',
  model: 'Clio',
  price: 120_000,
  releaseDate: '06/2019',
  mileage: 60_000,
  fuelType: 'Diesel',
  gearType: 'Manual',
  bodyStyle: 'Citadine',
  color: 'White',
  chassisNumber: 'VF1RJA00863123456',
  registrationNumber: '12345A11',
}

describe('publication', () => {
  const statuses = async () => (await cars()).map((car) => [car.source_id, car.last_status])

  test('needs complete facts and pictures', async () => {
    const path = file('whole.json', JSON.stringify([whole, { ...whole, sourceId: 'B', color: '' }]))
    await bring(path)
    expect(await statuses()).toEqual([
      ['A', 'Active'],
      ['B', 'Draft'],
    ])
    expect((await cars()).map((car) => car.published_at)).toEqual([null, null])
  })

  test('needs a price when no pictures are required', async () => {
    await base.pool.query(`insert into settings (key, value, type) values ('vehicles.minPictures', '0', 'number')
      on conflict (key) do update set value = '0'`)
    await bring(file('priced.json', JSON.stringify([whole, { ...whole, sourceId: 'B', price: '' }])))
    expect(await statuses()).toEqual([
      ['A', 'Published'],
      ['B', 'Active'],
    ])
    // one required picture is missing
    await base.pool.query("truncate vehicles cascade; update settings set value = '1' where key = 'vehicles.minPictures'")
    await bring(file('pictured.json', JSON.stringify([whole])))
    expect(await statuses()).toEqual([['A', 'Active']])
    await base.pool.query("update settings set value = '5' where key = 'vehicles.minPictures'")
  })

  test('stores a given month with its precision', async () => {
    await bring(file('month.json', JSON.stringify([whole])))
    expect((await cars())[0]).toMatchObject({ release_date: '2019-06-01', release_precision: 'Month' })
  })
})

describe('car of two sources', () => {
  const car = { ...whole, city: 'Fès' }
  const states = async () => (await cars()).map(({ source, last_status }) => [source, last_status])
  const from = (source: string, rows: object[], more: Partial<ImportOptions> = {}) =>
    bring(file(`${source}.json`, JSON.stringify(rows)), { source, ...more })
  beforeEach(() =>
    base.pool.query(`insert into settings (key, value, type) values ('vehicles.minPictures', '0', 'number')
      on conflict (key) do update set value = '0'`),
  )
  afterEach(() => base.pool.query("update settings set value = '5' where key = 'vehicles.minPictures'"))

  test('is shown once and reported, without loss', async () => {
    expect((await from('one', [car])).report).toMatchObject({ taken: 1, twins: 0 })
    expect((await from('two', [car])).report).toMatchObject({ taken: 1, twins: 1 })
    expect(await states()).toEqual([
      ['one', 'Published'],
      ['two', 'Active'],
    ])
    expect((await from('two', [car])).report).toMatchObject({ unchanged: 1, twins: 0 })
    await from('two', [{ ...car, price: 119_000 }])
    expect((await states())[1]).toEqual(['two', 'Active'])
  })

  test.each([
    ['another price', { price: 120_500 }],
    ['another mileage', { mileage: 60_500 }],
    ['another year', { releaseDate: '06/2018' }],
    ['another city', { city: 'Rabat' }],
    ['another model', { model: 'Megane' }],
    ['an unknown year', { releaseDate: '' }],
    ['an unknown city', { city: '' }],
    ['an unknown price', { price: '' }],
  ])('does not match for %s', async (_what, other) => {
    await from('one', [car])
    expect((await from('two', [{ ...car, ...other }])).report).toMatchObject({ taken: 1, twins: 0 })
  })

  test('ignores equal cars of one source and sold cars', async () => {
    expect((await from('one', [car, { ...car, sourceId: 'B' }])).report).toMatchObject({ taken: 2, twins: 0 })
    await base.pool.query("update vehicles set last_status = 'Sold'")
    expect((await from('two', [car])).report).toMatchObject({ taken: 1, twins: 0 })
  })

  test('ignores deleted cars and cars without mileage', async () => {
    await from('one', [car])
    await base.pool.query('update vehicles set is_deleted = true')
    expect((await from('two', [car])).report).toMatchObject({ taken: 1, twins: 0 })
    const fresh = { ...car, sourceId: 'N', mileage: 0 }
    await from('one', [fresh])
    expect((await from('two', [fresh])).report).toMatchObject({ taken: 1, twins: 0 })
  })

  test('is counted by a dry run', async () => {
    await from('one', [car])
    expect((await from('two', [car], { dryRun: true })).report.twins).toBe(1)
  })
})

test.each([
  ['Dacia sandero dCi STEPWAY toutes options', 'Sandero', 'Sandero Stepway'],
  ['Duster à vendre ou échange Stepway', 'Duster', 'Duster'],
])('takes a more specific model from the title: %s', async (title, cell, model) => {
  await bring(file('closer.csv', [files2026[0] as string, `${title},Dacia,${cell},2018,90000,Diesel,Manuelle,5,,,6,Bon,,Fès,,95000`]))
  expect((await cars())[0]).toMatchObject({ model })
})
