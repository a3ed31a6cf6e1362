import { describe, expect, test } from 'vitest'
import {
  type AccountList,
  deviceLimit,
  parseSavedCars,
  priceChange,
  proposedAlerts,
  readAccount,
  readAlertRequest,
  readAmount,
  type SavedCar,
  savingTime,
  savingTimes,
  shownCars,
  withAlert,
  withoutRequest,
  withRequest,
} from './rules.ts'

const duster = { id: 12, slug: 'dacia-duster', title: 'Dacia Duster', price: 189_000, picture: 'a1b2c3d4e5', savedOn: '2026-03-01' }

describe('readKept', () => {
  test('restores a saved car', () => {
    expect(parseSavedCars([duster])).toEqual([duster])
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'oops'],
    ['an object', { 12: duster }],
    ['a number', 3],
  ])('returns an empty list for %s', (_, stored) => {
    expect(parseSavedCars(stored)).toEqual([])
  })

  test('drops invalid entries only', () => {
    expect(
      parseSavedCars([
        null,
        4,
        'x',
        {},
        { id: '12', title: 'Text id' },
        { id: -1, title: 'Negative' },
        { id: 1.5, title: 'Half' },
        { id: 3, title: '' },
        duster,
      ]),
    ).toEqual([duster])
  })

  test('resets an invalid detail, not the car', () => {
    expect(
      parseSavedCars([{ id: 12, title: 'Dacia Duster', price: -5, slug: '../../../etc', picture: '<img>', savedOn: 'yesterday' }]),
    ).toEqual([{ id: 12, slug: 'voiture', title: 'Dacia Duster', price: null, picture: null, savedOn: '' }])
  })

  test('drops duplicates, last saved wins', () => {
    expect(parseSavedCars([{ ...duster, price: 180_000 }, duster])).toEqual([{ ...duster, price: 180_000 }])
  })

  test('drops the oldest cars of an excessive list', () => {
    const many = Array.from({ length: deviceLimit + 50 }, (_, i) => ({ ...duster, id: i + 1 }))
    expect(parseSavedCars(many)).toHaveLength(deviceLimit)
    expect(parseSavedCars(many).at(-1)?.id).toBe(deviceLimit)
  })
})

describe('priceChange', () => {
  test('returns the difference', () => {
    expect(priceChange(189_000, 183_000)).toBe(-6_000)
    expect(priceChange(183_000, 189_000)).toBe(6_000)
  })

  test('returns null without a change or a known price', () => {
    expect(priceChange(189_000, 189_000)).toBeNull()
    expect(priceChange(null, 189_000)).toBeNull()
    expect(priceChange(189_000, null)).toBeNull()
  })
})

describe('favourites of an account on a device', () => {
  const car = (id: number, savedAt?: string, savedOn = '2026-03-01'): SavedCar => ({
    ...duster,
    id,
    savedOn,
    ...(savedAt && { account: { savedAt, state: 'Available', today: 180_000, below: null, toldOn: null } }),
  })
  const list: AccountList = {
    subject: 'amina',
    cars: [car(3, '2026-03-03T10:00:00.000Z'), car(2, '2026-03-02T10:00:00.000Z')],
    waiting: [],
  }
  const ids = (cars: readonly SavedCar[]) => cars.map(({ id }) => id)

  test('are restored for their owner only', () => {
    const written = withRequest(withRequest(list, 4, car(4)), 2, null)
    expect(readAccount(JSON.parse(JSON.stringify(written)), 'amina')).toEqual(written)
    expect(readAccount(written, 'other')).toEqual({ subject: 'other', cars: [], waiting: [] })
  })

  test.each([null, 'x', [], {}, { subject: 'amina', cars: 4, waiting: 'x' }, { subject: 'amina', cars: [{}], waiting: [null, { id: 1 }] }])(
    'are empty for %j',
    (stored) => {
      expect(readAccount(stored, 'amina')).toEqual({ subject: 'amina', cars: [], waiting: [] })
    },
  )

  test('reset invalid account data, not the car', () => {
    const odd = { ...car(3), account: { savedAt: 'yesterday', state: 'Lost' } }
    expect(readAccount({ ...list, cars: [odd] }, 'amina').cars).toEqual([car(3)])
  })

  test('include pending requests and device cars, sorted by day of saving', () => {
    expect(ids(shownCars(list, []))).toEqual([3, 2])
    expect(ids(shownCars(withRequest(list, 3, null), []))).toEqual([2])
    expect(
      ids(shownCars(withRequest(list, 4, car(4, undefined, '2026-03-10')), [car(9), car(8, undefined, '2026-03-11'), car(2)])),
    ).toEqual([8, 4, 3, 2, 9])
  })

  test('preserve the order of equal times', () => {
    const none = { ...list, cars: [] }
    expect(ids(shownCars(none, [car(7), car(5), car(6)]))).toEqual([7, 5, 6])
    const at = '2026-03-02T10:00:00.000Z'
    expect(ids(shownCars({ ...list, cars: [car(7, at), car(5, at), car(6, at)] }, []))).toEqual([7, 5, 6])
  })

  test('sort device cars of today before account cars of today', () => {
    const today = { ...list, cars: [car(3, '2026-03-10T23:00:00.000Z')] }
    expect(ids(shownCars(today, [car(9, undefined, '2026-03-10'), car(8, undefined, '2026-03-09')]))).toEqual([9, 3, 8])
  })

  test('restore the position of a car on undo', () => {
    const without = withRequest(list, 3, null)
    expect(ids(shownCars(withRequest(without, 3, list.cars[0] as SavedCar), []))).toEqual([3, 2])
  })

  test('retain the last of two requests about one car', () => {
    const first = withRequest(list, 4, car(4))
    const second = withRequest(first, 4, null)
    expect(second.waiting.map(({ save }) => save)).toEqual([null])
    expect(withoutRequest(second, first.waiting[0] as AccountList['waiting'][number])).toEqual(second)
    expect(withoutRequest(second, second.waiting[0] as AccountList['waiting'][number]).waiting).toEqual([])
  })

  test('apply a price alert immediately, to a saved and to a new car', () => {
    const now = new Date('2026-03-15T10:00:00Z')
    const [before, known] = withAlert(list, car(2), 150_000, now).cars
    expect([before, known?.account]).toEqual([list.cars[0], { ...list.cars[1]?.account, below: 150_000 }])
    const added = withAlert(withRequest(list, 4, car(4)), car(4), 150_000, now)
    expect([added.cars[0]?.id, added.cars[0]?.account?.below, added.waiting]).toEqual([4, 150_000, []])
  })
})

describe('time of saving', () => {
  const now = new Date('2026-03-15T10:00:00Z')

  test('is limited to the period between the first favourites and now', () => {
    expect(savingTime(undefined, now)).toEqual(now)
    expect(savingTime('2026-01-01T12:00:00Z', now)).toEqual(new Date('2026-01-01T12:00:00Z'))
    expect(savingTime('2030-01-01T12:00:00Z', now)).toEqual(now)
    expect(savingTime('0000-01-01T12:00:00Z', now)).toEqual(new Date('2020-01-01T00:00:00Z'))
  })

  test('preserves the order of a device list', () => {
    const days = ['2026-03-15', '2026-03-15', '', '2026-03-01', '2026-02-31'].map((savedOn) => ({ savedOn }))
    expect(savingTimes(days, now)).toEqual([
      '2026-03-15T10:00:00.000Z',
      '2026-03-15T09:59:59.999Z',
      '2026-03-15T09:59:59.998Z',
      '2026-03-01T11:59:59.997Z',
      expect.any(String),
    ])
  })
})

describe('amount of a price alert', () => {
  test.each([
    [100_000, [95_000, 90_000, 85_000]],
    [1500, [1000]],
    [900, []],
    [null, []],
  ])('suggests for %j the amounts %j', (price, amounts) => {
    expect(proposedAlerts(price)).toEqual(amounts)
  })

  test.each([
    ['95 000', 95_000],
    ['95\u00a0000', 95_000],
    [' 95000 ', 95_000],
    ['95.000 DH', 95_000],
    ['95 000,00', 95_000],
    ['95,5', null],
    ['0', null],
    ['-5', null],
    ['', null],
    ['9999999999', null],
  ])('parses %j as %j', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })

  test('is validated when it was stored before sign-in', () => {
    expect(readAlertRequest({ car: duster, below: 150_000 })).toEqual({ car: duster, below: 150_000 })
    for (const data of [null, 'x', {}, { car: duster }, { below: 5 }, { car: {}, below: 5 }]) expect(readAlertRequest(data)).toBeNull()
  })
})
