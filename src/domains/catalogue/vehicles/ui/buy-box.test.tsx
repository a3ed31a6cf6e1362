// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { settle, show, words } from '#testing/screen.tsx'
import { exampleDetail } from './buy-box.example.tsx'
import { BuyBox } from './buy-box.tsx'

afterEach(cleanup)

test.each([
  [true, true, /certifiée : contrôlée dans nos ateliers/, /n’a pas été contrôlée/],
  // certified implies no inspection that the record lacks
  [true, false, /Voiture certifiée, garantie/, /contrôlée/],
  [false, true, /contrôlée dans nos ateliers, vendue sans certification/, /Voiture certifiée/],
  [false, false, /n’a pas été contrôlée/, /Voiture certifiée/],
])('shows certified %s and controlled %s as recorded', async (isCertified, isControlled, says, never) => {
  show(<BuyBox car={exampleDetail({ isCertified, isControlled })} comparables="/search-result" monthly={null} action={null} tools={null} />)
  await settle()
  expect(words()).toMatch(says)
  expect(words()).not.toMatch(never)
})
