import { expect, test } from 'vitest'
import { bodyOf } from './intake-body.ts'

const whose = { draftKey: 'k', customerId: null }

test('omits empty fields and converts numbers and flags', () => {
  const texts = { FirstName: 'Salma', Zip: '', Mileage: '84 000', StorageAreaId: '2', IsHolder: 'false', IsUnderCredit: '' }
  expect(bodyOf(texts, whose)).toEqual({ FirstName: 'Salma', Mileage: 84_000, StorageAreaId: 2, IsHolder: false, DraftKey: 'k' })
})

test('sends company and trade-in fields only where they apply', () => {
  const texts = { Civility: 'M.', CompanyName: 'Atlas', Type: 'Purchase', DesiredModel: '208' }
  expect(bodyOf(texts, { draftKey: 'k', customerId: 7 })).toEqual({ Civility: 'M.', Type: 'Purchase', DraftKey: 'k', CustomerId: 7 })
  expect(bodyOf({ ...texts, Civility: 'Société', Type: 'TradeIn' }, whose)).toMatchObject({ CompanyName: 'Atlas', DesiredModel: '208' })
})
