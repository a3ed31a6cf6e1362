// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HydrateLater, hydrateInParts } from './hydrate-later.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  cleanup()
  document.body.replaceChildren()
})

const Said = createContext('')
let say = (_text: string) => {}
const alive: string[] = []
const root = document.documentElement
const pressed: string[] = []

function Part({ name, children }: { name: string; children?: ReactNode }) {
  const id = useId()
  const said = useContext(Said)
  useEffect(() => void alive.push(name), [name])
  return (
    <section id={id}>
      <button type="button" onClick={() => pressed.push(name)}>
        {name} {said}
      </button>
      {children}
    </section>
  )
}

function Page() {
  const [said, setSaid] = useState('first')
  say = setSaid
  return (
    <Said value={said}>
      <Part name="frame" />
      <HydrateLater>
        <Part name="head" />
      </HydrateLater>
      <HydrateLater>
        <Part name="main">
          <HydrateLater>
            <Part name="card" />
          </HydrateLater>
        </Part>
      </HydrateLater>
      <HydrateLater>
        <Part name="foot" />
      </HydrateLater>
    </Said>
  )
}

function takeOver() {
  alive.length = 0
  pressed.length = 0
  root.dataset.firstView = ''
  const home = document.body.appendChild(document.createElement('div'))
  home.innerHTML = renderToString(<Page />)
  const drawn = home.innerHTML
  const nodes = [...home.querySelectorAll('section')]
  hydrateInParts(() => void hydrateRoot(home, <Page />))
  return { home, drawn, nodes }
}

/** what follows at once, while no further task begins */
async function rest() {
  for (let i = 0; i < 8; i++) await new Promise((done) => setImmediate(done))
}

/** as many tasks as it takes until something more is alive */
async function more() {
  const before = alive.length
  for (let i = 0; i < 10 && alive.length === before; i++) {
    vi.advanceTimersToNextTimer()
    await rest()
  }
}

test('parts come to life one task after another, those inside of others last, and nothing that the server drew is replaced', async () => {
  const { home, drawn, nodes } = takeOver()
  await rest()
  expect(alive).toEqual(['frame'])
  const seen: string[] = []
  for (let i = 0; i < 4; i++) {
    await more()
    seen.push(alive.slice(1).join())
  }
  expect(seen).toEqual(['head', 'head,main', 'head,main,foot', 'head,main,foot,card'])
  expect(home.innerHTML).toBe(drawn)
  expect([...home.querySelectorAll('section')]).toEqual(nodes)
})

test('what lies below the first view is laid out once all is alive', async () => {
  takeOver()
  await rest()
  for (let i = 0; i < 4; i++) await more()
  expect([alive.length, root.dataset.firstView]).toEqual([5, ''])
  vi.advanceTimersToNextTimer()
  expect(root.dataset.firstView).toBeUndefined()
})

test('at the first act of a visitor all come to life before its click is heard', async () => {
  const { home } = takeOver()
  const card = [...home.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('card')) as HTMLElement
  fireEvent.pointerDown(card)
  await rest()
  fireEvent.click(card)
  expect([alive.toSorted(), pressed, root.dataset.firstView]).toEqual([['card', 'foot', 'frame', 'head', 'main'], ['card'], undefined])
})

test('what changes meanwhile around parts that wait is in them when they come to life', async () => {
  const { home, nodes } = takeOver()
  await rest()
  say('second')
  await rest()
  for (let i = 0; i < 4; i++) await more()
  expect([...home.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'frame second',
    'head second',
    'main second',
    'card second',
    'foot second',
  ])
  expect([...home.querySelectorAll('section')]).toEqual(nodes)
})
