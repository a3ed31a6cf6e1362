// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { StockCard } from '#domains/catalogue/stock/contract.ts'
import { type StockValues, valuesOf } from '#domains/catalogue/stock/ui/form-values.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, offline } from '#testing/fake-api.ts'
import { settle, show, words } from '#testing/screen.tsx'
import { type CardEdit, useCardEdit } from './use-card-edit.ts'

const api = fakeApi()
const reading = ['get', '/api/staff/vehicles/{id}'] as const
const saving = ['put', '/api/staff/vehicles/{id}'] as const
type Fields = StockCard['fields']
const card = (revision: number, fields: Partial<Fields> = {}): StockCard =>
  sample('StockCard', {
    id: 7,
    revision: `r${revision}`,
    fields: { ...sample('StockCard').fields, mileage: 1000, doors: 5, financing: false, ...fields },
  })

let edit: CardEdit
let read: (card: StockCard) => void
const put = vi.fn()
function open(first = card(1)): void {
  function Form() {
    const [now, setNow] = useState(first)
    read = setNow
    edit = useCardEdit(now, (next) => {
      put(next)
      setNow(next)
    })
    return null
  }
  put.mockClear()
  show(<Form />)
}
const type = (texts: Partial<StockValues['texts']>, ticks: Partial<StockValues['ticks']> = {}) =>
  act(() => edit.change((now: StockValues) => ({ ...now, texts: { ...now.texts, ...texts }, ticks: { ...now.ticks, ...ticks } })))
const typed = () => [edit.values.texts.mileage, edit.values.texts.doors]
/** Whether the browser would confirm leaving. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a reloaded card fills a pristine form only', () => {
  open()
  expect([edit.changed, typed(), asks()]).toEqual([false, ['1000', '5'], false])
  act(() => read(card(2, { mileage: 2000 })))
  expect([edit.changed, typed()]).toEqual([false, ['2000', '5']])
  type({ doors: '3' })
  expect([edit.changed, asks()]).toEqual([true, true])
  act(() => read(card(3, { mileage: 3000 })))
  expect([edit.changed, typed()]).toEqual([true, ['2000', '3']])
  act(() => edit.undo())
  expect([edit.changed, typed(), asks(), put.mock.lastCall?.[0].revision]).toEqual([false, ['2000', '5'], false, 'r2'])
})

test('sends the revision that the form was filled from', async () => {
  open(card(4))
  api.on(...saving, card(5))
  const { fields } = card(4)
  await edit.send(fields as Parameters<CardEdit['send']>[0], new AbortController().signal)
  expect(api.made(...saving).map(({ params, body }) => [params.id, (body as { revision: string }).revision])).toEqual([['7', 'r4']])
})

test('shows a conflicting version beside the input; a merge keeps only local changes over it', async () => {
  open()
  type({ doors: '3' }, { financing: true })
  act(() => edit.change((now: StockValues) => ({ ...now, features: [4] })))
  const theirs = card(2, { mileage: 2000, doors: 4, featureIds: [1] } as Partial<Fields>)
  api.on(...reading, theirs)
  await act(() => edit.showConflict())
  await settle()
  expect(edit.conflict?.card).toEqual(theirs)
  expect(edit.conflict?.fields).toEqual(expect.arrayContaining(['mileage', 'doors']))
  act(() => edit.merge(theirs))
  expect([edit.conflict, edit.changed, typed(), edit.values.ticks.financing, edit.values.features]).toEqual([
    null,
    true,
    ['2000', '3'],
    true,
    [4],
  ])
  // no input: the other version only
  act(() => edit.fill(theirs))
  type({ doors: '2' })
  act(() => edit.merge(card(3, { mileage: 3000, doors: 4, financing: true })))
  expect([typed(), edit.values.ticks.financing, edit.values.features]).toEqual([['3000', '2'], true, valuesOf(card(3).fields).features])
})

test('reports a conflicting version that fails to load, and keeps the input', async () => {
  open()
  type({ doors: '3' })
  api.on(...reading, offline)
  await act(() => edit.showConflict())
  await settle()
  expect([edit.conflict, typed(), words() === '']).toEqual([null, ['1000', '3'], false])
})
