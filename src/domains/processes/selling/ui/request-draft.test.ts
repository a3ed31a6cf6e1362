import { describe, expect, test } from 'vitest'
import { findStepFaults, firstOpenStep, queryOf, type RequestDraft, readDraft, stepOfField } from './request-draft.ts'

const today = '2026-03-15'
const now = Date.parse(`${today}T10:00:00Z`)
const car = {
  RegistrationType: 'Local',
  RegistrationNumber: '48217 | ب | 6',
  Brand: 'Dacia',
  Model: 'Duster',
  ReleaseDate: '2019-03-12',
  Mileage: '84 000',
  Type: 'Purchase',
}
const seller = {
  Civility: 'Mme.',
  FirstName: 'Salma',
  LastName: 'Alaoui',
  Phone: '06 12 34 56 78',
  Email: 'salma@exemple.ma',
  City: 'Casablanca',
}
const whole = { ...car, ...seller, StorageAreaId: '1' }
const faults = (step: Parameters<typeof findStepFaults>[0], typed: RequestDraft['typed']) =>
  findStepFaults(step, typed, today).map(({ field, reason }) => `${field} ${reason}`)

describe('draft', () => {
  test('is parsed without invalid values', () => {
    const kept = { key: 'k', typed: { Brand: 'Dacia', Model: 7, Odd: 'x' }, estimate: { key: 'e', low: 1, high: 'x' }, keptAt: now - 1000 }
    expect(readDraft(kept, now)).toEqual({
      key: 'k',
      typed: { RegistrationType: 'Local', Type: 'Purchase', Brand: 'Dacia' },
      estimate: { key: 'e', low: 1, high: null },
      keptAt: now - 1000,
    })
  })

  test('expires after a month and ignores other data', () => {
    const day = 86_400_000
    const kept = { key: 'k', typed: { Brand: 'Dacia' } }
    expect(readDraft({ ...kept, keptAt: now - 30 * day + 1 }, now).typed.Brand).toBe('Dacia')
    for (const odd of [
      { ...kept, keptAt: now - 30 * day },
      kept,
      null,
      'x',
      { typed: {}, keptAt: now },
      { key: 'k', typed: null, keptAt: now },
    ])
      expect(readDraft(odd, now)).toEqual({ key: '', typed: { RegistrationType: 'Local', Type: 'Purchase' }, estimate: null, keptAt: 0 })
  })
})

describe('missing fields', () => {
  test('of the car', () => {
    expect(faults('car', car)).toEqual([])
    expect(faults('car', { RegistrationType: 'Local', Type: 'Purchase' })).toEqual(
      ['RegistrationNumber', 'Brand', 'Model', 'ReleaseDate', 'Mileage'].map((field) => `${field} required`),
    )
    expect(faults('car', { ...car, RegistrationNumber: 'AB-123-CD' })).toEqual(['RegistrationNumber plate'])
    expect(faults('car', { ...car, RegistrationNumber: 'AB-123-CD', RegistrationType: 'Foreign' })).toEqual([])
    expect(faults('car', { ...car, ReleaseDate: '2026-03-16' })).toEqual(['ReleaseDate releaseDate'])
    expect(faults('car', { ...car, ReleaseDate: '1949-12-31' })).toEqual(['ReleaseDate releaseDate'])
    expect(faults('car', { ...car, ReleaseDate: today })).toEqual([])
  })

  test('of a company and of a person', () => {
    expect(faults('seller', seller)).toEqual([])
    expect(faults('seller', { ...seller, Civility: 'Société' })).toEqual(['CompanyName required'])
    expect(faults('seller', { ...seller, Civility: 'Société', CompanyName: 'Atlas SARL' })).toEqual([])
    expect(faults('seller', { ...seller, FirstName: '1', Phone: '12', IdNumber: '?', Zip: '2' })).toEqual([
      'FirstName name',
      'Phone phone',
      'IdNumber cin',
      'Zip zip',
    ])
  })

  test('lead to the first incomplete step', () => {
    expect(firstOpenStep({}, today)).toBe('car')
    expect(firstOpenStep(car, today)).toBe('seller')
    expect(firstOpenStep({ ...car, ...seller }, today)).toBe('store')
    expect(firstOpenStep(whole, today)).toBe('confirm')
    expect([stepOfField('Mileage'), stepOfField('Email'), stepOfField('StorageAreaId'), stepOfField('File1')]).toEqual([
      'car',
      'seller',
      'store',
      null,
    ])
  })
})

test('sends a plain mileage without empty and foreign fields', () => {
  const draft: RequestDraft = {
    key: 'k',
    typed: { ...whole, CompanyName: 'Atlas', DesiredModel: 'Tucson', Zip: ' ' },
    estimate: null,
    keptAt: now,
  }
  expect(queryOf(draft)).toEqual({ ...whole, Mileage: '84000', DraftKey: 'k' })
  const other = { ...draft, typed: { ...draft.typed, Type: 'TradeIn', Civility: 'Société' }, estimate: { key: 'e', low: null, high: null } }
  expect(queryOf(other)).toMatchObject({ DesiredModel: 'Tucson', CompanyName: 'Atlas', EstimateKey: 'e' })
})

test('validates and sends ICE and trade register for companies only', () => {
  const company = { ...seller, Civility: 'Société', CompanyName: 'Atlas', Ice: '001 561 191 000 065', TradeRegister: 'x' }
  expect(faults('seller', company)).toEqual(['Ice ice', 'TradeRegister rc'])
  expect(faults('seller', { ...company, Ice: '001 561 191 000 066', TradeRegister: '45821' })).toEqual([])
  expect(faults('seller', { ...company, Civility: 'M.' })).toEqual([])
  const query = (typed: RequestDraft['typed']) => queryOf({ key: 'k', typed, estimate: null, keptAt: 1 })
  expect(query({ ...company, Ice: '001561191000066' }).Ice).toBe('001561191000066')
  expect(query({ ...company, Civility: 'M.' }).Ice).toBeUndefined()
})
