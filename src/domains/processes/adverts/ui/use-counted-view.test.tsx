// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { writeDevice } from '#client/device.ts'
import { fakeApi, offline } from '#testing/fake-api.ts'
import { clockAt, pass, show, words } from '#testing/screen.tsx'
import { useCountedView } from './use-counted-view.ts'

const api = fakeApi()
const call = ['post', '/api/vehicleads/vehicle/{id}/views'] as const
beforeEach(() => clockAt('2026-03-15T10:00:00Z'))

/** Time passes, and what comes after the page has come. */
async function wait(ms: number) {
  await pass(ms)
  await vi.dynamicImportSettled()
  await pass(1)
}

function Page({ id, type = 'Ad' }: { id: number; type?: string }) {
  useCountedView({ id, operationType: type })
  return <p>Duster</p>
}

test('who has looked for three seconds is counted, who passes through is not', async () => {
  api.on(...call, undefined)
  show(<Page id={7} />)
  await wait(2900)
  expect(api.made(...call)).toEqual([])
  await wait(200)
  expect(api.made(...call).map(({ params }) => params)).toEqual([{ id: '7' }])
  await wait(10_000)
  expect(api.made(...call)).toHaveLength(1)
})

test('counts no views of stock cars', async () => {
  show(<Page id={7} type="Standard" />)
  await wait(10_000)
  expect(api.calls).toEqual([])
})

test('counts views of consignment cars', async () => {
  const mediation = ['post', '/api/intermediations/vehicle/{id}/views'] as const
  api.on(...mediation, undefined)
  show(<Page id={8} type="Intermediation" />)
  await wait(3100)
  expect(api.made(...mediation).map(({ params }) => params)).toEqual([{ id: '8' }])
})

test('who does not want to be counted is not', async () => {
  writeDevice('consent', { device: 'a', accepted: false, version: '2026-11', at: Date.now() })
  show(<Page id={7} />)
  await wait(10_000)
  expect(api.calls).toEqual([])
})

test('ignores failed requests', async () => {
  api.on(...call, offline)
  show(<Page id={7} />)
  await wait(4000)
  expect(words()).toBe('Duster')
})
