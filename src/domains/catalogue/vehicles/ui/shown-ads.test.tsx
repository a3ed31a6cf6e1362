// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeDevice } from '#client/device.ts'
import { fakeApi, offline } from '#testing/fake-api.ts'
import { clockAt, pass, press, show } from '#testing/screen.tsx'
import { watchAds } from './shown-ads.ts'
import { exampleCar } from './vehicle-card.example.tsx'
import { VehicleCard } from './vehicle-card.tsx'

const api = fakeApi()
const call = ['post', '/api/vehicleads/showings'] as const
/** Fakes the visibility of cards; tests have no layout. */
let see: (isIntersecting: boolean, ...ids: number[]) => void
let end = () => {}
beforeEach(() => {
  clockAt('2026-03-15T10:00:00Z')
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly seen = new Set<Element>()
      constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        see = (isIntersecting, ...ids) =>
          tell(
            [...this.seen].filter((one) => ids.includes(Number(one.getAttribute('data-ad')))).map((target) => ({ target, isIntersecting })),
          )
      }
      observe = (element: Element) => this.seen.add(element)
      disconnect = () => this.seen.clear()
    },
  )
})
afterEach(() => end())

/** Renders a page of cards before the watcher starts. */
async function list(...ids: number[]) {
  end = watchAds()
  show(
    [...ids, 1].map((id) => (
      <VehicleCard
        key={id}
        car={exampleCar({ id, model: `Model ${id}`, operationType: id === 1 ? 'Standard' : 'Ad' })}
        href={`/cars/x/${id}`}
      />
    )),
  )
  await pass(500)
}
const told = () => api.made(...call).map(({ body }) => (body as { vehicles: number[] }).vehicles)

test('reports adverts in view for a second, once, in one batch', async () => {
  api.on(...call, undefined)
  await list(11, 12, 13)
  see(true, 1, 11, 12, 13)
  await pass(900)
  see(false, 13)
  await pass(5000)
  expect(told()).toEqual([[11, 12]])
  see(false, 11, 12)
  see(true, 11, 12, 13)
  await pass(10_000)
  expect(told()).toEqual([[11, 12], [13]])
})

test('counts an immediately opened advert as seen', async () => {
  api.on(...call, undefined)
  await list(21, 22)
  const link = document.querySelector<HTMLElement>('a[href="/cars/x/22"]')
  await press(link ?? '')
  expect(told()).toEqual([[22]])
})

test('sends nothing after an opt-out', async () => {
  writeDevice('consent', { device: 'a', accepted: false, version: '2026-11', at: Date.now() })
  await list(31)
  see(true, 31)
  await pass(10_000)
  expect(api.calls).toEqual([])
})

test('ignores failed requests', async () => {
  api.on(...call, offline)
  await list(41)
  see(true, 41)
  await pass(10_000)
  expect(told()).toEqual([[41]])
})
