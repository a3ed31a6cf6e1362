import { describe, expect, test } from 'vitest'
import { differences, emptyValues, fieldsOf, findFaults, namedFault, typedNumber, valuesOf } from './form-values.ts'

const filled = (texts: Partial<ReturnType<typeof emptyValues>['texts']>) => {
  const empty = emptyValues(3)
  return { ...empty, texts: { ...empty.texts, brandId: '1', modelId: '2', ...texts } }
}

test.each([
  ['48 200', 48_200],
  ['48\u202f200', 48_200],
  ['12,5', 12.5],
  ['', null],
  ['-1', Number.NaN],
  ['1e3', Number.NaN],
  ['quinze', Number.NaN],
])('the number %j is %s', (typed, number) => {
  expect(typedNumber(typed)).toBe(number)
})

describe('a form', () => {
  test('comes back from the server as it was sent', () => {
    const values = filled({ mileage: '48 200', isFirstHand: 'true', color: 'White', releaseDate: '2020-05-01', version: ' Prestige ' })
    const fields = fieldsOf({ ...values, features: [2, 1] })
    expect(fields).toMatchObject({ mileage: 48_200, isFirstHand: true, version: 'Prestige', storageAreaId: 3, cityId: null, isNew: false })
    expect(fieldsOf(valuesOf(fields))).toEqual(fields)
  })

  test('says nothing of a credit that is not offered', () => {
    const values = filled({ financingRatio: '25', financingMonths: '48' })
    expect(fieldsOf({ ...values, ticks: { ...values.ticks, financing: false } })).toMatchObject({
      financingRatio: null,
      financingMonths: null,
    })
    expect(fieldsOf({ ...values, ticks: { ...values.ticks, financing: true } })).toMatchObject({ financingRatio: 25, financingMonths: 48 })
  })

  test('names its faults before it is sent', () => {
    expect(findFaults(emptyValues(null))).toEqual({ brandId: 'need', modelId: 'need' })
    expect(findFaults(filled({ mileage: '12,5', registrationNumber: '12345Z11', chassisNumber: 'short' }))).toEqual({
      mileage: 'badNumber',
      registrationNumber: 'badPlate',
      chassisNumber: 'badChassis',
    })
    expect(findFaults(filled({ registrationType: 'Foreign', registrationNumber: 'AB-123-CD' }))).toEqual({})
  })

  test('tells in which fields it differs from another', () => {
    const values = filled({})
    expect(differences(values, values)).toEqual([])
    expect(differences(values, { ...filled({ color: 'Red' }), ticks: { ...values.ticks, financing: true }, features: [1] })).toEqual([
      'color',
      'financing',
      'features',
    ])
    expect(differences({ ...values, features: [1, 2] }, { ...values, features: [2, 1] })).toEqual([])
  })
})

test('what the server refused is said with the name that people know', () => {
  const labels = (field: string) => ({ mileage: 'Kilométrage' })[field] ?? null
  expect(namedFault('« mileage » est obligatoire.', labels)).toEqual({ field: 'mileage', text: '« Kilométrage » est obligatoire.' })
  expect(namedFault('رقم «mileage» غير صالح.', labels)).toEqual({ field: 'mileage', text: 'رقم «Kilométrage» غير صالح.' })
  expect(namedFault('Autre chose.', labels)).toEqual({ field: null, text: 'Autre chose.' })
})
