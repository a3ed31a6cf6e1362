// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFavourites } from '#domains/favourites/ui/use-favourites.ts'
import { useCompare } from './use-compare.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const duster = { id: 12, slug: 'dacia-duster', brand: 'Dacia', model: 'Duster', price: 189_000, picture: null }

test.each([
  ['a broken text', '[{"id":1,'],
  ['another kind of value', '{"cars":"many"}'],
  ['things that are no cars', '[1,null,{"id":"x"}]'],
])('%s on the device counts as nothing, and a car can be kept', (_name, text) => {
  for (const list of ['favourites', 'compare']) localStorage.setItem(`rihla.${list}`, text)
  const { result } = renderHook(() => ({ favourites: useFavourites(), compare: useCompare() }))
  expect(result.current.favourites.cars).toEqual([])
  expect(result.current.compare.cars).toEqual([])
  act(() => {
    result.current.favourites.toggle(duster)
    result.current.compare.add(duster)
  })
  expect(result.current.favourites.cars).toMatchObject([{ id: 12, title: 'Dacia Duster' }])
  expect(result.current.compare.cars).toMatchObject([{ id: 12 }])
})
