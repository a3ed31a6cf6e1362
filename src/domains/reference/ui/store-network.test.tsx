// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { show, words } from '#testing/screen.tsx'
import { StoreNetwork } from './store-network.tsx'

test.each([
  ['fr', 'ltr', 'end', '50 agences partenaires'],
  ['ar', 'rtl', 'start', '50 وكالة شريكة'],
] as const)('the number of branches is drawn before its words, in the direction of the page (%s)', (language, direction, anchor, said) => {
  const { container } = show(<StoreNetwork stores={[]} branches={50} />, { language })
  const sentence = container.querySelector('svg text')
  expect(sentence && words(sentence)).toBe(said)
  // anchored at the same edge of the map in both directions
  expect([sentence?.getAttribute('direction'), sentence?.getAttribute('text-anchor')]).toEqual([direction, anchor])
})
