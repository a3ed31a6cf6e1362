// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ToWorker } from '#shared/offline.ts'
import { keepThisPage, type NewerBuild, startWorker } from './registration.ts'

const hour = 3_600_000

/** A fake service worker with a build; it records messages. */
class Worker extends EventTarget {
  readonly told: ToWorker[] = []
  readonly version: string
  constructor(version: string) {
    super()
    this.version = version
  }
  postMessage(message: ToWorker, ports: MessagePort[] = []): void {
    this.told.push(message)
    if (message.type === 'version') ports[0]?.postMessage(this.version)
  }
}
class Registration extends EventTarget {
  waiting: Worker | null = null
  installing: Worker | null = null
  update = vi.fn(async () => undefined)
}

const registration = { present: new Registration() }
const container = Object.assign(new EventTarget(), { register: vi.fn(), ready: Promise.resolve({ active: new Worker('b1') }) })
let idle: (() => void)[] = []
let stop = new AbortController()
const page = (readyState: string) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState as DocumentReadyState)
const seen = (state: string) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-16T10:00:00Z'), toFake: ['Date', 'setTimeout'] })
  registration.present = new Registration()
  stop = new AbortController()
  idle = []
  container.register.mockReset().mockImplementation(async () => registration.present)
  container.ready = Promise.resolve({ active: new Worker('b1') })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  vi.stubGlobal('requestIdleCallback', (rest: () => void) => idle.push(rest))
  ;(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL('https://rihla.example/occasion/home')
})
afterEach(() => {
  stop.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'connection')
})

/** A little real time for messages between page and worker. */
const rounds = async () => {
  for (let i = 0; i < 5; i++) await new Promise((rest) => setImmediate(rest))
}
async function start(version = 'b1'): Promise<NewerBuild[]> {
  const told: NewerBuild[] = []
  startWorker({ basePath: '/occasion/', version, stop: stop.signal }, (newer) => told.push(newer))
  await rounds()
  for (const rest of idle.splice(0)) rest()
  await rounds()
  return told
}

test('registers the worker when the page is idle', async () => {
  page('loading')
  await start()
  expect([idle.length, container.register.mock.calls]).toEqual([0, []])
  window.dispatchEvent(new Event('load'))
  await rounds()
  expect([idle.length, container.register.mock.calls]).toEqual([1, []])
  idle[0]?.()
  await rounds()
  expect(container.register.mock.calls).toEqual([['/occasion/worker.js', { scope: '/occasion/', updateViaCache: 'none' }]])
})

test('waits a second without requestIdleCallback', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  await start()
  await vi.advanceTimersByTimeAsync(999)
  expect(container.register).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(container.register).toHaveBeenCalledOnce()
})

test('ignores missing or forbidden service workers', async () => {
  container.register.mockRejectedValueOnce(new Error('forbidden'))
  expect(await start()).toEqual([])
  Reflect.deleteProperty(navigator, 'serviceWorker')
  expect(await start()).toEqual([])
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  stop.abort()
  await start()
  expect(container.register).toHaveBeenCalledOnce()
})

test('activates a new build on request and reloads the page', async () => {
  const waiting = new Worker('b2')
  registration.present.waiting = waiting
  const told = await start('b1')
  expect([told.length, waiting.told]).toEqual([1, [{ type: 'version' }]])
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  told[0]?.use()
  expect([waiting.told.at(-1), reload.mock.calls.length]).toEqual([{ type: 'takeOver' }, 0])
  container.dispatchEvent(new Event('controllerchange'))
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('activates the build of the current page automatically', async () => {
  const waiting = new Worker('b2')
  registration.present.waiting = waiting
  expect(await start('b2')).toEqual([])
  expect(waiting.told).toEqual([{ type: 'version' }, { type: 'takeOver' }])
})

test('reports a new build until the page is left', async () => {
  const told = await start('b1')
  expect(told).toEqual([])
  const coming = new Worker('b2')
  registration.present.installing = coming
  registration.present.dispatchEvent(new Event('updatefound'))
  coming.dispatchEvent(new Event('statechange'))
  await rounds()
  expect(told).toEqual([])
  registration.present.waiting = coming
  coming.dispatchEvent(new Event('statechange'))
  await rounds()
  expect(told).toHaveLength(1)
  stop.abort()
  coming.dispatchEvent(new Event('statechange'))
  await rounds()
  expect(told).toHaveLength(1)
})

test('checks for updates hourly while the page is visible', async () => {
  await start()
  const { update } = registration.present
  update.mockRejectedValueOnce(new Error('no line'))
  const looks = async (after: number, state: string) => {
    vi.setSystemTime(Date.now() + after)
    seen(state)
    await rounds()
    return update.mock.calls.length
  }
  expect(await looks(hour - 1, 'visible')).toBe(0)
  expect(await looks(1, 'hidden')).toBe(0)
  expect(await looks(0, 'visible')).toBe(1)
  expect(await looks(hour - 1, 'visible')).toBe(1)
  expect(await looks(1, 'visible')).toBe(2)
  stop.abort()
  expect(await looks(hour, 'visible')).toBe(2)
})

/** Returns the message to cache the current page. */
async function keptOf(path: string): Promise<ToWorker[]> {
  ;(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(`https://rihla.example${path}`)
  const files = ['assets/a.js', 'fonts/b.woff2', 'img/c.svg'].map((file) => ({ name: `https://rihla.example/occasion/${file}` }))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(files as never)
  const { active } = await container.ready
  await keepThisPage('/occasion/')
  return active.told.splice(0)
}

test('caches the current page and its files, without the hash', async () => {
  const files = ['https://rihla.example/occasion/assets/a.js', 'https://rihla.example/occasion/fonts/b.woff2']
  const address = 'https://rihla.example/occasion/search-result?Brands=Dacia'
  expect(await keptOf('/occasion/search-result?Brands=Dacia#results#top')).toEqual([{ type: 'seen', address, files }])
})

test.each([
  ['pages that are not kept', '/occasion/alert', () => undefined],
  ['pages of a neighbour', '/home', () => undefined],
  [
    'those who spare their data',
    '/occasion/home',
    () => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  ],
  ['a browser without workers', '/occasion/home', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
])('not for %s', async (_who, path, given) => {
  given()
  expect(await keptOf(path)).toEqual([])
})

test('caches nothing with data saver or without a worker', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: false } })
  expect(await keptOf('/occasion/home')).toHaveLength(1)
  const { ready } = container
  container.ready = Promise.resolve({ active: null }) as never
  await keepThisPage('/occasion/')
  expect((await ready).active.told).toEqual([])
})
