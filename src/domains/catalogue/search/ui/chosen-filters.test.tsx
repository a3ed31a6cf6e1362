// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { show } from '#testing/screen.tsx'
import { ChosenFilters } from './chosen-filters.tsx'

test('strikes an excluded value and describes it for screen readers', () => {
  show(<ChosenFilters search={new URLSearchParams('BodyStyles=SUV&ExcludedFuelTypes=Diesel')} go={vi.fn()} />)
  expect([...document.querySelectorAll('s')].map((one) => one.textContent)).toEqual(['Diesel'])
  expect(document.querySelector('s')?.getAttribute('aria-hidden')).toBe('true')
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('aria-label'))
  expect(links).toContainEqual(expect.stringContaining('sauf Diesel'))
})
