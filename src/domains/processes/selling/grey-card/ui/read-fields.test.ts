import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { chosenValues, type FieldName, firstChoice, readFields } from './read-fields.ts'

const reading = (isSure: boolean) => ({ confidence: isSure ? 0.9 : 0.4, isSure, crop: null })
const unread = sample('GreyCardRead')
const read = {
  frontDto: {
    ...unread.frontDto,
    ...{ adresse: null, immatriculation: '12345A11', firstName: 'ALI', lastName: 'IDRISSI', releasedDate: '2019-03-12' },
    readings: { immatriculation: reading(false), firstName: reading(true), lastName: reading(true), releasedDate: reading(true) },
  },
  backDto: { ...unread.backDto, brand: 'Dacia', model: 'Logan', readings: { brand: reading(true), model: reading(true) } },
}
const typed = { releasedDate: '2018-03-12', brand: 'dacia', lastName: ' Idrissi', model: 'Logan', adresse: '3, rue des Orangers' }
const fields = readFields(read, typed)
const car = (known: object, choices: object = {}) => {
  const { brand, model } = chosenValues(readFields(read, known), choices)
  return [brand, model]
}

test('lists values to review first and omits unread ones', () => {
  expect(fields.map(({ name, trust }) => `${name} ${trust}`)).toEqual([
    ...['immatriculation unsure', 'releasedDate different'],
    ...['lastName sure', 'firstName sure', 'brand sure', 'model sure'],
  ])
})

test('never takes an unsure value by default', () => {
  expect(fields.map((field) => [field.name, firstChoice(field)])).toContainEqual(['immatriculation', 'typed'])
  expect(chosenValues(fields, {})).toEqual({ releasedDate: '2019-03-12', firstName: 'ALI' })
  expect(chosenValues(fields, { immatriculation: 'card', releasedDate: 'typed' })).toEqual({
    immatriculation: '12345A11',
    firstName: 'ALI',
  })
})

test('compares plates independent of their format', () => {
  const trusts = (plate: string) => {
    const sure = { ...read, frontDto: { ...read.frontDto, readings: { immatriculation: reading(true) } } }
    return readFields(sure, { immatriculation: plate }).find(({ name }) => name === 'immatriculation')?.trust
  }
  expect([trusts('12345 | أ | 11'), trusts('12345-A-11'), trusts('12345 | ب | 11')]).toEqual(['sure', 'sure', 'different'])
})

test('takes make and model together', () => {
  expect(car({})).toEqual(['Dacia', 'Logan'])
  expect(car({ brand: 'Renault', model: 'Clio' })).toEqual(['Dacia', 'Logan'])
  const keep = { brand: 'typed' } satisfies Partial<Record<FieldName, string>>
  expect(car({ brand: 'Renault', model: 'Clio' }, keep)).toEqual([undefined, undefined])
  expect(car({ brand: 'Renault', model: 'Clio' }, { model: 'typed' })).toEqual(['Dacia', ''])
  expect(car({ brand: 'Dacia', model: 'Duster' })).toEqual([undefined, 'Logan'])
})
