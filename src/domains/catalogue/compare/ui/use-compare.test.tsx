// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useCompare } from './use-compare.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const duster = { id: 12, slug: 'dacia-duster', brand: 'Dacia', model: 'Duster', price: 189_000, picture: null }

test('limits the list to three cars and removes only the given one', () => {
  const { result } = renderHook(() => useCompare())
  const add = (id: number) => {
    const said = { isThere: false }
    act(() => {
      said.isThere = result.current.add({ ...duster, id })
    })
    return said.isThere
  }
  const state = () => [result.current.cars.map(({ id }) => id), result.current.full]
  expect([add(1), add(2), add(1), state()]).toEqual([true, true, true, [[1, 2], false]])
  expect([add(3), add(4), add(3), state()]).toEqual([true, false, true, [[1, 2, 3], true]])
  const before = result.current.cars
  act(() => result.current.remove(2))
  expect(state()).toEqual([[1, 3], false])
  act(() => result.current.clear())
  expect(state()).toEqual([[], false])
  act(() => result.current.restore(before))
  expect(state()).toEqual([[1, 2, 3], true])
})

test.each([
  ['a broken text', '[{"id":1,'],
  ['another kind of value', '{"cars":"many"}'],
  ['things that are no cars', '[1,null,{"id":"x"}]'],
])('ignores %s in storage and adds a car', (_name, text) => {
  localStorage.setItem('rihla.compare', text)
  const { result } = renderHook(() => useCompare())
  expect(result.current.cars).toEqual([])
  act(() => {
    result.current.add(duster)
  })
  expect(result.current.cars).toMatchObject([{ id: 12, title: 'Dacia Duster' }])
})
