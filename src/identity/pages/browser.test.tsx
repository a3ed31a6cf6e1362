// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** A page as the server draws it, with its script. */
async function open(html: string): Promise<void> {
  document.body.innerHTML = html
  await import('./browser.ts')
}
const one = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E
const submit = (form: HTMLFormElement) => form.dispatchEvent(new Event('submit', { cancelable: true }))

test('toggles the password, which is submitted as password input', async () => {
  await open(
    '<form><input type="password"><button type="button" data-reveal hidden></button></form><p><span></span><button data-reveal hidden id="odd"></button></p>',
  )
  const [input, eye] = [one<HTMLInputElement>('input'), one<HTMLButtonElement>('form button')]
  expect([eye.hidden, one<HTMLButtonElement>('#odd').hidden]).toEqual([false, true])
  const state = () => [input.type, eye.getAttribute('aria-pressed')]
  eye.click()
  expect(state()).toEqual(['text', 'true'])
  eye.click()
  expect(state()).toEqual(['password', 'false'])
  eye.click()
  submit(one('form'))
  expect(state()).toEqual(['password', 'false'])
})

test('submits a form once, until the page is restored from the cache', async () => {
  await open('<form data-once><button type="submit"></button></form>')
  const form = one<HTMLFormElement>('form')
  const busy = () => one('button').getAttribute('aria-busy')
  expect([submit(form), busy(), submit(form)]).toEqual([true, 'true', false])
  window.dispatchEvent(new Event('pageshow'))
  expect([busy(), submit(form), submit(form)]).toEqual([null, true, false])
})

test('counts down to the resend button', async () => {
  await open(
    '<form data-wait="61"><button hidden></button><p><span data-clock></span></p></form><form data-wait="9"><button hidden></button></form>',
  )
  const state = () => [one<HTMLButtonElement>('button').hidden, document.querySelector('[data-clock]')?.textContent]
  expect(state()).toEqual([true, '1:01'])
  vi.advanceTimersByTime(1000)
  expect(state()).toEqual([true, '1:00'])
  vi.advanceTimersByTime(1000)
  expect(state()).toEqual([true, '0:59'])
  vi.advanceTimersByTime(58_000)
  expect(state()).toEqual([true, '0:01'])
  vi.advanceTimersByTime(1000)
  expect([...state(), document.querySelector('p')]).toEqual([false, undefined, null])
  expect(document.querySelectorAll<HTMLButtonElement>('button')[1]?.hidden).toBe(true)
})
