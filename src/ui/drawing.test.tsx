// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { type ComponentType, lazy, Suspense, use, useEffect, useId, useState, useTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { fill, settle } from '#testing/screen.tsx'
import { Head } from './head.ts'

// What screens rely on in what draws them (docs/decisions/064-preact.md).
afterEach(cleanup)

const one = <E extends Element>(selector: string) => document.querySelector<E>(selector) as E

test('a field says what the tree says, whatever was typed or ticked', async () => {
  function Digits() {
    const [text, setText] = useState('12')
    return <input value={text} onChange={({ target }) => setText(target.value.replaceAll(/\D/g, ''))} />
  }
  render(
    <>
      <Digits />
      <input type="checkbox" checked={false} onChange={() => undefined} />
      {['a', 'b'].map((value) => (
        <input key={value} type="radio" name="of-two" value={value} checked={value === 'a'} onChange={() => undefined} />
      ))}
    </>,
  )
  fill(one('input'), '12x')
  fireEvent.click(one('[type=checkbox]'))
  fireEvent.click(one('[value=b]'))
  await settle()
  expect([one<HTMLInputElement>('input').value, one<HTMLInputElement>('[type=checkbox]').checked]).toEqual(['12', false])
  expect(['a', 'b'].map((value) => one<HTMLInputElement>(`[value=${value}]`).checked)).toEqual([true, false])
})

test('a choice is taken although the form around it is drawn anew by the same event', async () => {
  function Choices() {
    const [heard, setHeard] = useState(0)
    const [chosen, setChosen] = useState({ box: false, of: 'a' })
    return (
      <form data-heard={heard} onInput={() => setHeard((before) => before + 1)}>
        <input type="checkbox" checked={chosen.box} onChange={({ target }) => setChosen((now) => ({ ...now, box: target.checked }))} />
        <select value={chosen.of} onChange={({ target }) => setChosen((now) => ({ ...now, of: target.value }))}>
          <option value="a">a</option>
          <option value="b">b</option>
        </select>
      </form>
    )
  }
  render(<Choices />)
  fireEvent.click(one('[type=checkbox]'))
  fill(one('select'), 'b')
  await settle()
  expect([
    one('form').getAttribute('data-heard'),
    one<HTMLInputElement>('[type=checkbox]').checked,
    one<HTMLSelectElement>('select').value,
  ]).toEqual(['2', true, 'b'])
})

test('effects run as soon as there is time, and wait for no frame', async () => {
  const seen: number[] = []
  let count = (_step: (now: number) => number) => {}
  function Page() {
    const [counted, setCounted] = useState(0)
    count = setCounted
    useEffect(() => void seen.push(counted), [counted])
    return <p>{counted}</p>
  }
  const home = document.body.appendChild(document.createElement('div'))
  const root = createRoot(home)
  root.render(<Page />)
  await new Promise((rest) => setImmediate(rest))
  for (let i = 0; i < 3; i++) {
    count((now) => now + 1)
    await new Promise((rest) => setImmediate(rest))
  }
  expect(seen).toEqual([0, 1, 2, 3])
  root.unmount()
  home.remove()
})

test('who is gone hears nothing more', () => {
  const heard: string[] = []
  const { rerender } = render(<dialog onClose={() => heard.push('close')} />)
  const dialog = one('dialog')
  fireEvent(dialog, new Event('close'))
  rerender(<p />)
  fireEvent(dialog, new Event('close'))
  expect(heard).toEqual(['close'])
})

test('what waits under no boundary is drawn once it can be, and nothing beside it goes away', async () => {
  const coming = Promise.withResolvers<{ default: () => string }>()
  const Late = lazy(() => coming.promise)
  function Page() {
    const [isOpen, open] = useState(false)
    return (
      <>
        <button type="button" onClick={() => open(true)}>
          open
        </button>
        {isOpen && <Late />}
      </>
    )
  }
  render(<Page />)
  const button = one('button')
  fireEvent.click(button)
  await settle()
  expect(one('button')).toBe(button)
  coming.resolve({ default: () => 'late' })
  await settle()
  expect([one('button') === button, document.body.textContent]).toEqual([true, 'openlate'])
})

test('of several that wait each goes on in its place, although all is drawn anew meanwhile; who is gone does not', async () => {
  const coming = Promise.withResolvers<string>()
  const Late = ({ of }: { of: number }) => (
    <b>
      {use(coming.promise)}
      {of}
    </b>
  )
  let next = (_count: number) => {}
  function Page() {
    const [count, setCount] = useState(0)
    next = setCount
    return (
      <main>
        <p>
          <Late of={count} />
        </p>
        {count === 0 && <Late of={9} />}
        <ul>
          {Array.from({ length: count + 1 }, (_, i) => i).map((i) => (
            <li key={i}>
              <Late of={i} />
            </li>
          ))}
        </ul>
      </main>
    )
  }
  render(<Page />)
  for (const count of [1, 2]) {
    next(count)
    await settle()
  }
  coming.resolve('late')
  await settle()
  const items = [0, 1, 2].map((i) => `<li><b>late${i}</b></li>`).join('')
  expect(one('main').innerHTML).toBe(`<p><b>late2</b></p><ul>${items}</ul>`)
})

test('a part that is taken over later keeps the ids that the server gave, and so do its neighbours', async () => {
  const Field = () => {
    const id = useId()
    return <input id={id} />
  }
  const page = (Part: ComponentType) => (
    <main>
      <Suspense>
        <Part />
      </Suspense>
      <Field />
    </main>
  )
  const home = document.body.appendChild(document.createElement('div'))
  home.innerHTML = renderToString(page(Field))
  const drawn = [...home.querySelectorAll('input')].map(({ id }) => id)
  const coming = Promise.withResolvers<{ default: typeof Field }>()
  const told: (string | null)[] = []
  const Told = () => {
    const id = useId()
    useEffect(() => void told.push(id), [id])
    return <input id={id} />
  }
  hydrateRoot(home, page(lazy(() => coming.promise)))
  await settle()
  coming.resolve({ default: Told })
  await settle()
  expect([...home.querySelectorAll('input')].map(({ id }) => id)).toEqual(drawn)
  expect([new Set(drawn).size, told]).toEqual([2, drawn.slice(0, 1)])
  home.remove()
})

test('a transition says that it is under way until all that was begun has ended, well or not', async () => {
  const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  function Page() {
    const [busy, begin] = useTransition()
    return (
      <button type="button" data-busy={busy} onClick={() => ends.forEach((end) => void begin(() => end.promise))}>
        go
      </button>
    )
  }
  render(<Page />)
  const busy = () => one('button').getAttribute('data-busy')
  fireEvent.click(one('button'))
  await settle()
  expect(busy()).toBe('true')
  ends[0]?.resolve()
  await settle()
  expect(busy()).toBe('true')
  ends[1]?.reject(new Error('no'))
  await settle()
  expect(busy()).toBe('false')
})

test('the innermost title counts, and what is said in the head goes with the part that says it', async () => {
  const page = (isOpen: boolean) => (
    <>
      <Head title="frame">
        <meta name="robots" content="noindex" />
      </Head>
      {isOpen && <Head title="page" />}
    </>
  )
  const { rerender, unmount } = render(page(true))
  await settle()
  expect([document.title, document.head.querySelectorAll('meta[name=robots]').length]).toEqual(['page', 1])
  rerender(page(false))
  await settle()
  expect(document.title).toBe('frame')
  unmount()
  expect(document.head.querySelector('meta[name=robots]')).toBeNull()
})
