import { expect, test } from 'vitest'
import type { DocumentInfo } from '../contract.ts'
import { groupPrintouts, sizeOf } from './printout-groups.ts'

const paper = (id: string, given: Partial<DocumentInfo>): DocumentInfo => ({
  id,
  uri: '',
  mimeType: 'application/pdf',
  fileName: '',
  size: 1,
  isGenerated: true,
  type: 'PurchaseOrder',
  spec: 'None',
  status: 'Published',
  comment: null,
  imagesOrder: 0,
  version: 1,
  hash: null,
  width: null,
  height: null,
  reference: 'RV-2026-000042',
  language: 'fr',
  superseded: null,
  created: '2026-03-15T10:00:00Z',
  validated: null,
  ...given,
})

test('groups versions by language and keeps uploads single', () => {
  const groups = groupPrintouts(
    [
      paper('a1', {}),
      paper('b1', { language: 'ar' }),
      paper('a2', { version: 2, created: '2026-03-16T10:00:00Z' }),
      paper('cin1', { isGenerated: false, type: 'CustomerCIN', language: null, created: '2026-03-17T10:00:00Z' }),
      paper('cin2', { isGenerated: false, type: 'CustomerCIN', language: null, created: '2026-03-14T10:00:00Z' }),
    ],
    'fr',
  )
  expect(groups.map(({ newest, former }) => [newest.id, former.map(({ id }) => id)])).toEqual([
    ['cin1', []],
    ['a2', ['a1']],
    ['b1', []],
    ['cin2', []],
  ])
})

test("sorts the reader's language first", () => {
  const both = [paper('fr', {}), paper('ar', { language: 'ar', created: '2026-03-15T10:00:01Z' })]
  expect(groupPrintouts(both, 'fr').map(({ newest }) => newest.id)).toEqual(['fr', 'ar'])
  expect(groupPrintouts(both, 'ar').map(({ newest }) => newest.id)).toEqual(['ar', 'fr'])
})

test.each([
  [1, 'kilobytes', '1'],
  [47_800, 'kilobytes', '48'],
  [1_240_000, 'megabytes', '1,2'],
])('formats %i bytes', (bytes, unit, size) => {
  expect(sizeOf(bytes)).toEqual({ unit, size })
})

test('separates a credit note with another number', () => {
  const note = (id: string, reference: string, language: 'fr' | 'ar', created: string) =>
    paper(id, { type: 'CreditNote', reference, language, created })
  const groups = groupPrintouts(
    [
      note('fr1', 'AV-2026-000001', 'fr', '2026-03-15T10:00:00Z'),
      note('fr2', 'AV-2026-000002', 'fr', '2026-03-16T10:00:00Z'),
      note('ar2', 'AV-2026-000002', 'ar', '2026-03-16T10:00:00Z'),
      note('ar1', 'AV-2026-000001', 'ar', '2026-03-15T10:00:00Z'),
    ],
    'fr',
  )
  expect(groups.map(({ newest, former }) => [newest.id, former.length])).toEqual([
    ['fr2', 0],
    ['ar2', 0],
    ['fr1', 0],
    ['ar1', 0],
  ])
})
