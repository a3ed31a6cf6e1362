// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { SavedCar } from '#domains/customers/favourites/rules.ts'
import { show, words } from '#testing/screen.tsx'
import { FavouritesHover } from './favourites-hover.tsx'
import { readSite } from './read-site.ts'

const car = (id: number): SavedCar => ({ id, slug: 'dacia-duster', title: `Dacia Duster ${id}`, price: 100_000, picture: null }) as SavedCar

test('shows three saved cars and a link to the rest without a setting', () => {
  show(<FavouritesHover cars={[1, 2, 3, 4, 5].map(car)} />)
  expect(document.querySelectorAll('li')).toHaveLength(3)
  expect(words()).toContain('Voir les 2 autres')
})

test('reads the number of cars from the setting favourites.hoverCount', () => {
  expect(readSite([{ key: 'favourites.hoverCount', value: '2' }], []).hoverCount).toBe(2)
})
