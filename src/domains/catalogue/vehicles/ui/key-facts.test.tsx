// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { show, words } from '#testing/screen.tsx'
import { exampleDetail } from './buy-box.example.tsx'
import { KeyFacts } from './key-facts.tsx'

test.each([
  [true, 'fr', 'Propriétaires1'],
  [false, 'fr', 'PropriétairesPlusieurs'],
  [true, 'ar', 'عدد المالكين1'],
] as const)('how many owners a car had is counted in plain words (first hand %s, %s)', (isFirstHand, language, said) => {
  const { container } = show(<KeyFacts car={exampleDetail({ isFirstHand })} />, { language })
  expect([...container.querySelectorAll('dl > div')].map(words)).toContain(said)
})
