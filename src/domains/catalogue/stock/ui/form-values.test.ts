import { describe, expect, test } from 'vitest'
import { differences, emptyValues, fieldsOf, findFaults, sentTexts, valuesOf } from './form-values.ts'

const filled = (texts: Partial<ReturnType<typeof emptyValues>['texts']>) => {
  const empty = emptyValues(3)
  return { ...empty, texts: { ...empty.texts, brandId: '1', modelId: '2', ...texts } }
}

describe('form', () => {
  test("starts with usual values and the caller's area", () => {
    const { texts, ticks, features } = emptyValues(3)
    expect(texts).toMatchObject({ storageAreaId: '3', condition: 'Used', registrationType: 'Local', brandId: '', 'description.fr': '' })
    expect(emptyValues(null).texts.storageAreaId).toBe('')
    expect([new Set(Object.values(ticks)), features]).toEqual([new Set([false]), []])
  })

  test('round-trips through the server', () => {
    const values = filled({ mileage: '48 200', isFirstHand: 'true', color: 'White', releaseDate: '2020-05-01', version: ' Prestige ' })
    const fields = fieldsOf({ ...values, features: [2, 1] })
    expect(fields).toMatchObject({ mileage: 48_200, isFirstHand: true, version: 'Prestige', storageAreaId: 3, cityId: null, isNew: false })
    expect(fields).toMatchObject({ color: 'White', fuelType: null, condition: 'Used', releaseDate: '2020-05-01', chassisNumber: null })
    expect(fieldsOf(filled({ condition: 'New', isFirstHand: 'false' }))).toMatchObject({ isNew: true, isFirstHand: false })
    expect(fieldsOf(filled({})).isFirstHand).toBeNull()
    expect(valuesOf({ ...fields, mileage: 0, isFirstHand: null }).texts).toMatchObject({ mileage: '0', isFirstHand: '', color: 'White' })
    expect(fieldsOf(valuesOf(fields))).toEqual(fields)
  })

  test('has a control per language and sends filled ones', () => {
    const values = filled({ 'description.ar': ' نقية ' })
    const fields = fieldsOf(values)
    expect(fields.description).toEqual({ ar: 'نقية' })
    expect(valuesOf(fields).texts).toMatchObject({ 'description.fr': '', 'description.ar': 'نقية' })
    expect(fieldsOf(filled({ 'description.fr': ' ' })).description).toBeNull()
    expect(differences(values, filled({ 'description.ar': ' نقية ', 'description.fr': 'Propre' }))).toEqual(['description.fr'])
  })

  test('sends credit terms only with an offer', () => {
    const values = filled({ financingRatio: '25' })
    const sent = (financing: boolean) => Object.keys(sentTexts({ ...values, ticks: { ...values.ticks, financing } }))
    expect([sent(true).includes('financingRatio'), sent(false).includes('financingRatio')]).toEqual([true, false])
    expect(sent(false)).toContain('mileage')
  })

  test('omits credit terms without an offer', () => {
    const values = filled({ financingRatio: '25', financingMonths: '48' })
    expect(fieldsOf({ ...values, ticks: { ...values.ticks, financing: false } })).toMatchObject({
      financingRatio: null,
      financingMonths: null,
    })
    expect(fieldsOf({ ...values, ticks: { ...values.ticks, financing: true } })).toMatchObject({ financingRatio: 25, financingMonths: 48 })
  })

  test('validates rules beyond the contract', () => {
    const faults = (texts: Parameters<typeof filled>[0]) => findFaults(sentTexts(filled(texts)))
    expect(faults({})).toEqual([])
    expect(faults({ registrationNumber: '12345Z90', chassisNumber: 'short' })).toEqual([
      { field: 'registrationNumber', reason: 'plate' },
      { field: 'chassisNumber', reason: 'chassis' },
    ])
    expect(faults({ registrationNumber: ' ', chassisNumber: ' ' })).toEqual([])
    expect(faults({ registrationNumber: '12345-A-6', chassisNumber: 'UU1HSRDAG05712134' })).toEqual([])
    expect(faults({ registrationType: 'Foreign', registrationNumber: 'AB-123-CD' })).toEqual([])
  })

  test('returns the differing fields', () => {
    const values = filled({})
    expect(differences(values, values)).toEqual([])
    expect(differences(values, { ...filled({ color: 'Red' }), ticks: { ...values.ticks, financing: true }, features: [1] })).toEqual([
      'color',
      'financing',
      'features',
    ])
    expect(differences({ ...values, features: [1, 2] }, { ...values, features: [2, 1] })).toEqual([])
    expect(differences({ ...values, features: [1] }, { ...values, features: [2] })).toEqual(['features'])
  })
})
