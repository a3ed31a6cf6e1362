// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { settle, show } from '#testing/screen.tsx'
import { useRowKeys } from './use-row-keys.ts'

fakeApi()
const take = vi.fn()
const choose = vi.fn()
const rows = ['a', 'b', 'c']

function Table({ plain = false }: { plain?: boolean }) {
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body, {
    rows,
    hrefOf: plain ? undefined : (row) => `/rows/${row}`,
    take: plain ? undefined : take,
    choose: plain ? undefined : choose,
  })
  return (
    <table>
      <tbody ref={body}>
        {rows.map((row) => (
          <tr key={row}>
            <td>
              <span data-row-start tabIndex={-1} id={row} />
              <button type="button" id={`${row}-menu`}>
                menu
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
/** Returns false when the page prevented the default action. */
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name })
const at = () => document.activeElement?.id ?? ''

test('J and K move through the rows from either end and stop there', () => {
  const { unmount } = show(<Table />)
  const walked = [...'jjjjkk'].map((name) => [key(name), at()])
  expect(walked).toEqual(['a', 'b', 'c', 'c', 'b', 'a'].map((row) => [false, row]))
  unmount()
  show(<Table />)
  key('k')
  expect(at()).toBe('c')
})

test('Enter opens, A assigns and X selects the focused row; elsewhere the keys are not handled', async () => {
  const { here } = show(<Table />)
  expect([...['a', 'x', 'Enter'].map(key), take.mock.calls, choose.mock.calls]).toEqual([true, true, true, [], []])
  key('j')
  key('j')
  expect([key('a'), key('x'), take.mock.calls, choose.mock.calls]).toEqual([false, false, [['b']], [['b']]])
  // buttons handle Enter themselves
  document.getElementById('b-menu')?.focus()
  expect(key('Enter')).toBe(true)
  document.getElementById('b')?.focus()
  expect(key('Enter')).toBe(false)
  await settle()
  expect(here.place).toBe('/rows/b')
})

test('a table without these actions does not handle their keys', () => {
  show(<Table plain />)
  key('j')
  expect(['a', 'x', 'Enter'].map(key)).toEqual([true, true, true])
})
