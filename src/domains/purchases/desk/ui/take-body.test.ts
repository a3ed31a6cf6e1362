import { expect, test } from 'vitest'
import { bodyOf } from './take-body.ts'

const whose = { draftKey: 'k', customerId: null }

test('what was left open is left out, numbers and flags are what they are', () => {
  const texts = { FirstName: 'Salma', Zip: '', Mileage: '84 000', StorageAreaId: '2', IsHolder: 'false', IsUnderCredit: '' }
  expect(bodyOf(texts, whose)).toEqual({ FirstName: 'Salma', Mileage: 84_000, StorageAreaId: 2, IsHolder: false, DraftKey: 'k' })
})

test('a company names itself, a trade-in says what is wished; a known person goes by their card', () => {
  const texts = { Civility: 'M.', CompanyName: 'Atlas', Type: 'Purchase', DesiredModel: '208' }
  expect(bodyOf(texts, { draftKey: 'k', customerId: 7 })).toEqual({ Civility: 'M.', Type: 'Purchase', DraftKey: 'k', CustomerId: 7 })
  expect(bodyOf({ ...texts, Civility: 'Société', Type: 'TradeIn' }, whose)).toMatchObject({ CompanyName: 'Atlas', DesiredModel: '208' })
})
