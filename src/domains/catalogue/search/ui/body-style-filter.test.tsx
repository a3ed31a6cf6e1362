// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { button, buttons, show, words } from '#testing/screen.tsx'
import { BodyStyleFilter } from './body-style-filter.tsx'
import { exampleFacets } from './filter-panel.example.tsx'

fakeApi()
const toggle = vi.fn()
const toggleExcept = vi.fn()

function open(values: string[] = [], chosen: string[] = []) {
  show(
    <BodyStyleFilter
      facet={exampleFacets().facets.bodyStyles}
      chosen={chosen}
      toggle={toggle}
      except={{ name: 'ExcludedBodyStyles', values, toggle: toggleExcept }}
    />,
  )
}
const tiles = () => [...document.querySelectorAll('label')].filter((one) => !one.closest('details'))
const names = () => tiles().map((one) => one.querySelector('input')?.value)

test('shows chosen and excluded styles before the fold', () => {
  open(['Pickup'], ['Cabriolet'])
  expect(names()).toEqual(['Citadine', 'SUV', 'Sedan', 'Compact', 'Wagon', 'MiniVan', 'Pickup', 'Cabriolet'])
  expect(tiles().map((one) => one.querySelector('input')?.checked)).toEqual([...Array<boolean>(7).fill(false), true])
})

test('excludes a style by its button and submits it with the form', () => {
  open(['SUV'])
  // the count after a name stays out of the match
  expect([...document.querySelectorAll('bdi > s')].map(words)).toEqual(['SUV et 4x4'])
  expect([...document.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [name, value])).toEqual([
    ['ExcludedBodyStyles', 'SUV'],
  ])
  expect(buttons(/^Exclure ./).map((one) => one.getAttribute('aria-label'))).toEqual(['Exclure SUV et 4x4'])
  fireEvent.click(button('Exclure…'))
  expect(['SUV et 4x4', 'Citadine'].map((name) => button(`Exclure ${name}`).getAttribute('aria-pressed'))).toEqual(['true', 'false'])

  fireEvent.click(button('Exclure Citadine'))
  expect(toggleExcept).toHaveBeenLastCalledWith('Citadine')
  expect(toggle).not.toHaveBeenCalled()
  fireEvent.click(tiles()[0]?.querySelector('input') as Element)
  expect(toggle).toHaveBeenLastCalledWith('Citadine')
})

test('announces the number of cars, greyed without any', () => {
  open([], ['Sedan'])
  expect(words(tiles()[0])).toBe('Citadine 175175 voitures')
  expect(tiles().map((one) => one.parentElement?.hasAttribute('data-zero'))).toEqual([false, false, false, true, true, true])
})
