// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { show, words } from '#testing/screen.tsx'
import { type NetworkStore, StoreNetwork } from './store-network.tsx'

const store = (id: number): NetworkStore => ({
  ...{
    id,
    tag: `store-${id}`,
    name: 'Rihla',
    names: { fr: 'Rihla', ar: 'رحلة' },
    city: `City ${id}`,
    cityNames: { fr: 'Rabat', ar: 'الرباط' },
  },
  ...{ phone: '+212522001122', latitude: 30 + id / 2, longitude: -7, cars: 3 },
})

test.each([
  ['fr', 'ltr', 'end', '8 agences'],
  ['ar', 'rtl', 'start', '8 وكالات'],
] as const)('counts the stores that it lists, in the direction of the page (%s)', (language, direction, anchor, said) => {
  const stores = Array.from({ length: 8 }, (_, i) => store(i + 1))
  const { container } = show(<StoreNetwork stores={stores} />, { language })
  const sentence = [...container.querySelectorAll('svg text')].at(-1)
  expect(sentence && words(sentence)).toBe(said)
  // anchored at the same edge of the map in both directions
  expect([sentence?.getAttribute('direction'), sentence?.getAttribute('text-anchor')]).toEqual([direction, anchor])
})
