// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Found } from '#domains/foundation/team/lookup/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { clockAt, field, pass, press, settle, show, words, write } from '#testing/screen.tsx'
import { SearchField } from './search-field.tsx'

const api = fakeApi()
const searching = ['get', '/api/staff/search'] as const
const label = 'Rechercher une référence, une plaque, un téléphone ou un nom'
const found = (kind: Found['kind'], id: number, reference: string, status = 'Accepted'): Found =>
  sample('Found', { kind, id, reference, title: `${kind} ${id}`, status })
const asked = () => api.made(...searching).map(({ query }) => query.get('q'))
const lines = () => [...document.querySelectorAll('[role=option]')]
const chosen = () => lines().findIndex((line) => line.getAttribute('aria-selected') === 'true')
const said = () => words(document.querySelector('[role=status]') as Element)
const isShown = () => !document.querySelector('[role=listbox]')?.closest('[hidden]')
const key = async (name: string) => {
  await act(async () => {
    fireEvent.keyDown(field(label), { key: name })
  })
  await settle()
}

/** Types, and waits for the debounce and the response. */
async function type(text: string): Promise<void> {
  field(label).focus()
  write(label, text)
  await pass(250)
  await settle()
}

beforeEach(() => {
  clockAt('2026-03-16T10:00:00Z')
  api.on(...searching, [found('booking', 7, 'RV-2026-000007'), found('vehicle', 8, 'VO-100008'), found('customer', 9, '')])
})

test('sends a debounced and trimmed query of at least two letters', async () => {
  show(<SearchField />)
  await type('R')
  await type(' ')
  expect(asked()).toEqual([])
  write(label, 'RV')
  await pass(100)
  write(label, ' RV-7 ')
  await pass(100)
  expect(asked()).toEqual([])
  await pass(150)
  await settle()
  expect(asked()).toEqual(['RV-7'])
  expect([isShown(), said(), lines().map((line) => words(line))[0]]).toEqual([
    true,
    '3 résultats',
    expect.stringMatching(/^RéservationRV-2026-000007/),
  ])
})

test('arrows wrap around, Enter opens the active result, and the field is cleared', async () => {
  const { here } = show(<SearchField />)
  await type('RV-7')
  expect(chosen()).toBe(0)
  await key('ArrowUp')
  expect(chosen()).toBe(2)
  await key('ArrowDown')
  await key('ArrowDown')
  expect([chosen(), field(label).getAttribute('aria-activedescendant')]).toEqual([1, lines()[1]?.id])
  await key('Enter')
  expect([here.place, field(label).value, isShown()]).toEqual(['/staff/stock/8', '', false])
})

test('a new query starts at the first result', async () => {
  show(<SearchField />)
  await type('RV-7')
  await key('ArrowDown')
  await type('RV-70')
  expect(chosen()).toBe(0)
})

test('Enter opens nothing before the results match the query', async () => {
  const { here } = show(<SearchField />)
  await type('RV-7')
  write(label, 'RV-8')
  await key('Enter')
  expect(here.place).toBe('/')
  await pass(250)
  await settle()
  await key('Enter')
  expect(here.place).toBe('/staff/bookings/7')
})

test('a click opens a result; a sale opens in the open or closed list', async () => {
  api.on(...searching, [found('sale', 1, 'VT-2026-000001', 'Submitted'), found('sale', 2, 'VT-2026-000002', 'Done')])
  const { here } = show(<SearchField />)
  await type('VT')
  await press(lines()[1] as HTMLElement)
  expect(here.place).toBe('/staff/sales?view=closed&text=VT-2026-000002')
  await type('VT')
  await press(lines()[0] as HTMLElement)
  expect(here.place).toBe('/staff/sales?view=open&text=VT-2026-000001')
})

test('Escape and blur close the list, a slash focuses the field', async () => {
  show(
    <>
      <SearchField />
      <button type="button">ailleurs</button>
    </>,
  )
  await type('RV-7')
  await key('Escape')
  expect([isShown(), document.activeElement === field(label)]).toEqual([false, false])
  await act(async () => {
    fireEvent.keyDown(document.body, { key: '/' })
  })
  expect([isShown(), document.activeElement === field(label)]).toEqual([true, true])
  await act(async () => {
    fireEvent.blur(field(label), { relatedTarget: document.querySelector('button') })
  })
  expect(isShown()).toBe(false)
})

test('distinguishes no results from no response', async () => {
  api.on(...searching, [])
  show(<SearchField />)
  await type('RV-7')
  expect(said()).toBe('Aucun résultat pour « RV-7 »')
  api.on(...searching, new Refusal(503, 'NotReady'))
  await type('RV-8')
  await pass(20_000)
  expect(said()).toBe('La recherche n’a pas répondu. Réessayez.')
})
