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
/** Tells the page which cards are in view: no layout does here. */
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

/** A page of cards; what counts comes after it. */
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

test('adverts that stay in view for a second are told of in one go and once, those scrolled past and cars of the house are not', async () => {
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

test('who opens an advert at once has seen it', async () => {
  api.on(...call, undefined)
  await list(21, 22)
  const link = document.querySelector<HTMLElement>('a[href="/cars/x/22"]')
  await press(link ?? '')
  expect(told()).toEqual([[22]])
})

test('who does not want to be counted tells nothing', async () => {
  writeDevice('consent', { device: 'a', accepted: false, version: '2026-11', at: Date.now() })
  await list(31)
  see(true, 31)
  await pass(10_000)
  expect(api.calls).toEqual([])
})

test('what does not arrive disturbs nobody', async () => {
  api.on(...call, offline)
  await list(41)
  see(true, 41)
  await pass(10_000)
  expect(told()).toEqual([[41]])
})
