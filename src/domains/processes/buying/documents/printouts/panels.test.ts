import { describe, expect, test } from 'vitest'
import { serverText } from '#i18n/server.ts'
import { buyerPanel } from './panels.ts'

const t = serverText('bookingsPrintout', 'fr')
const person = {
  civility: null,
  firstName: 'Salma',
  lastName: 'Benjelloun',
  email: null,
  phone: null,
  address: null,
  addressLine2: null,
  zip: null,
  city: null,
  idNumber: null,
  companyName: null,
  ice: null,
  registrationNumber: null,
}
type Buyer = Parameters<typeof buyerPanel>[0]['facts']['buyer']
const rows = (changes: Partial<Buyer> = {}) =>
  new Map(buyerPanel({ facts: { buyer: { ...person, ...changes } as Buyer }, t }).rows.map(([label, value]) => [label, value]))
/** Isolates Latin text as the panel does. */
const name = '\u2066Salma Benjelloun\u2069'

describe('buyerPanel', () => {
  test('uses the title of the buyer, or the name alone', () => {
    const called = (civility: string | null) => rows({ civility } as Partial<Buyer>).get(t('label.name'))
    expect(called('M.')).toBe(`${t('civility.mr')} ${name}`)
    expect(called('Mme.')).toBe(`${t('civility.mrs')} ${name}`)
    expect(called(null)).toBe(name)
  })

  test('names a person, or a company with its representative', () => {
    expect([rows().get(t('label.company')), rows().has(t('label.representative'))]).toEqual([null, false])
    const company = rows({ companyName: 'Atlas SARL' })
    expect(company.get(t('label.company'))).toContain('Atlas SARL')
    expect([company.get(t('label.representative')), company.has(t('label.name'))]).toEqual([name, false])
  })

  test('leaves unknown name and address open', () => {
    const unknown = rows({ firstName: '', lastName: '' })
    expect([unknown.get(t('label.name')), unknown.get(t('label.address'))]).toEqual([null, null])
    expect(rows({ address: '14, rue X', zip: '20000', city: 'Casablanca' }).get(t('label.address'))).toContain(
      '14, rue X, 20000 Casablanca',
    )
  })
})
