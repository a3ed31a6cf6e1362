import { describe, expect, test } from 'vitest'
import { findingsIn, missingFields, riskOf } from './rules.ts'

const whole = {
  ...{ releaseDate: '2019-03-01', mileage: 84_000, fuelType: 'Diesel', gearType: 'Manual', bodyStyle: 'Citadine', color: 'Grey' },
  ...{ registrationNumber: '70315A6', cityId: 1, price: 131_500, description: { ar: 'سيارة في حالة جيدة جدا، المالك الأول' }, photos: 3 },
}

describe('what an advert lacks', () => {
  test('is nothing with three photos, a price and a description in one language', () => expect(missingFields(whole, 3)).toEqual([]))
  test('returns all errors by field name', () => {
    const none = { ...whole, price: null, color: null, cityId: null, description: { fr: '   Bonne voiture   ' }, photos: 2 }
    expect(missingFields(none, 3)).toEqual([
      { field: 'disposedVehicle.color', reason: 'required' },
      { field: 'disposedVehicle.city', reason: 'required' },
      { field: 'disposedVehicle.price', reason: 'required' },
      { field: 'descriptions', reason: 'tooShort', limit: 30 },
      { field: 'photos', reason: 'tooFew', limit: 3 },
    ])
  })
})

describe('off-platform contact details', () => {
  test.each([
    ['PhoneInText', 'Appelez le 06 12 34 56 78 le soir', '06 12 34 56 78'],
    ['PhoneInText', 'واتساب +212612345678', '+212612345678'],
    ['LinkInText', 'plus de photos sur auto-maroc.site', 'auto-maroc.site'],
    ['LinkInText', 'https://wa.me/212612345678', 'https://wa.me/212612345678'],
    ['AdvanceInText', 'Avance 2 000 DH pour bloquer', 'Avance'],
    ['AdvanceInText', 'المطلوب تسبيق صغير', 'تسبيق'],
  ])('%s: %s', (kind, text, found) => {
    const findings = findingsIn(text).filter((one) => one.kind === kind)
    expect(findings.map(({ start, length }) => text.slice(start, start + length))).toContain(found)
  })
  test.each([
    'Clio de 2019, 84 000 km, révision à 75 000 km, courroie faite à 60 000 km',
    'Prix 131 500 DH, vidange le 12.03.2024, pneus 195/65 R15 neufs',
    'Toujours garée au sous-sol, factures depuis 2019. Première main.',
    'سيارة كليو 2019، عداد 84 000 كلم، صيانة منتظمة عند الوكيل',
  ])('nothing in: %s', (text) => expect(findingsIn(text)).toEqual([]))
})

describe('the risk', () => {
  const calm = {
    price: 131_500,
    median: 135_000,
    comparables: 19,
    texts: [],
    samePhoto: false,
    samePlate: false,
    sameChassis: false,
    manyAccounts: false,
    accountHours: 9000,
  }
  test('is none of a plain advert', () => expect(riskOf(calm)).toEqual({ score: 0, points: [] }))
  test('names each point with its weight, the heaviest first, and ends at 100', () => {
    const all = {
      ...calm,
      price: 90_000,
      texts: ['Avance par Wafacash, 0612345678, www.x.ma'],
      samePhoto: true,
      samePlate: true,
      sameChassis: true,
      manyAccounts: true,
      accountHours: 1,
    }
    const { score, points } = riskOf(all)
    expect(score).toBe(100)
    expect(points[0]).toEqual({ kind: 'PriceFarBelow', weight: 30 })
    expect(points.map(({ kind }) => kind).sort()).toEqual([
      'AdvanceInText',
      'LinkInText',
      'ManyAccounts',
      'NewAccount',
      'PhoneInText',
      'PriceFarBelow',
      'SameChassis',
      'SamePhoto',
      'SamePlate',
    ])
  })
  test('calls no price low without enough cars to compare, nor one just below', () => {
    expect(riskOf({ ...calm, price: 50_000, comparables: 7 }).score).toBe(0)
    expect(riskOf({ ...calm, price: 94_500 }).score).toBe(0)
    expect(riskOf({ ...calm, price: 94_499 }).score).toBe(30)
  })
})
