// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { plain, showHook } from '#testing/screen.tsx'
import type { ShownPoint } from '../report/contract.ts'
import { usePointFacts, usePointText } from './use-point-text.ts'

fakeApi()
const point = (changes: Partial<ShownPoint>): ShownPoint => ({ key: 'hood', title: 'Capot', outcome: 'note', action: 'Repair', ...changes })
const measured = { value: 2.4, unit: 'mm' } as const

test.each([
  [{}, 'à réparer'],
  [{ action: 'Replacement' }, 'à remplacer'],
  [{ isPainted: true }, 'à repeindre'],
  [{ measured }, 'à réparer, 2,4 mm'],
  [{ outcome: 'ok' }, 'conforme'],
  [{ outcome: 'ok', measured }, '2,4 mm'],
  [{ outcome: 'none' }, 'non concerné'],
  // a measurement before the repair is outdated
  [{ outcome: 'fixed', measured, repairedOn: '2026-03-24' }, 'réparé le 24/03/2026'],
] as [Partial<ShownPoint>, string][])('%o is known as %s', (changes, said) => {
  expect(plain(showHook(usePointFacts).now()(point(changes)))).toBe(said)
})

test("shows the expert's text in its language or without one", () => {
  const text = showHook(usePointText).now()
  const arabic = showHook(usePointText, { language: 'ar' }).now()
  const written = point({ comment: 'Rayure de 4 cm' })
  expect([text(written), plain(arabic(written))]).toEqual([
    'Rayure de 4 cm',
    plain(showHook(usePointFacts, { language: 'ar' }).now()(written)),
  ])
  expect(arabic(point({ comment: '50 %' }))).toBe('50 %')
  expect(text(point({ comment: '' }))).toBe('à réparer')
  expect(text(point({ outcome: 'fixed', comment: 'Rayure', repairComment: 'Repeint' }))).toBe('Repeint')
  expect(text(point({ outcome: 'ok', comment: 'Bon état' }))).toBe('Bon état')
  expect(plain(text(point({ outcome: 'ok', comment: 'Bon état', measured })))).toBe('2,4 mm')
  expect(text(point({ comment: 'Usée', measured }))).toBe('Usée')
})
