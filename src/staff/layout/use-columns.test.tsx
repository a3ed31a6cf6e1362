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

test('hides the default columns until the user chooses, per table', async () => {
  localStorage.setItem('rihla.staff.columns', JSON.stringify({ queue: ['due'] }))
  show(<Table />)
  expect(ticked()).toEqual([true, false])
  expect(() => field('Référence')).toThrow()
  await press(field('Plaque'))
  expect([ticked(), kept('staff.columns')]).toEqual([[false, false], { queue: ['due'], stock: ['price', 'plate'] }])
  await press(field('Prix'))
  await press(field('Plaque'))
  // the choice is now empty: no column is hidden
  expect([ticked(), kept('staff.columns')]).toEqual([[true, true], { queue: ['due'], stock: [] }])
})

test('ignores stored data of another version', () => {
  for (const odd of ['x', { stock: 'plate' }, { stock: [7] }]) {
    localStorage.setItem('rihla.staff.columns', JSON.stringify(odd))
    const { unmount } = show(<Table />)
    expect(ticked()).toEqual([true, Array.isArray((odd as { stock?: unknown }).stock)])
    unmount()
  }
})

test('closes with Esc and when the focus leaves', () => {
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
