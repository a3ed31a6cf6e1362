import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { sweepAds } from './jobs.ts'
import { findEnding, findOver } from './store.ts'

let api: TestApi
let now = new Date('2026-03-16T10:00:00Z')
let people = 0
beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(() => {
  now = new Date('2026-03-16T10:00:00Z')
  people++
})

const run = async (text: string, ...values: unknown[]) => (await api.deps.pool.query(text, values)).rows
const who = () => `seller-${people}`
async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, subject = who()) {
  const answer = await api.app.inject({
    method,
    url: `/api/vehicleads${path}`,
    headers: await api.headers(subject),
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}
const save = (payload: object) => ask('POST', '/save', payload)
const fields = ({ body }: { body: { errors?: { field: string }[] } }) => body.errors?.map(({ field }) => field)

const whole = {
  ...{ brand: 'Dacia', model: 'Duster', releaseDate: '2019-03-12', mileage: 84_000, fuelType: 'Diesel', gearType: 'Manual' },
  ...{ bodyStyle: 'SUV', color: 'Grey', registrationNumber: '70315A6', city: 'Casablanca', price: 131_500 },
}
const descriptions = { fr: 'Duster de 2019, première main, toujours garé au sous-sol.' }

/** An advert of this test's seller that lacks nothing, in a status. */
async function advert(status = 'Draft', carStatus = status === 'Published' ? 'Published' : 'Draft'): Promise<{ id: number; car: number }> {
  const made = await save({ disposedVehicle: whole, descriptions })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { id, disposedVehicleId: car } = made.body
  await run(
    `insert into documents (owner_type, owner_id, type, spec, status, file_name, mime_type, size, hash, images_order, is_generated)
     select 'Vehicle', $1, 'VehicleAdPicture', 'None', 'Published', 'a.webp', 'image/webp', 1, 'h' || i, i, false from generate_series(1, 2) i`,
    car,
  )
  await run("update customers set phone = '+212612345678', phone_verified = true where user_id = $1", who())
  await run('update vehicle_ads set last_status = $2 where id = $1', id, status)
  await run('update vehicles set last_status = $2, published_at = $3 where id = $1', car, carStatus, now)
  return { id, car }
}
const statusOf = async (id: number) => (await run('select last_status as status from vehicle_ads where id = $1', id))[0].status

describe('the adverts of a seller', () => {
  test('stand by page, the latest first, without what was taken away', async () => {
    const ids: number[] = []
    for (let i = 0; i < 3; i++) ids.push((await save({ disposedVehicle: { brand: 'Dacia', model: 'Duster' } })).body.id)
    const gone = await save({ disposedVehicle: { brand: 'Dacia', model: 'Duster' } })
    await run('update vehicle_ads set is_deleted = true where id = $1', gone.body.id)
    const page = async (number: number) => {
      const { body } = await ask('GET', `?page=${number}&size=2`)
      return [body.rowCount, body.results.map(({ id }: { id: number }) => id)]
    }
    expect(await page(1)).toEqual([3, [ids[2], ids[1]]])
    expect(await page(2)).toEqual([3, [ids[0]]])
    expect((await ask('GET', `/${gone.body.id}`)).status).toBe(404)
  })

  test('follow the settings, with defaults', async () => {
    const { rows } = await api.deps.pool.query(
      `with gone as (delete from settings where key = any('{ads.maxOwn,ads.visibleDays,ads.readingMinutes,ads.minPictures}') returning *)
       select json_agg(gone) as kept from gone`,
    )
    try {
      const { id } = await advert()
      const few = await ask('POST', '/publish', { id })
      expect(few.body.errors).toMatchObject([{ field: 'photos', limit: 3 }])
      await run(
        `insert into documents (owner_type, owner_id, type, spec, status, file_name, mime_type, size, hash, images_order, is_generated)
         select 'Vehicle', disposed_vehicle_id, 'VehicleAdPicture', 'None', 'Published', 'a.webp', 'image/webp', 1, 'third', 3, false
         from vehicle_ads where id = $1`,
        id,
      )
      // Monday at ten: two hours of work
      expect((await ask('POST', '/publish', { id })).body).toMatchObject({ lastStatus: 'Submited', due: '2026-03-16T12:00:00.000Z' })
      await run(`update vehicle_ads set last_status = 'Accepted' where id = $1`, id)
      expect((await ask('POST', '/publish', { id })).body).toMatchObject({ visibleUntil: '2026-05-15T10:00:00.000Z' })
      for (let i = 1; i < 10; i++) expect((await save({ disposedVehicle: { brand: 'Dacia', model: 'Duster' } })).status).toBe(200)
      const refused = await save({ disposedVehicle: { brand: 'Dacia', model: 'Duster' } })
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        409,
        'TooManyAdverts',
        expect.stringMatching(/^10 annonces au plus/),
      ])
    } finally {
      await run('insert into settings select * from json_populate_recordset(null::settings, $1)', JSON.stringify(rows[0].kept))
    }
  })
})

describe('the greatest number of adverts', () => {
  const draft = () => save({ disposedVehicle: { brand: 'Dacia', model: 'Duster' } })
  beforeAll(() => run(`update settings set value = '2' where key = 'ads.maxOwn'`))
  afterAll(() => run(`update settings set value = '12' where key = 'ads.maxOwn'`))

  test('counts open adverts only', async () => {
    const [first, second] = [await advert('Published'), await draft()]
    expect((await draft()).body.code).toBe('TooManyAdverts')
    expect((await ask('POST', `/deactivate?id=${first.id}&sold=Elsewhere`)).status).toBe(200)
    const third = await draft()
    expect(third.status).toBe(200)
    // to come back it needs room, too
    const back = async () => (await ask('POST', `/${first.id}/renew`)).body
    expect((await back()).code).toBe('TooManyAdverts')
    await run(`update vehicle_ads set last_status = 'Rejected' where id = $1`, third.body.id)
    expect((await draft()).status).toBe(200)
    expect((await ask('DELETE', `/${second.body.id}`)).status).toBe(204)
    expect((await ask('GET', `/${second.body.id}`)).status).toBe(404)
    expect(await run('select from vehicles where id = $1 and not is_deleted', second.body.disposedVehicleId)).toEqual([])
    expect((await back()).lastStatus).toBe('Published')
  })

  test('deletes no draft of somebody else, and nothing that is not a draft', async () => {
    const { id } = await advert('Submited')
    expect((await ask('DELETE', `/${id}`, undefined, 'somebody-else')).status).toBe(404)
    expect((await ask('DELETE', `/${id}`)).body.code).toBe('TransitionNotAllowed')
  })
})

describe('what is written', () => {
  test('requires make and model, and names the missing one', async () => {
    expect(fields(await save({ disposedVehicle: { brand: 'Dacia' } }))).toEqual(['disposedVehicle.model'])
    expect(fields(await save({ disposedVehicle: { model: 'Duster' } }))).toEqual(['disposedVehicle.brand'])
    expect(fields(await save({ disposedVehicle: { brand: 'Dacia', model: 'Nobody' } }))).toEqual(['disposedVehicle.model'])
    expect(fields(await save({ disposedVehicle: { brand: 'Nobody', model: 'Duster' } }))).toEqual(['disposedVehicle.brand'])
  })

  test('accepts a first registration from 1950 to today', async () => {
    const of = async (releaseDate: string) =>
      (await save({ disposedVehicle: { brand: 'Dacia', model: 'Duster', releaseDate } })).body.errors?.[0]?.field ?? 'kept'
    expect([await of('1949-12-31'), await of('1950-01-01'), await of('2026-03-16'), await of('2026-03-17')]).toEqual([
      'disposedVehicle.releaseDate',
      'kept',
      'kept',
      'disposedVehicle.releaseDate',
    ])
  })

  test('may be taken back: a city, a plate, every text; a plate is read as what it is', async () => {
    const { id } = await advert()
    const change = async (disposedVehicle: object, more: object = {}) => (await save({ id, disposedVehicle, ...more })).body
    expect((await change({ city: null })).disposedVehicle.city).toBeNull()
    expect((await change({ registrationNumber: null })).disposedVehicle.registrationNumber).toBeNull()
    expect((await change({}, { descriptions: { fr: '', ar: '' } })).descriptions).toEqual({})
    expect(fields({ body: await change({ registrationNumber: 'AB-123-CD' }) })).toEqual(['disposedVehicle.registrationNumber'])
    const foreign = await change({ registrationNumber: 'AB-123-CD', registrationType: 'Foreign' })
    expect(foreign.disposedVehicle.registrationNumber).not.toBeNull()
    // from then on it is a foreign one
    expect((await change({ registrationNumber: 'CD-456-EF' })).disposedVehicle.registrationNumber).not.toBeNull()
  })

  test('adds each new price to the history once', async () => {
    const { id, car } = await advert()
    const prices = async () =>
      (await run('select price from vehicle_statuses where vehicle_id = $1 and price is not null order by id', car)).map(
        ({ price }) => price,
      )
    expect(await prices()).toEqual([131_500])
    await save({ id, disposedVehicle: { price: 131_500 } })
    await ask('POST', `/${id}/price?price=131500`)
    expect(await prices()).toEqual([131_500])
    await save({ id, disposedVehicle: { price: 130_000 } })
    await ask('POST', `/${id}/price?price=129000`)
    expect(await prices()).toEqual([131_500, 130_000, 129_000])
  })

  test('returns to moderation unless only contact details change', async () => {
    const moved: Record<string, string> = {}
    for (const status of ['Draft', 'Submited', 'Accepted', 'Published']) {
      const { id } = await advert(status)
      expect((await save({ id, isOnWhatsApp: true })).body).toMatchObject({ lastStatus: status, isOnWhatsApp: true })
      moved[status] = (await save({ id, descriptions: { fr: `${descriptions.fr} Courroie faite.` } })).body.lastStatus
    }
    expect(moved).toEqual({ Draft: 'Draft', Submited: 'Draft', Accepted: 'Submited', Published: 'Submited' })
    expect((await save({ disposedVehicle: { brand: 'Dacia', model: 'Duster' } })).body.isOnWhatsApp).toBe(false)
  })

  test('is nothing any more once the car is sold', async () => {
    const { id } = await advert('Deactivated', 'Sold')
    for (const [path, body] of [
      ['/save', { id, disposedVehicle: { mileage: 1 } }],
      [`/${id}/price?price=99000`, undefined],
      [`/${id}/renew`, undefined],
    ] as const)
      expect([path, (await ask('POST', path, body)).body.code]).toEqual([path, 'TransitionNotAllowed'])
    const accepted = await advert('Accepted')
    expect((await ask('POST', `/${accepted.id}/price?price=99000`)).body.code).toBe('TransitionNotAllowed')
  })
})

test('the page of a sold advert stays as sold for a while; an older or a withdrawn one is gone, never unknown', async () => {
  const { id, car } = await advert('Published')
  await run(`update vehicles set operation_type = 'Ad' where id = $1`, car)
  const get = (path: string) => api.app.inject({ url: `/api/vehicles/${car}${path}` })
  const page = async () => {
    const answer = await get('')
    return [answer.statusCode, answer.json().availability ?? answer.json().code]
  }
  await expect.poll(page).toEqual([200, 'Available'])
  expect((await ask('POST', `/deactivate?id=${id}&sold=Elsewhere`)).status).toBe(200)
  await expect.poll(page).toEqual([200, 'Sold'])
  now = new Date(Date.now() + 33 * 86_400_000)
  await expect.poll(page).toEqual([410, 'Gone'])
  expect((await get('/recommendations')).statusCode).toBe(200)
  expect((await ask('POST', `/${id}/renew`)).body.lastStatus).toBe('Published')
  await expect.poll(page).toEqual([200, 'Available'])
  expect((await ask('POST', `/deactivate?id=${id}&sold=No`)).status).toBe(200)
  await expect.poll(page).toEqual([410, 'Gone'])
  expect((await get('/recommendations')).statusCode).toBe(200)
})

test('an advert whose car the staff took out already leaves as well', async () => {
  const { id } = await advert('Published', 'Active')
  expect((await ask('POST', `/deactivate?id=${id}`)).body.lastStatus).toBe('Deactivated')
})

test('a refusal of what was accepted after an appeal may be answered by another one', async () => {
  const { id } = await advert('Submited')
  const step = async (action: string) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api/staff/vehicleads/${id}/steps`,
      headers: await api.headers('reader', ['agent']),
      payload: { action, comment: 'Déjà en ligne', ...(action !== 'accept' && { reasons: ['Duplicate'] }) },
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const appeal = async () => (await ask('POST', `/${id}/appeal`, { comment: 'C’est ma seule voiture' })).status
  await step('reject')
  expect(await appeal()).toBe(200)
  await step('accept')
  await ask('POST', '/publish', { id })
  await step('withdraw')
  expect((await ask('GET', `/${id}`)).body.mayAppeal).toBe(true)
  expect(await appeal()).toBe(200)
})

describe('the end of an advert', () => {
  const minute = 60_000
  const until = new Date('2026-03-20T10:00:00Z')
  const at = (ms: number) => new Date(until.getTime() + ms)

  test('comes with its moment, not to it, and only while it is online', async () => {
    const over = async (moment: Date) => findOver(api.deps.db, moment, 1000)
    const [{ id }, draft, gone] = [await advert('Published'), await advert(), await advert('Published')]
    await run('update vehicle_ads set visible_until = $2 where id = any($1)', [id, draft.id, gone.id], until)
    await run('update vehicle_ads set is_deleted = true where id = $1', gone.id)
    expect([(await over(until)).includes(id), (await over(at(1))).includes(id)]).toEqual([false, true])
    expect((await over(at(1))).filter((one) => [draft.id, gone.id].includes(one))).toEqual([])
    now = until
    await sweepAds(api.deps)
    expect(await statusOf(id)).toBe('Published')
    now = at(1)
    await sweepAds(api.deps)
    expect([await statusOf(id), await statusOf(draft.id), await statusOf(gone.id)]).toEqual(['Deactivated', 'Draft', 'Published'])
  })

  test('reminds seven days before each end, once', async () => {
    await run(`update vehicle_ads set visible_until = null`)
    const [{ id }, sooner, draft, gone] = [await advert('Published'), await advert('Published'), await advert(), await advert('Published')]
    await run('update vehicle_ads set visible_until = $2 where id = any($1)', [id, draft.id, gone.id], until)
    await run('update vehicle_ads set visible_until = $2 where id = $1', sooner.id, at(-minute))
    await run('update vehicle_ads set is_deleted = true where id = $1', gone.id)
    const ending = (from: Date, to: Date) => findEnding(api.deps.db, from, to, 10)
    expect(await ending(at(-2 * minute), until)).toEqual([sooner.id, id])
    expect(await ending(at(-2 * minute), at(-1))).toEqual([sooner.id])
    expect(await ending(at(-minute), at(minute))).toEqual([id])
    expect(await ending(until, at(minute))).toEqual([])
    await run('update vehicle_ads set ending_told = visible_until where id = $1', id)
    expect(await ending(at(-minute), at(minute))).toEqual([])
    await run('update vehicle_ads set ending_told = $2 where id = $1', id, at(-1))
    expect(await ending(at(-minute), at(minute))).toEqual([id])
  })
})

test('an advert whose make its seller wrote is accepted and public only under a listed model', async () => {
  const staff = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const answer = await api.app.inject({ method, url, headers: await api.headers('an-agent', ['agent']), ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const { id, car } = await advert()
  const written = { brand: 'Xpeng', model: 'G3', unlisted: 'Brand' }
  const accept = () => staff('POST', `/api/staff/vehicleads/${id}/steps`, { action: 'accept' })
  const lists = (body: object) => staff('PUT', `/api/staff/vehicles/${car}/model`, body)
  const isListed = async () =>
    (await api.app.inject({ url: '/api/vehicles?OperationTypes=Ad&size=48' })).json().results.some((one: { id: number }) => one.id === car)
  expect(fields(await save({ id, disposedVehicle: { ...written, unlisted: null } }))).toEqual(['disposedVehicle.brand'])
  expect((await save({ id, disposedVehicle: written })).body.disposedVehicle).toMatchObject(written)
  expect((await ask('POST', '/publish', { id })).body.lastStatus).toBe('Submited')
  expect((await accept()).body.errors).toMatchObject([{ field: 'model', reason: 'unlisted' }])
  // what else is written leaves the names as they are
  expect((await save({ id, disposedVehicle: { color: 'Blue' } })).body.disposedVehicle).toMatchObject(written)
  await ask('POST', '/publish', { id })
  expect((await staff('GET', `/api/staff/vehicleads/${id}`)).body.disposedVehicle).toMatchObject(written)
  expect((await lists({ brand: 'Dacia', model: 'Sandero', adds: false })).status).toBe(200)
  expect((await accept()).status).toBe(200)
  const shown = await ask('POST', '/publish', { id })
  expect(shown.body).toMatchObject({ lastStatus: 'Published', disposedVehicle: { brand: 'Dacia', model: 'Sandero', unlisted: null } })
  expect(await isListed()).toBe(true)
  // a name that is written later is read again, and leaves the search
  await save({ id, disposedVehicle: { brand: 'Dacia', model: 'Novarupta', unlisted: 'Model' } })
  expect([await isListed(), (await accept()).body.errors[0].reason]).toEqual([false, 'unlisted'])
  // a name that is added is one of the list from then on, under the spelling of the staff
  expect((await lists({ brand: 'Dacia', model: 'NovaRupta', adds: true })).status).toBe(200)
  expect((await accept()).status).toBe(200)
  expect((await ask('POST', '/publish', { id })).body.disposedVehicle).toMatchObject({ model: 'NovaRupta', unlisted: null })
})
