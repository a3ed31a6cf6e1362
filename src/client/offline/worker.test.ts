import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { copyKey, copyPlace, type ToWorker } from '#shared/offline.ts'
import { until } from '#testing/until.ts'

const origin = 'https://rihla.example'
const base = '/occasion/'
const now = Date.parse('2026-03-16T10:00:00Z')
const day = 86_400_000
const at = (path: string) => `${origin}${base}${path}`
const place = {
  shell: copyPlace.shell(base, 'b2'),
  pages: copyPlace.pages(base),
  files: copyPlace.files(base),
  pictures: copyPlace.pictures(base),
  answers: copyPlace.answers(base),
  salma: copyPlace.person(base, 'salma'),
}

/** The copies of the browser, by place and address, in the order in which they came. */
const places = new Map<string, Map<string, Response>>()
/** What happens elsewhere while a copy is written. */
let whileWriting: (() => void) | null = null
const named = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, origin).href
const copiesOf = (name: string) => {
  const copies = places.get(name) ?? new Map<string, Response>()
  places.set(name, copies)
  return {
    put: async (key: string, answer: Response) => {
      whileWriting?.()
      places.set(name, copies.set(named(key), answer))
    },
    delete: async (key: string) => copies.delete(named(key)),
    keys: async () => [...copies.keys()].map((url) => ({ url })),
    add: async (key: string) => void copies.set(named(key), await reach(key)),
  }
}
const caches = {
  open: async (name: string) => copiesOf(name),
  keys: async () => [...places.keys()],
  delete: async (name: string) => places.delete(name),
  match: async (key: string, { cacheName }: { cacheName?: string } = {}) =>
    [...places]
      .filter(([name]) => cacheName === undefined || name === cacheName)
      .flatMap(([, copies]) => copies.get(named(key)) ?? [])[0]
      ?.clone(),
}
const keptIn = (name: string) => [...(places.get(name)?.keys() ?? [])]
const keepCopy = (name: string, key: string, text: string, age = 0) =>
  copiesOf(name).put(key, new Response(text, { headers: { 'x-kept-at': String(Date.now() - age) } }))

/** What the network answers, by address; what is not there cannot be reached. */
const network = new Map<string, () => Response | Promise<Response>>()
const asked: string[] = []
async function reach(given: string | { url: string }, init?: RequestInit): Promise<Response> {
  const address = named(given)
  asked.push(init?.cache ? `${address} ${init.cache}` : address)
  const answer = network.get(address)
  if (!answer) throw new TypeError('failed to fetch')
  return answer()
}
const drawn = (text: string, language = 'fr', init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { 'content-language': language, date: new Date(now - day).toUTCString(), vary: 'Cookie' } })

const listeners = new Map<string, (event: unknown) => void>()
const scope = { claim: vi.fn(async () => undefined), skipWaiting: vi.fn(async () => undefined) }

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout'] })
  for (const one of [places, network, listeners]) one.clear()
  asked.length = 0
  whileWriting = null
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', reach)
  vi.stubGlobal('clients', { claim: scope.claim })
  vi.stubGlobal('skipWaiting', scope.skipWaiting)
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) => void listeners.set(type, listener))
  vi.stubGlobal('siteBuild', { version: 'b2', basePath: base, pages: ['offline', 'support'], files: [`${base}assets/entry.js`] })
  vi.resetModules()
  await import('./worker.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** Sends a message to the worker; `done` resolves when its work is complete. */
function fire(type: string, more: object = {}): { answer: Promise<Response> | null; done: () => Promise<unknown> } {
  const work: Promise<unknown>[] = []
  const heard = { answer: null as Promise<Response> | null, done: () => Promise.all(work) }
  const respondWith = (answer: Promise<Response>) => {
    heard.answer = answer
  }
  listeners.get(type)?.({ ...more, waitUntil: (one: Promise<unknown>) => void work.push(one), respondWith })
  return heard
}
interface Asking {
  method?: string
  mode?: string
  destination?: string
  referrer?: string
  headers?: Record<string, string>
}
const ask = (address: string, { method = 'GET', mode = 'cors', destination = '', referrer = '', headers = {} }: Asking = {}) =>
  fire('fetch', { request: { url: address, method, mode, destination, referrer, headers: new Headers(headers) } })
const textOf = async (address: string, how?: Asking) => {
  const { answer, done } = ask(address, how)
  const text = await (await answer)?.text()
  await done()
  return text
}
const navigate = { mode: 'navigate' }
const visit = (address: string) => textOf(address, navigate)
const say = (data: ToWorker) => fire('message', { data, ports: [] }).done()

describe('build', () => {
  const shellPages = ['offline', 'support'].flatMap((path) => ['fr', 'ar'].map((language) => at(`${path}?lang=${language}`)))
  beforeEach(() => {
    const page = `<script src="${base}assets/a-1.js"></script><template data-modules="${base}assets/a-1.js ${base}assets/a-2.js"></template><link href='${base}fonts/b.woff2'><img src="/elsewhere/assets/c.js"><a href="${base}cars">`
    for (const address of shellPages) network.set(address, () => drawn(page))
    for (const path of ['assets/entry.js', 'assets/a-1.js', 'assets/a-2.js', 'fonts/b.woff2'])
      network.set(at(path), () => new Response(path))
  })

  test('precaches its pages and files in every language, bypassing caches', async () => {
    await fire('install').done()
    expect(keptIn(place.shell).toSorted()).toEqual(
      [...shellPages, at('assets/a-1.js'), at('assets/a-2.js'), at('assets/entry.js'), at('fonts/b.woff2')].toSorted(),
    )
    expect(asked.filter((one) => one.endsWith(' no-cache'))).toEqual(shellPages.map((one) => `${one} no-cache`))
    const headers = new Headers(places.get(place.shell)?.get(at('support?lang=fr'))?.headers)
    expect([headers.get('x-kept-at'), headers.get('date'), headers.get('vary'), headers.get('content-language')]).toEqual([
      String(now),
      null,
      null,
      'fr',
    ])
  })

  test.each([at('support?lang=ar'), at('assets/a-1.js')])('comes not at all without %s', async (address) => {
    network.set(address, () => new Response('', { status: 502 }))
    await expect(fire('install').done()).rejects.toThrow(`502 ${address.includes('assets') ? `${base}assets/a-1.js` : address}`)
  })

  test('replaces the previous build only', async () => {
    const others = [place.pages, place.salma, copyPlace.shell('/', 'b1'), place.shell]
    for (const name of [...others, copyPlace.shell(base, 'b1')]) copiesOf(name)
    await fire('activate').done()
    expect([...places.keys()]).toEqual(others)
    expect(scope.claim).toHaveBeenCalledOnce()
  })

  test('reports its version and takes over on request', async () => {
    const postMessage = vi.fn()
    fire('message', { data: { type: 'version' }, ports: [{ postMessage }] })
    expect([postMessage.mock.calls, scope.skipWaiting.mock.calls]).toEqual([[['b2']], []])
    await say({ type: 'takeOver' })
    expect([postMessage.mock.calls.length, scope.skipWaiting.mock.calls.length]).toEqual([1, 1])
  })
})

test.each([
  ['what changes something', at('home'), { method: 'POST', mode: 'navigate' }],
  ['another site', 'https://elsewhere.example/occasion/home', navigate],
  ['a neighbour on this host', `${origin}/home`, navigate],
  ['the back office', at('staff/bookings/7'), navigate],
  ['a picture that is no part of a page', at('documents/pictures/ab/640.webp'), {}],
  ['an answer that nobody keeps', at('api/search/suggest?q=g'), {}],
  ['an answer to the staff', at('api/vehicles/7'), { headers: { authorization: 'Bearer a.e30.c' }, referrer: at('staff/stock/7') }],
  ['an answer to a token that names nobody', at('api/vehicles/7'), { headers: { authorization: 'Bearer a.e30.c' } }],
  ['an answer to a token that cannot be read', at('api/vehicles/7'), { headers: { authorization: 'Bearer x' } }],
])('%s goes its way without the worker', (_what, address, how) => {
  network.set(address, () => drawn(''))
  expect(ask(address, how).answer).toBeNull()
})

describe('page', () => {
  test('uses the network first, and the cache of its language offline', async () => {
    network.set(at('home'), () => drawn('accueil'))
    expect(await visit(at('home'))).toBe('accueil')
    expect(keptIn(place.pages)).toEqual([copyKey(at('home'), 'fr')])
    network.set(at('home'), () => drawn('plus frais'))
    expect(await visit(at('home'))).toBe('plus frais')
    network.clear()
    expect(await visit(at('home'))).toBe('plus frais')
  })

  test.each([
    ['is none', at('home'), () => drawn('', 'fr', { status: 404 })],
    ['has no language', at('home'), () => new Response('')],
    ['is not to be kept', at('voitures'), () => drawn('')],
  ])('that %s is shown and not kept', async (_what, address, answer) => {
    network.set(address, answer)
    expect(await visit(address)).toBe('')
    expect(keptIn(place.pages)).toEqual([])
  })

  test('falls back to the last language, then to any', async () => {
    for (const [address, language] of [
      [at('aid'), 'fr'],
      [at('home'), 'fr'],
      [at('home?lang=ar'), 'ar'],
    ] as const) {
      network.set(address, () => drawn(`${address} ${language}`, language))
      await visit(address)
    }
    network.clear()
    expect(await visit(at('home'))).toBe(`${at('home?lang=ar')} ar`)
    expect(await visit(at('home?lang=fr'))).toBe(`${at('home')} fr`)
    expect(await visit(at('aid'))).toBe(`${at('aid')} fr`)
    const { answer } = ask(at('aid?lang=ar'), navigate)
    expect((await answer)?.headers.get('location')).toBe(at('offline?to=%2Faid%3Flang%3Dar&lang=ar'))
  })

  test.each([
    ['cars/dacia-duster/7?from=list', 'offline?to=%2Fcars%2Fdacia-duster%2F7%3Ffrom%3Dlist'],
    ['cars/dacia-duster/7?lang=xx', 'offline?to=%2Fcars%2Fdacia-duster%2F7%3Flang%3Dxx'],
    ['', 'home'],
    ['?lang=ar', 'home?lang=ar'],
  ])('that cannot be read leads from %s to %s', async (from, to) => {
    const answer = await ask(at(from), navigate).answer
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, at(to)])
  })

  test('ignores the query of a precached page, which never expires', async () => {
    await keepCopy(place.shell, copyKey(at('offline'), 'ar'), 'بلا شبكة', 60 * day)
    expect(await visit(at('offline?to=%2Fhome&lang=ar'))).toBe('بلا شبكة')
  })

  test('deletes a cached page after thirty days', async () => {
    const key = copyKey(at('home'), 'fr')
    await keepCopy(place.pages, key, 'accueil', 30 * day)
    expect(await visit(at('home'))).toBe('accueil')
    await keepCopy(place.pages, key, 'accueil', 30 * day + 1)
    expect((await ask(at('home'), navigate).answer)?.status).toBe(302)
    expect(keptIn(place.pages)).toEqual([])
    await copiesOf(place.pages).put(key, new Response('without its moment'))
    expect((await ask(at('home'), navigate).answer)?.status).toBe(302)
  })

  /** A page whose response the test controls. */
  function slowly(address: string) {
    const line = Promise.withResolvers<Response>()
    network.set(address, () => line.promise)
    const state = { shown: 'nothing yet', line }
    ask(address, navigate).answer?.then(async (answer) => {
      state.shown = answer.headers.get('location') ?? (await answer.text())
    })
    return state
  }

  test('uses the cached roadside page after three seconds only', async () => {
    for (const path of ['support', 'home']) await keepCopy(place.pages, copyKey(at(path), 'fr'), `copy of ${path}`)
    const [support, home] = [slowly(at('support')), slowly(at('home'))]
    await vi.advanceTimersByTimeAsync(2999)
    expect(support.shown).toBe('nothing yet')
    await vi.advanceTimersByTimeAsync(1)
    await until(() => expect(support.shown).toBe('copy of support'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(home.shown).toBe('nothing yet')
    home.line.resolve(drawn('accueil'))
    await until(() => expect(home.shown).toBe('accueil'))
  })

  test('waits for an uncached roadside page and reports its failure', async () => {
    const [comes, fails] = [slowly(at('support')), slowly(at('support?from=mail'))]
    await vi.advanceTimersByTimeAsync(4000)
    comes.line.resolve(drawn('au bord de la route'))
    fails.line.reject(new TypeError('failed to fetch'))
    await until(() => expect(comes.shown).toBe('au bord de la route'))
    await until(() => expect(fails.shown).toBe(at('offline?to=%2Fsupport%3Ffrom%3Dmail')))
  })

  test('caches a page reached by client navigation with its files', async () => {
    const files = [at('assets/a.js'), at('fonts/b.woff2'), at('img/c.png'), 'https://elsewhere.example/occasion/assets/d.js']
    for (const address of [at('home'), ...files]) network.set(address, () => drawn(address))
    await keepCopy(place.shell, at('fonts/b.woff2'), 'of the build')
    await say({ type: 'seen', address: at('home'), files })
    expect([keptIn(place.pages), keptIn(place.files)]).toEqual([[copyKey(at('home'), 'fr')], [at('assets/a.js')]])
  })

  test.each([
    ['of the back office', at('staff'), [], []],
    ['of another site', 'https://elsewhere.example/occasion/home', [], []],
    ['that stands elsewhere by now', at('home'), [], [at('home')]],
    ['of which a file is away', at('home'), [at('assets/away.js')], [at('assets/away.js')]],
  ])('%s is not kept, whatever is said of it', async (_what, address, files, wanted) => {
    network.set(address, () => Object.defineProperty(drawn(''), 'redirected', { value: true }))
    await say({ type: 'seen', address, files })
    expect([keptIn(place.pages), asked]).toEqual([[], wanted])
  })
})

const image = { destination: 'image' }
describe('files and images', () => {
  test('reads a file from build, cache, then network', async () => {
    await keepCopy(place.files, at('assets/a.js'), 'kept')
    expect(await textOf(at('assets/a.js'))).toBe('kept')
    await keepCopy(place.shell, at('assets/a.js'), 'of the build')
    expect(await textOf(at('assets/a.js'))).toBe('of the build')
    network.set(at('fonts/b.woff2'), () => new Response('fresh'))
    network.set(at('assets/gone.js'), () => new Response('', { status: 404 }))
    expect([await textOf(at('fonts/b.woff2')), (await ask(at('assets/gone.js')).answer)?.status]).toEqual(['fresh', 404])
    expect(keptIn(place.files)).toEqual([at('assets/a.js'), at('fonts/b.woff2')])
  })

  test('never refetches a stored image; other images use the network first', async () => {
    const [stored, drawing] = [at('documents/pictures/ab/640.webp'), at('img/logo.svg')]
    for (const address of [stored, drawing]) network.set(address, () => new Response('first'))
    for (const address of [stored, drawing]) expect(await textOf(address, image)).toBe('first')
    for (const address of [stored, drawing]) network.set(address, () => new Response('second'))
    expect([await textOf(stored, image), await textOf(drawing, image)]).toEqual(['first', 'second'])
    network.clear()
    expect(await textOf(drawing, image)).toBe('second')
    await expect(textOf(at('img/never-seen.svg'), image)).rejects.toThrow('failed to fetch')
    network.set(at('img/part.svg'), () => new Response('', { status: 206 }))
    await textOf(at('img/part.svg'), image)
    expect(keptIn(place.pictures)).toEqual([stored, drawing])
  })

  test.each([
    ['pages', 40, (i: number) => at(`search-result?Page=${i}`), navigate, (i: number) => copyKey(at(`search-result?Page=${i}`), 'fr')],
    ['files', 300, (i: number) => at(`assets/${i}.js`), {}, (i: number) => at(`assets/${i}.js`)],
    ['pictures', 150, (i: number) => at(`img/${i}.png`), image, (i: number) => at(`img/${i}.png`)],
    ['answers', 100, (i: number) => at(`api/vehicles/${i}`), {}, (i: number) => copyKey(at(`api/vehicles/${i}`), 'fr')],
  ] as const)('of %s %i copies are kept, the newest', async (name, most, address, how, key) => {
    const keys = Array.from({ length: most }, (_, i) => key(i))
    for (const one of keys) await keepCopy(place[name], one, '')
    const see = async (i: number) => {
      network.set(address(i), () => drawn(''))
      await textOf(address(i), how)
    }
    await see(most)
    expect(keptIn(place[name])).toEqual([...keys.slice(1), key(most)])
    // a file is never renewed; what is, is the newest again
    if (name !== 'files') await see(1)
    expect(keptIn(place[name]).at(-1)).toBe(key(name === 'files' ? most : 1))
  })
})

describe('API response', () => {
  const car = at('api/vehicles/7')
  // a name whose letters use both signs that base64 writes otherwise in a token
  const tokenOf = (subject: string) => `Bearer a.${Buffer.from(JSON.stringify({ a: '>>>???ÿ', sub: subject })).toString('base64url')}.c`
  const salma = { headers: { authorization: tokenOf('salma') } }
  const json = (value: unknown, init?: ResponseInit) => () => Response.json(value, init)

  test('uses the network first, and the cache of its language offline', async () => {
    network.set(car, json('fr'))
    expect(await textOf(car)).toBe('"fr"')
    network.set(car, json('ar'))
    expect(await textOf(car, { headers: { 'accept-language': 'ar' } })).toBe('"ar"')
    network.clear()
    expect([await textOf(car), await textOf(car, { headers: { 'accept-language': 'ar' } })]).toEqual(['"fr"', '"ar"'])
    await expect(textOf(at('api/vehicles/8'))).rejects.toThrow('failed to fetch')
  })

  test('is cached per user', async () => {
    network.set(car, json('for salma'))
    await textOf(car, salma)
    expect([keptIn(place.salma), keptIn(place.answers)]).toEqual([[copyKey(car, 'fr')], []])
    network.clear()
    expect(await textOf(car, salma)).toBe('"for salma"')
    await expect(textOf(car)).rejects.toThrow()
    await expect(textOf(car, { headers: { authorization: tokenOf('amina') } })).rejects.toThrow()
  })

  test.each([
    ['which failed', 500, {}, true],
    ['which is a stranger’s because the token was not believed', 200, { 'www-authenticate': 'Bearer error="invalid_token"' }, true],
    ['that it is not theirs', 403, {}, false],
    ['that there is none', 404, {}, false],
    ['that there is none any more', 410, {}, false],
  ])('%s takes no place of the copy', async (_what, status, headers, stays) => {
    await keepCopy(place.salma, copyKey(car, 'fr'), 'before')
    network.set(car, json('after', { status, headers: headers as Record<string, string> }))
    await textOf(car, salma)
    network.clear()
    if (stays) expect(await textOf(car, salma)).toBe('before')
    else expect(keptIn(place.salma)).toEqual([])
  })

  test('is not cached when the user signs out before it arrives', async () => {
    const line = Promise.withResolvers<Response>()
    const others = [copyPlace.person('/', 'salma'), place.pages]
    for (const name of [...others, place.salma]) copiesOf(name)
    network.set(car, () => line.promise)
    const { answer } = ask(car, salma)
    await say({ type: 'left' })
    expect([...places.keys()]).toEqual(others)
    line.resolve(Response.json('late'))
    expect(await (await answer)?.text()).toBe('"late"')
    expect([...places.keys()]).toEqual(others)
  })

  test('is deleted when the user signs out while it is written', async () => {
    network.set(car, json('theirs'))
    whileWriting = () => void say({ type: 'left' })
    expect(await textOf(car, salma)).toBe('"theirs"')
    expect([...places.keys()]).toEqual([])
  })
})
