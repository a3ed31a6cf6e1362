// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageRoot } from '#i18n/page-root.tsx'
import { ToastProvider, type Toasts, useToast } from './toast.tsx'

let toast: Toasts
function Keep() {
  toast = useToast()
  return (
    <button type="button" onClick={() => toast.success('Gardée')}>
      Garder
    </button>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <PageRoot page={{ language: 'fr', basePath: '/', origin: 'https://rihla.example' }}>
      <ToastProvider>
        <Keep />
      </ToastProvider>
    </PageRoot>,
  )
  fireEvent.click(screen.getByText('Garder'))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const note = () => screen.queryByRole('status')
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('disappears after five seconds', () => {
  pass(4900)
  expect(note()?.textContent).toBe('Gardée')
  pass(200)
  expect(note()).toBeNull()
})

test('waits in a hidden tab', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => toast.error('Vous n’êtes plus connecté.'))
  pass(60_000)
  expect(screen.getByRole('alert').textContent).toBe('Vous n’êtes plus connecté.')
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  pass(4900)
  expect(screen.queryByRole('alert')).not.toBeNull()
  pass(200)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('pauses on hover, then stays at least one second', () => {
  pass(3000)
  const card = note()?.parentElement as HTMLElement
  fireEvent.mouseEnter(card)
  pass(60_000)
  expect(note()).not.toBeNull()
  fireEvent.mouseLeave(card)
  pass(1900)
  expect(note()).not.toBeNull()
  fireEvent.mouseEnter(card)
  fireEvent.mouseLeave(card)
  pass(900)
  expect(note()).not.toBeNull()
  pass(200)
  expect(note()).toBeNull()
})

test('pauses on focus and closes on request', () => {
  const close = screen.getByLabelText('Fermer')
  fireEvent.focusIn(close)
  pass(60_000)
  expect(note()).not.toBeNull()
  fireEvent.click(close)
  expect(note()).toBeNull()
})

test('restarts its time when repeated, without a duplicate', () => {
  pass(4000)
  fireEvent.click(screen.getByText('Garder'))
  pass(4000)
  expect(screen.getAllByRole('status')).toHaveLength(1)
})

const cards = () => [...document.querySelectorAll('[data-kind] [role]')].map(({ textContent }) => textContent)

test('limits toasts to three and evicts the oldest', () => {
  for (const text of ['Un', 'Deux', 'Trois']) act(() => toast.success(text))
  expect(cards()).toEqual(['Un', 'Deux', 'Trois'])
  act(() => toast.success('Trois', { detail: 'Dacia' }))
  expect(cards()).toEqual(['Deux', 'Trois', 'TroisDacia'])
})

test('runs its action once and closes', () => {
  const run = vi.fn()
  act(() => toast.success('Retirée', { action: { label: 'Annuler', run } }))
  fireEvent.click(screen.getByText('Annuler'))
  expect([run.mock.calls.length, cards()]).toEqual([1, ['Gardée']])
})

test('announces errors assertively, successes politely', () => {
  act(() => toast.error('Mal'))
  expect([...document.querySelectorAll('[data-kind] [role]')].map((one) => one.getAttribute('role'))).toEqual(['status', 'alert'])
})
