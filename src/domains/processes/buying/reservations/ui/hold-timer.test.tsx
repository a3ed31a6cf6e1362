// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { clockAt, pass, show, words } from '#testing/screen.tsx'
import { HoldTimer } from './hold-timer.tsx'

fakeApi()

test('counts seconds, announces minutes, highlights the last one and the end', async () => {
  clockAt('2026-03-16T10:00:00.000Z')
  const over = vi.fn()
  show(<HoldTimer until="2026-03-16T10:02:00.000Z" whole={240} then="puis rien" over={over} />)
  const line = () => document.querySelector<HTMLElement>('i')?.style.inlineSize
  const isLate = () => document.querySelector('[data-late]')?.getAttribute('data-late')
  expect([words(), line(), isLate()]).toEqual(['Encore 2 min 0 sEncore 2 minutespuis rien', '50%', 'false'])
  await pass(61_000)
  expect([words(), isLate()]).toEqual(['Encore 59 sEncore 1 minutepuis rien', 'true'])
  expect(over).not.toHaveBeenCalled()
  await pass(59_000)
  expect(words()).toBe('Le temps est écouléLe temps est écoulé')
  await pass(5000)
  expect(over).toHaveBeenCalledTimes(1)
})
