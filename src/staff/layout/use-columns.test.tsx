// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { field, kept, press, show } from '#testing/screen.tsx'
import { ColumnChooser, useColumns } from './use-columns.tsx'

fakeApi()
const columns = [
  { key: 'reference', name: 'Référence', fixed: true },
  { key: 'plate', name: 'Plaque' },
  { key: 'price', name: 'Prix' },
]
const atFirst = ['price']
function Table() {
  return <ColumnChooser columns={columns} chosen={useColumns('stock', atFirst)} />
}
const ticked = () => ['Plaque', 'Prix'].map((name) => field(name).checked)

test('a table leaves out what it leaves out by itself, until somebody chooses; other tables keep theirs', async () => {
  localStorage.setItem('rihla.staff.columns', JSON.stringify({ queue: ['due'] }))
  show(<Table />)
  expect(ticked()).toEqual([true, false])
  expect(() => field('Référence')).toThrow()
  await press(field('Plaque'))
  expect([ticked(), kept('staff.columns')]).toEqual([[false, false], { queue: ['due'], stock: ['price', 'plate'] }])
  await press(field('Prix'))
  await press(field('Plaque'))
  // what is chosen now is nothing left out
  expect([ticked(), kept('staff.columns')]).toEqual([[true, true], { queue: ['due'], stock: [] }])
})

test('what another version kept is not read', () => {
  for (const odd of ['x', { stock: 'plate' }, { stock: [7] }]) {
    localStorage.setItem('rihla.staff.columns', JSON.stringify(odd))
    const { unmount } = show(<Table />)
    expect(ticked()).toEqual([true, Array.isArray((odd as { stock?: unknown }).stock)])
    unmount()
  }
})

test('the list closes with Esc and when the keyboard leaves it', () => {
  show(<Table />)
  const details = document.querySelector('details') as HTMLDetailsElement
  details.open = true
  fireEvent.keyDown(details, { key: 'Tab' })
  fireEvent.focusOut(field('Plaque'), { relatedTarget: field('Prix') })
  expect(details.open).toBe(true)
  fireEvent.keyDown(details, { key: 'Escape' })
  expect(details.open).toBe(false)
  details.open = true
  fireEvent.focusOut(field('Prix'), { relatedTarget: document.body })
  expect(details.open).toBe(false)
})
