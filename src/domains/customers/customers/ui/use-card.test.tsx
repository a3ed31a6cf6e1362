// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { invalidate } from '#client/query/query.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { clockAt, pass, settle, signedIn } from '#testing/screen.tsx'
import { until } from '#testing/until.ts'
import { useCard } from './use-card.ts'

const api = fakeApi()
const own = ['get', '/api/customers/current'] as const
const numbered = ['get', '/api/customers/{id}'] as const
const card = (id: number, userId = 'salma') => sample('Customer', { id, userId })

async function open(id: string) {
  const { result } = renderHook(() => useCard(id))
  await settle()
  return { state: () => result.current.state, act: (step: (now: typeof result.current) => void) => act(() => step(result.current)) }
}

test('sends no request before sign-in', async () => {
  const { state } = await open('current')
  expect([state(), api.calls]).toEqual([{ step: 'anonymous' }, []])
})

test('fetches the own card by id or as current', async () => {
  signedIn()
  api.on(...own, card(7))
  api.on(...numbered, card(8))
  const { state, act } = await open('current')
  expect(state()).toEqual({ step: 'ready', card: card(7) })
  act(({ setData }) => setData({ ...card(7), city: 'Fès' }))
  await settle()
  expect(state()).toMatchObject({ card: { city: 'Fès' } })
  expect((await open('8')).state()).toEqual({ step: 'ready', card: card(8) })
  expect(api.made(...numbered).map(({ params }) => params)).toEqual([{ id: '8' }])
})

test('hides foreign cards and ignores invalid ids', async () => {
  signedIn()
  api.on(...numbered, card(9, 'karim'))
  expect((await open('9')).state()).toEqual({ step: 'notYours' })
  for (const odd of ['0', '07', '12345678901', 'me']) expect((await open(odd)).state()).toEqual({ step: 'notYours' })
  expect(api.calls).toHaveLength(1)
})

test('renders no state before the session is known', () => {
  function Card() {
    return useCard('me').state.step
  }
  expect(renderToString(<Card />)).toBe('loading')
})

test('refetches an invalidated card only', async () => {
  signedIn()
  api.on(...own, card(7))
  api.on(...numbered, card(8))
  await open('current')
  await open('8')
  await act(() => invalidate('/api/customers/current'))
  await settle()
  expect([api.made(...own).length, api.made(...numbered).length]).toEqual([2, 1])
  await act(() => invalidate('/api/customers/{id}'))
  await settle()
  expect([api.made(...own).length, api.made(...numbered).length]).toEqual([2, 2])
})

test('requires sign-in after an Unauthorized response', async () => {
  signedIn()
  api.on(...numbered, new Refusal(401, 'Unauthorized'))
  const { state } = await open('9')
  await until(() => settle().then(() => expect(state()).toEqual({ step: 'anonymous' })))
})

test.each([
  [new Refusal(403, 'CustomerInactive', { message: 'Compte désactivé.' }), { step: 'inactive', text: 'Compte désactivé.' }],
  [new Refusal(404, 'NotFound'), { step: 'notYours' }],
  [new Refusal(400, 'BadRequest'), { step: 'notYours' }],
  [new Refusal(403, 'Forbidden'), { step: 'failed' }],
])('a refusal says why: %o', async (refusal, state) => {
  signedIn()
  api.on(...numbered, refusal)
  expect((await open('9')).state()).toEqual(state)
})

test('retries after an error', async () => {
  clockAt('2026-03-16T10:00:00Z')
  signedIn()
  api.on(...own, offline)
  const { state, act } = await open('current')
  expect(state()).toEqual({ step: 'loading' })
  await pass(3000)
  expect(state()).toEqual({ step: 'failed' })
  api.on(...own, card(7))
  act(({ retry }) => retry())
  await settle()
  expect(state()).toEqual({ step: 'ready', card: card(7) })
})
