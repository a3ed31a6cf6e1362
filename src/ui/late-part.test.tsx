// @vitest-environment happy-dom
import { Suspense } from 'react'
import { describe, expect, test } from 'vitest'
import { button, settle, show, words } from '#testing/screen.tsx'
import { latePart } from './late-part.tsx'

describe('latePart', () => {
  test('renders the part once its script came', async () => {
    const Part = latePart(async () => ({ name }: { name: string }) => <p>{name}</p>)
    show(
      <Suspense fallback="…">
        <Part name="Duster" />
      </Suspense>,
    )
    await settle()
    expect(words()).toBe('Duster')
  })

  test('offers to load the page again when the script does not come', async () => {
    const Part = latePart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    show(
      <Suspense fallback="…">
        <Part />
      </Suspense>,
    )
    await settle()
    expect(words()).toContain('Cette partie de la page n’a pas pu être chargée')
    expect(button('Recharger la page')).toBeTruthy()
  })
})
