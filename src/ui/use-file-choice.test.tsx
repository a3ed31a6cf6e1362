// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showHook } from '#testing/screen.tsx'
import { useFileChoice } from './use-file-choice.ts'

const file = (name: string) => new File(['x'], name)
const pending = new Map<string, PromiseWithResolvers<string>>()
const taken = vi.fn()
beforeEach(() => {
  pending.clear()
  taken.mockClear()
})

function start() {
  const prepare = (given: File) => {
    const one = Promise.withResolvers<string>()
    pending.set(given.name, one)
    return one.promise
  }
  return showHook(() => useFileChoice(prepare, taken))
}

test('takes the later of two choices, also when the first is read last', async () => {
  const hook = start()
  act(() => void hook.now().choose([file('large')]))
  expect(hook.now().isReading).toBe(true)
  act(() => void hook.now().choose([file('small')]))
  await act(async () => pending.get('small')?.resolve('small'))
  await act(async () => pending.get('large')?.resolve('large'))
  expect(taken.mock.calls).toEqual([[['small']]])
  expect(hook.now().isReading).toBe(false)
})

test('shows no error of a choice that was replaced', async () => {
  const hook = start()
  act(() => void hook.now().choose([file('broken')]))
  act(() => void hook.now().choose([file('good')]))
  await act(async () => pending.get('good')?.resolve('good'))
  await act(async () => pending.get('broken')?.reject(new Error('broken')))
  expect([hook.now().fault, taken.mock.calls]).toEqual([null, [[['good']]]])
})

test('clears the error with the next choice', async () => {
  const hook = start()
  act(() => void hook.now().choose([file('broken')]))
  await act(async () => pending.get('broken')?.reject(new Error('broken')))
  expect([hook.now().fault === null, taken.mock.calls]).toEqual([false, []])
  act(() => void hook.now().choose([file('good')]))
  expect(hook.now().fault).toBeNull()
})

test('drops a choice that is cleared while it is read', async () => {
  const hook = start()
  act(() => void hook.now().choose([file('large')]))
  act(() => hook.now().clear())
  await act(async () => pending.get('large')?.resolve('large'))
  expect([hook.now().isReading, taken.mock.calls]).toEqual([false, []])
})
