// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { type ComponentType, Suspense, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { describe, expect, test } from 'vitest'
import { button, packText, settle, show, words } from '#testing/screen.tsx'
import { latePart, optionalPart, renderedPart } from './late-part.tsx'

const t = packText('ui')

function Counter() {
  const [count, setCount] = useState(0)
  const [share, setShare] = useState('20')
  return (
    <>
      <input type="range" value={share} onChange={({ target }) => setShare(target.value)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        {`pressed ${count} at ${share}`}
      </button>
    </>
  )
}

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
    expect(button(t('reload'))).toBeTruthy()
  })
})

describe('optionalPart', () => {
  test('renders the part once its script came', async () => {
    const Part = optionalPart(async () => ({ name }: { name: string }) => <p>{name}</p>)
    const { container } = show(<Part name="Duster" />)
    await settle()
    expect(words(container)).toBe('Duster')
  })

  test('leaves the page as it is when the script does not come', async () => {
    const Part = optionalPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    const { container } = show(
      <p>
        Page
        <Part />
      </p>,
    )
    await settle()
    expect(words(container)).toBe('Page')
  })
})

describe('renderedPart', () => {
  test('passes on what was entered and pressed before its script came', async () => {
    const Rendered = renderedPart(async () => Counter)
    const { prelude } = await prerender(<Rendered />)
    document.body.innerHTML = `<div>${await new Response(prelude).text()}</div>`
    const script = Promise.withResolvers<ComponentType>()
    const Late = renderedPart(() => script.promise)
    const root = await act(async () => hydrateRoot(document.body.firstElementChild as Element, <Late />))
    act(() => button('pressed 0 at 20').click())
    const slider = document.querySelector('input') as HTMLInputElement
    slider.value = '50'
    expect(words()).toBe('pressed 0 at 20')
    await act(async () => script.resolve(Counter))
    await settle()
    expect([words(), slider.value]).toEqual(['pressed 1 at 50', '50'])
    act(() => button('pressed 1 at 50').click())
    expect(words()).toBe('pressed 2 at 50')
    act(() => root.unmount())
  })
})
