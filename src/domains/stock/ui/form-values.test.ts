import { describe, expect, test } from 'vitest'
import { differences, emptyValues, fieldsOf, findFaults, sentTexts, valuesOf } from './form-values.ts'

const filled = (texts: Partial<ReturnType<typeof emptyValues>['texts']>) => {
  const empty = emptyValues(3)
  return { ...empty, texts: { ...empty.texts, brandId: '1', modelId: '2', ...texts } }
}

describe('a form', () => {
  test('comes back from the server as it was sent', () => {
    const values = filled({ mileage: '48 200', isFirstHand: 'true', color: 'White', releaseDate: '2020-05-01', version: ' Prestige ' })
    const fields = fieldsOf({ ...values, features: [2, 1] })
    expect(fields).toMatchObject({ mileage: 48_200, isFirstHand: true, version: 'Prestige', storageAreaId: 3, cityId: null, isNew: false })
    expect(fieldsOf(valuesOf(fields))).toEqual(fields)
  })

  test('has a control for each language of a localised text, and sends those in which something is written', () => {
    const values = filled({ 'description.ar': ' نقية ' })
    const fields = fieldsOf(values)
    expect(fields.description).toEqual({ ar: 'نقية' })
    expect(valuesOf(fields).texts).toMatchObject({ 'description.fr': '', 'description.ar': 'نقية' })
    expect(fieldsOf(filled({ 'description.fr': ' ' })).description).toBeNull()
    expect(differences(values, filled({ 'description.ar': ' نقية ', 'description.fr': 'Propre' }))).toEqual(['description.fr'])
  })

  test('says nothing of a credit that is not offered', () => {
    const values = filled({ financingRatio: '25', financingMonths: '48' })
    expect(fieldsOf({ ...values, ticks: { ...values.ticks, financing: false } })).toMatchObject({
      financingRatio: null,
      financingMonths: null,
    })
    expect(fieldsOf({ ...values, ticks: { ...values.ticks, financing: true } })).toMatchObject({ financingRatio: 25, financingMonths: 48 })
  })

  test('finds what the limits of the contract do not know', () => {
    const faults = (texts: Parameters<typeof filled>[0]) => findFaults(sentTexts(filled(texts)))
    expect(faults({})).toEqual([])
    expect(faults({ registrationNumber: '12345Z90', chassisNumber: 'short' })).toEqual([
      { field: 'registrationNumber', reason: 'plate' },
      { field: 'chassisNumber', reason: 'chassis' },
    ])
    expect(faults({ registrationType: 'Foreign', registrationNumber: 'AB-123-CD' })).toEqual([])
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
