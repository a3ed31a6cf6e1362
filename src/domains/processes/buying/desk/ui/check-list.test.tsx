// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { button, clockAt, packText, pass, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import type { CheckPart } from '../contract.ts'
import { CheckList } from './check-list.tsx'
import { useCheckList } from './use-check-list.ts'

const t = packText('bookingCase')

const api = fakeApi()
const saving = ['put', '/api/vehiclebookings/{id}/checkparts/{partId}'] as const
const section = { fr: 'Extérieur', ar: 'الخارج' }
const part = (id: number, title: string, isFine: boolean | null = null, comment: string | null = null): CheckPart =>
  sample('CheckPart', { id, title, titles: { fr: title, ar: title }, section, isFine, comment })
const parts = [part(1, 'Pneus'), part(2, 'Feux'), part(3, 'Balais', true)]
const record = sample('BookingRecord', { id: 42, checkParts: parts, buyer: {} })

function Screen({ readOnly = false }: { readOnly?: boolean }) {
  return <CheckList hold={useCheckList(record)} readOnly={readOnly} />
}
beforeEach(() => clockAt('2026-03-16T10:00:00.000Z'))
const state = (name: string) => button(`${name} : bon`).closest('[data-state]')?.getAttribute('data-state')
const sent = () => api.made(...saving).map(({ params, body }) => [params.partId, body])

test('shows and saves a finding immediately', async () => {
  show(<Screen />)
  expect(words()).toContain('1 points sur 3')
  const answer = Promise.withResolvers<CheckPart>()
  api.on(...saving, () => answer.promise)
  await press('Pneus : bon')
  expect([state('Pneus'), words().includes('1 point attend le réseau'), words().includes('2 points sur 3')]).toEqual(['fine', true, true])
  answer.resolve(part(1, 'Pneus', true))
  await settle()
  expect(sent()).toEqual([['1', { isFine: true }]])
  expect(words()).toContain(t('delivery.saved'))
  expect(sessionStorage.getItem('rihla.checklist.42')).toBeNull()
})

test('requires a comment for a defect', async () => {
  show(<Screen />)
  await press('Feux : à reprendre')
  await submit()
  expect(words()).toContain(t('delivery.commentNeeded'))
  expect(sent()).toEqual([])
  write('Feux : que faut-il reprendre ?', 'Phare fendu')
  api.on(...saving, part(2, 'Feux', false, 'Phare fendu'))
  await submit()
  expect(sent()).toEqual([['2', { isFine: false, comment: 'Phare fendu' }]])
  expect([state('Feux'), words().includes('1 point à reprendre')]).toEqual(['bad', true])
})

test('retries findings with growing delays and when online', async () => {
  api.on(...saving, offline)
  show(<Screen />)
  await press('Pneus : bon')
  await press('Feux : bon')
  expect(words()).toContain('2 points attendent le réseau')
  const tries = sent().length
  await pass(2100)
  expect(sent().length).toBeGreaterThan(tries)
  api.on(...saving, ({ params }) => part(Number(params.partId), params.partId === '1' ? 'Pneus' : 'Feux', true))
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(words()).toContain(t('delivery.saved'))
  expect([state('Pneus'), state('Feux')]).toEqual(['fine', 'fine'])
})

test('resets the delays after a success', async () => {
  api.on(...saving, offline)
  show(<Screen />)
  await press('Pneus : bon')
  const after = async (ms: number) => {
    await pass(ms)
    return sent().length
  }
  const counts = [await after(700), await after(500), await after(1400), await after(700), await after(4300), await after(700)]
  expect(counts).toEqual([1, 2, 2, 3, 3, 4])
  api.on(...saving, part(1, 'Pneus', true))
  expect(await after(10_100)).toBe(5)
  api.on(...saving, offline)
  await press('Feux : bon')
  expect([await after(700), await after(500)]).toEqual([6, 7])
})

test('findings that wait outlive the page', async () => {
  api.on(...saving, offline)
  const { unmount } = show(<Screen />)
  await press('Pneus : bon')
  unmount()
  api.on(...saving, part(1, 'Pneus', true))
  show(<Screen />)
  expect(state('Pneus')).toBe('fine')
  await settle()
  expect(words()).toContain(t('delivery.saved'))
})

test('a later finding about a point takes the place of one that is on its way', async () => {
  const first = Promise.withResolvers<CheckPart>()
  api.on(...saving, () => first.promise)
  show(<Screen />)
  await press('Pneus : bon')
  await press('Pneus : à reprendre')
  write('Pneus : que faut-il reprendre ?', 'Usé')
  await submit()
  const second = Promise.withResolvers<CheckPart>()
  api.on(...saving, () => second.promise)
  first.resolve(part(1, 'Pneus', true))
  await settle()
  // what came back of the first is not what stands there now
  expect([state('Pneus'), words().includes('1 point attend le réseau')]).toEqual(['bad', true])
  second.resolve(part(1, 'Pneus', false, 'Usé'))
  await settle()
  expect(sent().at(-1)).toEqual(['1', { isFine: false, comment: 'Usé' }])
  expect([state('Pneus'), words().includes('Tout est enregistré')]).toEqual(['bad', true])
})

test('shows a rejected point without blocking others', async () => {
  api.on(...saving, ({ params }) =>
    params.partId === '1' ? new Refusal(409, 'Conflict', { message: 'Dossier livré.' }) : part(2, 'Feux', true),
  )
  const { unmount } = show(<Screen />)
  await press('Pneus : bon')
  await press('Feux : bon')
  expect(words()).toContain('Ce point n’a pas pu être enregistré : Dossier livré.')
  expect(sent()).toHaveLength(2)
  unmount()
  show(<Screen readOnly />)
  expect(button('Pneus : bon').disabled).toBe(true)
})
