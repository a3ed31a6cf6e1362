// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { kept } from '#testing/screen.tsx'
import { useOwnEstimate } from './use-own-estimate.ts'

fakeApi()
const key = '0123456789abcdef0123456789abcdef'
const use = () => renderHook(() => useOwnEstimate()).result
const read = (value: unknown) => {
  localStorage.setItem('rihla.estimate', JSON.stringify(value))
  const { plate, last } = use().current
  return { plate, last }
}

test('stores the plate and the last estimate independently', () => {
  const own = use()
  expect([own.current.plate, own.current.last]).toEqual(['', null])
  act(() => own.current.keepPlate('12345|أ|6'))
  const car = { ...sample('Estimate').car, brand: 'Dacia', model: 'Duster' }
  act(() => own.current.keepLast(sample('Estimate', { key, car, asOf: '2026-03-16T10:00:00.000Z', expires: '2026-03-30T10:00:00.000Z' })))
  const last = { key, car: 'Dacia Duster', on: '2026-03-16', expires: '2026-03-30T10:00:00.000Z' }
  expect(own.current).toMatchObject({ plate: '12345|أ|6', last })
  act(() => own.current.keepPlate('7|ب|1'))
  expect([kept('estimate'), own.current.last]).toEqual([{ plate: '7|ب|1', last }, last])
})

test.each([
  ['nothing', null, { plate: '', last: null }],
  ['another shape', { plate: 7, last: 'x' }, { plate: '', last: null }],
  ['a key that is none', { plate: 'p', last: { key: 'x', car: 'Duster' } }, { plate: 'p', last: null }],
  ['a key that is no text', { last: { key: 7 } }, { plate: '', last: null }],
  ['a part of one', { last: { key, car: 7 } }, { plate: '', last: { key, car: '', on: '', expires: '' } }],
])('reads the valid data of an older version: %s', (_, value, own) => expect(read(value)).toEqual(own))
