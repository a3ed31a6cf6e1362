import { act, fireEvent, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, type RouteObject, RouterContextProvider, RouterProvider, useLocation } from 'react-router'
import { vi } from 'vitest'
import { apiContext, browserApi } from '#client/api.ts'
import { PageRoot } from '#i18n/page-root.tsx'
import { factsOf, type Language } from '#shared/language.ts'
import { ToastProvider } from '#ui/toast.tsx'

interface ScreenChoices {
  language?: Language
  /** the address at which it is looked at */
  at?: string
  /** the pattern of the address, where the screen reads parts of it */
  path?: string
  /** what a page exports beside itself; its loader asks the API that the test gives. Others know it by its `id` */
  route?: Pick<RouteObject, 'id' | 'loader' | 'shouldRevalidate'>
}

/** Shown while the loader of a page runs. */
const Nothing = () => null

/** Draws a component as a page would: with its texts, an address, and the messages at the top. `place` is the address now. */
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

/** Runs a hook as a page would, with its texts; `now` is what it gives at present. */
export function showHook<T>(use: () => T, choices?: ScreenChoices) {
  const held = {} as { now: T }
  function Hook() {
    held.now = use()
    return null
  }
  return { ...show(<Hook />, choices), now: () => held.now }
}

/** What the screen says, spaces and marks of direction made plain. */
export const words = (element: Element = document.body) => plain(element.textContent ?? '')
/** A text with its spaces and marks of direction made plain. */
export const plain = (text: string) =>
  text
    .replaceAll('\u2060', '')
    .replaceAll(/[\s\u00a0\u202f\u2066-\u2069]+/g, ' ')
    .trim()

/** Every button, or link, that is called so: by its label for the ear, else by its words. By role it would take ten times as long. */
export const buttons = (name: string | RegExp) => called<HTMLButtonElement>('button, [role=button]', name)
export const links = (name: string | RegExp) => called<HTMLAnchorElement>('a[href]', name)

function called<E extends HTMLElement>(selector: string, name: string | RegExp): E[] {
  return [...document.querySelectorAll<E>(selector)].filter((one) => {
    const own = plain(one.getAttribute('aria-label') ?? one.textContent ?? '')
    return typeof name === 'string' ? own === name : name.test(own)
  })
}

/** The one button that is called so. Throws where there is none, or more than one. */
export function button(name: string | RegExp): HTMLButtonElement {
  const [first, ...more] = buttons(name)
  if (first && more.length === 0) return first
  throw new Error(`${more.length + (first ? 1 : 0)} buttons are called ${name}: ${called('button', /./).map(words).join(' | ')}`)
}

/** Presses a button, and waits for what follows. */
export async function press(name: string | RegExp | HTMLElement): Promise<void> {
  fireEvent.click(name instanceof HTMLElement ? name : button(name))
  await settle()
}

/** Sends the form, the last one that is shown when none is named, and waits for what follows. */
export async function submit(
  form = [...document.querySelectorAll('form')].findLast((one) => one.getAttribute('method') !== 'dialog'),
): Promise<void> {
  if (form) fireEvent.submit(form)
  await settle()
}

/** Writes into a control, or chooses one of its values. A browser tells a choice by both events. */
export function fill(control: Element, value: unknown): void {
  fireEvent.input(control, { target: { value } })
  if (control instanceof HTMLSelectElement) fireEvent.change(control, { target: { value } })
}

/** Writes into a field by its label. */
export function write(label: string | RegExp, value: string): void {
  fill(field(label), value)
}

/** The first field with this label, be it around it, for it, or for the ear only. */
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

/** Signs somebody in on this device, as a session of the provider does. */
export function signedIn(subject = 'salma', name = 'Salma'): void {
  localStorage.setItem('rihla.session', JSON.stringify({ subject, name, expiresAt: Date.now() + 600_000 }))
  localStorage.setItem('token', 'good')
}

/** What the device keeps under a name. */
export const kept = (name: string) => JSON.parse(localStorage.getItem(`rihla.${name}`) ?? 'null')

/** Stops the clock at a moment; `pass` lets time go by, and every wait for what follows a few milliseconds. */
export function clockAt(moment: string): void {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
}
export async function pass(ms: number): Promise<void> {
  await settle()
  await act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  await settle()
}

/** Everything that was promised and can be kept now; what is drawn after one answer may ask for the next. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 6; i++) await act(round)
}

async function round(): Promise<void> {
  for (let j = 0; j < 4; j++) await new Promise((rest) => setImmediate(rest))
  // what is put off by a moment, as the queries do with their answers
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1)
  else await new Promise((rest) => setTimeout(rest, 0))
}
