/**
 * Constants and enumerations of the specification, through the API: a constant that is a setting is set to another value by the staff and
 * read where the public reads it; every value of an enumeration is accepted where a client may send it. The values are copied by hand from
 * the specification (sections 3, 4 and 9), not from the code.
 */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { reservingHouse } from '#testing/reserving-house.ts'

const house = reservingHouse()
const { query, ask, held, newCar, approve, person } = house

const week = (hours: object) => JSON.stringify([...Array(5).fill(hours), null, null])
/** `says`: text that the response contains with the new value only. */
const constants: { item: string; setting: string; value: string; path: string; says: string }[] = [
  { item: 'deposit', setting: 'booking.depositDirhams', value: '1500', path: '/api/bookings/hours', says: '"deposit":1500' },
  { item: 'deposit', setting: 'booking.depositDirhams', value: '1500', path: '/api/websitepages/commitment', says: '1 500 DH' },
  {
    item: 'booking hours',
    setting: 'booking.hours',
    value: week({ open: '20:00', close: '21:00' }),
    path: '/api/bookings/hours',
    says: '"open":false',
  },
  {
    item: 'favourites under the heart',
    setting: 'favourites.hoverCount',
    value: '6',
    path: '/api/settings/public',
    says: '"key":"favourites.hoverCount","value":"6"',
  },
  { item: 'shortest warranty', setting: 'warranty.minMonths', value: '2', path: '/api/websitepages/commitment', says: 'de 2 à 6 mois' },
  { item: 'longest warranty', setting: 'warranty.maxMonths', value: '9', path: '/api/websitepages/commitment', says: 'de 3 à 9 mois' },
  {
    item: 'points of an inspection',
    setting: 'inspection.points',
    value: '117',
    path: '/api/settings/public',
    says: '"key":"inspection.points","value":"117"',
  },
  { item: 'payment of the seller', setting: 'payment.sellerHours', value: '36', path: '/api/websitepages/commitment', says: '36 heures' },
  { item: 'exchange', setting: 'booking.exchangeMonths', value: '4', path: '/api/websitepages/commitment', says: 'Pendant 4 mois' },
  { item: 'roadside help', setting: 'assistance.phone', value: '0801999999', path: '/api/settings/public', says: '"value":"0801999999"' },
  {
    item: 'customer centre',
    setting: 'customerCentre.hours',
    value: week({ open: '09:30', close: '16:30' }),
    path: '/api/settings/public',
    says: '09:30',
  },
  {
    item: 'rate of a loan',
    setting: 'financing.annualRate',
    value: '0.0731',
    path: '/api/vehicles/simulation/configs',
    says: '0.0731',
  },
  { item: 'tax on a loan', setting: 'financing.vat', value: '0.14', path: '/api/vehicles/simulation/configs', says: '0.14' },
  {
    item: 'mileage steps',
    setting: 'search.mileageSteps',
    value: '[10000,300000]',
    path: '/api/vehicles/facets',
    says: '"mileages":[{"maxMileage":10000',
  },
]

const textOf = async (path: string) => JSON.stringify((await ask('GET', path)).body).replaceAll(/[\u00a0\u202f]/g, ' ')

async function set(key: string, value: string): Promise<string> {
  const [{ value: was }] = await query('select value from settings where key = $1', [key])
  const headers = await house.api.headers('boss', ['manager'])
  const answer = await house.api.app.inject({ method: 'PUT', url: `/api/staff/settings/${key}`, headers, payload: { value, was } })
  expect(answer.statusCode, answer.body).toBe(200)
  return was
}

describe('constants that are settings', () => {
  test.each(constants)('reads $setting for $item at $path', async ({ setting, value, path, says }) => {
    expect(await textOf(path)).not.toContain(says)
    const was = await set(setting, value)
    try {
      expect(await textOf(path)).toContain(says)
    } finally {
      await set(setting, was)
    }
  })

  test('uses the deposit setting at the time of the hold', async () => {
    const was = await set('booking.depositDirhams', '1700')
    expect((await held(await newCar())).deposit).toBe(1700)
    await set('booking.depositDirhams', was)
  })

  test('calculates the instalment from the rate', async () => {
    const car = await newCar()
    await query('update vehicles set financing = true where id = $1', [car])
    const monthly = async () =>
      (await ask('POST', `/api/vehicles/${car}/simulate`, { months: 48, advance: 20, termsAccepted: true })).body.monthlyAmount as number
    const instalment = (rate: number) => (96_000 * rate) / (1 - (1 + rate) ** -48)
    expect(Math.abs((await monthly()) - instalment((0.0825 * 1.1) / 12))).toBeLessThanOrEqual(1)
    const was = await set('financing.annualRate', '0.05')
    expect(Math.abs((await monthly()) - instalment((0.05 * 1.1) / 12))).toBeLessThanOrEqual(1)
    await set('financing.annualRate', was)
  })

  test('counts the open stores in the list', async () => {
    const count = async () =>
      (await ask('GET', '/api/settings/public')).body.find(({ key }: { key: string }) => key === 'branches.count').value
    const stores = (await ask('GET', '/api/storageareas')).body.length
    expect(await count()).toBe(String(stores))
    await query('update storage_areas set is_deactivated = true where id = (select max(id) from storage_areas)')
    expect([await count(), (await ask('GET', '/api/storageareas')).body.length]).toEqual([String(stores - 1), stores - 1])
    await query('update storage_areas set is_deactivated = false')
  })
})

/** Enumerations that are filters of a search. */
const filters: Record<string, string[]> = {
  GearTypes: ['Manual', 'Automatic'],
  VehicleRepairStatusTypes: ['NotRequired', 'NotRepaired', 'Repaired'],
  Conditions: ['New', 'Used'],
  FuelTypes: ['Diesel', 'Gasoline', 'Hybrid', 'Electric'],
  BodyStyles: ['Cabriolet', 'Citadine', 'Pickup', 'Compact', 'SUV', 'Sedan', 'Fourgonnette', 'SportsCar', 'MiniVan', 'Wagon'],
  OperationTypes: ['Standard', 'Intermediation', 'Ad'],
  RegistrationTypes: ['Local', 'Foreign'],
  sortDirection: ['Descending', 'Ascending'],
}
const each = (values: Record<string, string[]>) =>
  Object.entries(values).flatMap(([name, all]) => all.map((value) => [name, value] as const))

describe('accepts every enum value', () => {
  test.each(each(filters))('in the search as %s=%s', async (name, value) => {
    expect((await ask('GET', `/api/vehicles?${name}=${value}`)).status).toBe(200)
    expect((await ask('GET', `/api/vehicles?${name}=${value}x`)).status).toBe(400)
  })

  test.each(each({ fuelTypes: filters.FuelTypes ?? [], gearTypes: filters.GearTypes ?? [], bodyStyles: filters.BodyStyles ?? [] }))(
    'by an alert as %s %s',
    async (name, value) => {
      const { status, body } = await ask('POST', '/api/customers/preferences', { [name]: [value] }, { subject: 'seeker' })
      expect([status, body[name]]).toEqual([200, [value]])
    },
  )

  let plates = 400
  test.each([
    ...['Purchase', 'TradeIn', 'Intermediation', 'Standard'].map((type) => ({ Type: type })),
    ...['Local', 'Foreign'].map((type) => ({ RegistrationType: type })),
    ...['M.', 'Mme.'].map((civility) => ({ Civility: civility })),
    { Civility: 'Société', CompanyName: 'Atlas Fleet SARL' },
  ])('by a request to sell as %j', async (given) => {
    const { civility, firstName, lastName, email, phone } = person()
    const asked = new URLSearchParams({
      ...{
        Civility: civility,
        FirstName: firstName,
        LastName: lastName,
        Email: email,
        Phone: phone,
        City: 'Casablanca',
        StorageAreaId: '1',
      },
      ...{ Brand: 'Dacia', Model: 'Duster', ReleaseDate: '2019-03-12', Mileage: '84000', RegistrationType: 'Local', Type: 'Purchase' },
      ...{ RegistrationNumber: `${plates++}A6`, DesiredVehicleBrand: 'Dacia', DesiredVehicleModel: 'Duster', ...given },
    })
    const { status, body } = await ask('POST', `/vehiclepurchases?${asked}`)
    expect(status, JSON.stringify(body)).toBe(200)
  })

  test.each([
    ['Direct', 'Cash'],
    ['Direct', 'Checks'],
    ['Direct', 'CreditCard'],
    ['Direct', 'BankTransfer'],
    ['Financing', 'BankTransfer'],
  ])('of a payment %s by %s', async (paymentType, paymentMethod) => {
    const who = { subject: 'payer' }
    const hold = await held(await newCar(), person(), who)
    await approve(hold)
    const [{ id }] = await query('select id from vehicle_bookings where key = $1', [hold.key])
    const headers = await house.api.headers('seller', ['agent'])
    await house.api.app.inject({ method: 'POST', url: `/api/vehiclebookings/${id}/accept`, headers, payload: {} })
    await query(`update vehicle_bookings set buyer = buyer || '{"address":"1, rue X","city":"Rabat","idNumber":"BK1"}' where id = $1`, [id])
    const payload = { paymentType, paymentMethod, ...(paymentType === 'Financing' && { loan: { months: 48, advance: 20 } }) }
    const { status, body } = await ask('POST', `/api/bookings/${hold.key}/paymentdetails`, payload, who)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(await query('select payment_type, payment_method from vehicle_bookings where id = $1', [id])).toEqual([
      { payment_type: paymentType, payment_method: paymentMethod },
    ])
  })

  test('as the angle of a photo upload', async () => {
    const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a8a99' } })
      .jpeg()
      .toBuffer()
    const car = await newCar('Active')
    const angles = ['None', 'Front', 'FrontLeft', 'FrontRight', 'Back', 'BackLeft', 'BackRight', 'Dashboard', 'Interior']
    for (const angle of [...angles, 'LateralRight', 'LateralLeft', 'PaperWork', 'AutoGenerated']) {
      const form = new FormData()
      form.append('File', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
      const sent = new Response(form)
      const answer = await house.api.app.inject({
        method: 'POST',
        url: `/documents/upload?Id=${car}&Type=VehicleGalleryPicture&Spec=${angle}`,
        headers: { ...(await house.api.headers('boss', ['manager'])), 'content-type': sent.headers.get('content-type') ?? '' },
        payload: Buffer.from(await sent.arrayBuffer()),
      })
      expect([angle, answer.statusCode], answer.body).toEqual([angle, 200])
    }
  })
})
