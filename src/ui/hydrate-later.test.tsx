// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HydrateLater, hydrateInParts } from './hydrate-later.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  end()
  vi.runAllTimers()
  vi.useRealTimers()
  cleanup()
  document.body.replaceChildren()
})

const Said = createContext('')
let say = (_text: string) => {}
let go = async () => {}
let add = (_added: boolean) => {}
let end = () => {}
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
    <MemoryRouter>
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
            <div className="below">
              <HydrateLater below>
                <Part name="facts">
                  <HydrateLater>
                    <Part name="map" />
                  </HydrateLater>
                </Part>
              </HydrateLater>
            </div>
          </Part>
        </HydrateLater>
        <HydrateLater>
          <Part name="foot" />
        </HydrateLater>
        <Later />
      </Said>
    </MemoryRouter>
  )
}

/** What the page brings by itself, and what another page does. */
function Later() {
  const [shown, setShown] = useState(false)
  const [added, setAdded] = useState(false)
  add = setAdded
  const navigate = useNavigate()
  go = async () => {
    await navigate('/other')
    setShown(true)
  }
  return (
    <>
      {added && (
        <HydrateLater>
          <Part name="added" />
        </HydrateLater>
      )}
      {shown && (
        <HydrateLater below>
          <Part name="other" />
        </HydrateLater>
      )}
    </>
  )
}

function takeOver({ atTop = true } = {}) {
  alive.length = 0
  pressed.length = 0
  if (atTop) root.dataset.firstView = ''
  else delete root.dataset.firstView
  const home = document.body.appendChild(document.createElement('div'))
  home.innerHTML = renderToString(<Page />)
  const drawn = home.innerHTML
  const nodes = [...home.querySelectorAll('section')]
  end = hydrateInParts(() => void hydrateRoot(home, <Page />))
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

/** all that comes without a visitor */
async function quiet() {
  await rest()
  for (let i = 0; i < 12; i++) {
    vi.advanceTimersToNextTimer()
    await rest()
  }
}

const first = ['frame', 'head', 'main', 'foot', 'card']
const button = (home: HTMLElement, name: string) =>
  [...home.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name)) as HTMLElement

test('parts come to life one task after another, those inside of others last, and nothing that the server drew is replaced', async () => {
  const { home, drawn, nodes } = takeOver()
  await rest()
  expect(alive).toEqual(['frame'])
  const seen: string[] = []
  for (let i = 0; i < 4; i++) {
    expect(root.dataset.firstView).toBe('')
    await more()
    seen.push(alive.slice(1).join())
  }
  expect(seen).toEqual(['head', 'head,main', 'head,main,foot', 'head,main,foot,card'])
  expect(home.innerHTML).toBe(drawn)
  expect([...home.querySelectorAll('section')]).toEqual(nodes)
})

test.each(['scroll', 'pointermove', 'touchstart', 'beforeprint'])('what lies below waits until a %s, and comes in turns', async (sign) => {
  const { home, drawn, nodes } = takeOver()
  await quiet()
  expect([alive, root.dataset.firstView]).toEqual([first, undefined])
  dispatchEvent(new Event(sign))
  const seen: string[] = []
  for (let i = 0; i < 2; i++) {
    await more()
    seen.push(alive.slice(first.length).join())
  }
  expect(seen).toEqual(['facts', 'facts,map'])
  expect(home.innerHTML).toBe(drawn)
  expect([...home.querySelectorAll('section')]).toEqual(nodes)
})

test('a page that is opened at a place of it, or was scrolled before its scripts came, waits for nobody', async () => {
  takeOver({ atTop: false })
  await quiet()
  expect(alive).toEqual(['frame', 'head', 'main', 'foot', 'card', 'facts', 'map'])
  end()
  cleanup()
  document.body.replaceChildren()
  vi.stubGlobal('scrollY', 300)
  takeOver()
  await quiet()
  vi.unstubAllGlobals()
  expect(alive).toContain('map')
})

test('an act in the first view brings that to life before its click is heard; what lies below comes in turns after it', async () => {
  const { home } = takeOver()
  fireEvent.pointerDown(button(home, 'card'))
  await rest()
  fireEvent.click(button(home, 'card'))
  expect([alive.toSorted(), pressed, root.dataset.firstView]).toEqual([first.toSorted(), ['card'], undefined])
  await quiet()
  expect(alive.slice(first.length)).toEqual(['facts', 'map'])
})

test('an act on what lies below brings all to life before its click is heard', async () => {
  const { home } = takeOver()
  fireEvent.pointerDown(button(home, 'map'))
  await rest()
  fireEvent.click(button(home, 'map'))
  expect([alive.toSorted(), pressed]).toEqual([[...first, 'facts', 'map'].toSorted(), ['map']])
})

test('what the first page draws anew stands there at once, before and after all of it is alive', async () => {
  const { home } = takeOver()
  await rest()
  add(true)
  await rest()
  expect([button(home, 'added') !== undefined, alive.includes('foot')]).toEqual([true, false])
  add(false)
  await quiet()
  add(true)
  await rest()
  expect([button(home, 'added') !== undefined, alive.includes('foot')]).toEqual([true, true])
})

test('on a later page nothing waits', async () => {
  const { home } = takeOver()
  await quiet()
  await go()
  await rest()
  expect(alive).toContain('other')
  expect(alive).not.toContain('facts')
  expect(button(home, 'other')).toBeTruthy()
})

test('what changes meanwhile around parts that wait is in them when they come to life', async () => {
  const { home, nodes } = takeOver()
  await rest()
  say('second')
  await rest()
  dispatchEvent(new Event('scroll'))
  await quiet()
  expect([...home.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(
    ['frame', 'head', 'main', 'card', 'facts', 'map', 'foot'].map((name) => `${name} second`),
  )
  expect([...home.querySelectorAll('section')]).toEqual(nodes)
})
