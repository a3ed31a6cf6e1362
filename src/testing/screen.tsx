import { act, fireEvent, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, type RouteObject, RouterContextProvider, RouterProvider, useLocation } from 'react-router'
import { vi } from 'vitest'
import { apiContext, browserApi } from '#client/api.ts'
import { PageRoot } from '#i18n/page-root.tsx'
import { serverText } from '#i18n/server.ts'
import type { PagePack, Text } from '#i18n/text.ts'
import { factsOf, type Language } from '#shared/language.ts'
import { ToastProvider } from '#ui/toast.tsx'

interface ScreenChoices {
  language?: Language
  /** URL of the screen */
  at?: string
  /** route pattern, for screens with parameters */
  path?: string
  /** exports of the page module; its loader uses the test's API. Other routes refer to it by `id` */
  route?: Pick<RouteObject, 'id' | 'loader' | 'shouldRevalidate'>
}

const Nothing = () => null

/** Renders a component in a page: with texts, URL and toasts. `place` is the current URL. */
export function show(node: ReactNode, { language = 'fr', at = '/', path = '*', route }: ScreenChoices = {}) {
  const here = { place: at }
  function Place() {
    const { pathname, search, hash } = useLocation()
    here.place = pathname + search + hash
    return null
  }
  const element = (
    <ToastProvider>
      <Place />
      {node}
    </ToastProvider>
  )
  const router = createMemoryRouter(
    [{ path, element, HydrateFallback: Nothing, ...route }, ...(path === '*' ? [] : [{ path: '*', element: <Place /> }])],
    {
      initialEntries: [at],
      getContext: () => new RouterContextProvider(new Map([[apiContext, browserApi()]])),
    },
  )
  document.documentElement.lang = language
  document.documentElement.dir = factsOf(language).direction
  const page = { language, basePath: '/', origin: 'https://rihla.example' }
  const drawn = render(<RouterProvider router={router} />, {
    wrapper: ({ children }) => <PageRoot page={page}>{children}</PageRoot>,
  })
  return { ...drawn, here, router }
}

/** Runs a hook in a page; `now` is its current result. */
export function showHook<T>(use: () => T, choices?: ScreenChoices) {
  const held = {} as { now: T }
  function Hook() {
    held.now = use()
    return null
  }
  return { ...show(<Hook />, choices), now: () => held.now }
}

/** Returns the text of the screen with normalized spaces and without direction marks. */
export const words = (element: Element = document.body) => plain(element.textContent ?? '')
/** Normalizes spaces and removes direction marks. */
export const plain = (text: string) =>
  text
    .replaceAll('\u2060', '')
    .replaceAll(/[\s\u00a0\u202f\u2066-\u2069]+/g, ' ')
    .trim()

/** Returns the French messages of a pack as `words` returns them: `const t = packText('adverts')`, then `press(t('way.publish'))`. */
export function packText<Pack extends PagePack>(pack: Pack): Text<Pack> {
  const text = serverText(pack, 'fr') as unknown as (key: string, values?: Record<string, string | number>) => string
  return ((key: string, values?: Record<string, string | number>) => plain(text(key, values))) as unknown as Text<Pack>
}

/** Returns all buttons or links with an accessible name. Ten times faster than a query by role. */
export const buttons = (name: string | RegExp) => called<HTMLButtonElement>('button, [role=button]', name)
export const links = (name: string | RegExp) => called<HTMLAnchorElement>('a[href]', name)

function called<E extends HTMLElement>(selector: string, name: string | RegExp): E[] {
  return [...document.querySelectorAll<E>(selector)].filter((one) => {
    const own = plain(one.getAttribute('aria-label') ?? one.textContent ?? '')
    return typeof name === 'string' ? own === name : name.test(own)
  })
}

/** Returns the only button with a name. Throws when there is none, or several. */
export function button(name: string | RegExp): HTMLButtonElement {
  const [first, ...more] = buttons(name)
  if (first && more.length === 0) return first
  throw new Error(`${more.length + (first ? 1 : 0)} buttons are called ${name}: ${called('button', /./).map(words).join(' | ')}`)
}

/** Clicks a button and waits for its effects. */
export async function press(name: string | RegExp | HTMLElement): Promise<void> {
  fireEvent.click(name instanceof HTMLElement ? name : button(name))
  await settle()
}

/** Submits a form (default: the last one) and waits for its effects. */
export async function submit(
  form = [...document.querySelectorAll('form')].findLast((one) => one.getAttribute('method') !== 'dialog'),
): Promise<void> {
  if (form) fireEvent.submit(form)
  await settle()
}

/** Sets the value of a control; fires input, and for a select also change, like browsers. */
export function fill(control: Element, value: unknown): void {
  fireEvent.input(control, { target: { value } })
  if (control instanceof HTMLSelectElement) fireEvent.change(control, { target: { value } })
}

/** Sets the value of a field by label. */
export function write(label: string | RegExp, value: string): void {
  fill(field(label), value)
}

/** Returns the first field with a label (wrapping, `for` or `aria-label`). */
export function field(label: string | RegExp): HTMLInputElement {
  const fits = (text: string | null) => text !== null && (typeof label === 'string' ? text === label : label.test(text))
  const labels = [...document.querySelectorAll('label')].filter((one) => fits(words(one)))
  const found = labels.map((one) => (one.htmlFor ? document.getElementById(one.htmlFor) : one.querySelector('input, select, textarea')))
  const spoken = [...document.querySelectorAll('input, select, textarea')].filter((one) =>
    fits(plain(one.getAttribute('aria-label') ?? '')),
  )
  const [first] = [...found, ...spoken]
  if (!first) throw new Error(`no field is called ${label}: ${[...document.querySelectorAll('label')].map(words).join(' | ')}`)
  return first as HTMLInputElement
}

/** Stores a session, as after sign-in. */
export function signedIn(subject = 'salma', name = 'Salma'): void {
  localStorage.setItem('rihla.session', JSON.stringify({ subject, name, expiresAt: Date.now() + 600_000 }))
  localStorage.setItem('token', 'good')
}

/** Returns a value of the local storage. */
export const kept = (name: string) => JSON.parse(localStorage.getItem(`rihla.${name}`) ?? 'null')

/** Starts fake timers at an instant. `pass` advances them; each wait for effects advances a few milliseconds. */
export function clockAt(moment: string): void {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
}
export async function pass(ms: number): Promise<void> {
  await settle()
  await act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  await settle()
}

/** Flushes pending promises, including requests that follow a response. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 6; i++) await act(round)
}

async function round(): Promise<void> {
  for (let j = 0; j < 4; j++) await new Promise((rest) => setImmediate(rest))
  // for deferred updates, such as query results
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1)
  else await new Promise((rest) => setTimeout(rest, 0))
}
