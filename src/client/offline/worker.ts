import { asLanguage, isLanguage, type Language, languageKey, languages } from '#shared/language.ts'
import {
  copyKey,
  copyOfAnswer,
  copyPlace,
  isKeptPage,
  isOfferedOffline,
  pathWithin,
  type ToWorker,
  type WorkerBuild,
} from '#shared/offline.ts'

/** Service worker of the site (decision 046): network first, cache as fallback. Only reads are cached; requests are never repeated. */
interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface Asked extends Lasting {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
interface Told extends Lasting {
  data: ToWorker
  ports: readonly MessagePort[]
}
interface Scope {
  siteBuild: WorkerBuild
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener<T extends Event>(type: string, listener: (event: T) => void): void
}
const scope = globalThis as unknown as Scope
const { basePath, version } = scope.siteBuild
const origin = location.origin
const shell = copyPlace.shell(basePath, version)

/** maximum cache entries; the oldest are evicted */
const most = { pages: 40, files: 300, pictures: 150, answers: 100 }
/** maximum age of a cache entry in ms */
const longest = 30 * 86_400_000
/** network timeout of the roadside assistance page in ms */
const roadside = 3000
const keptAt = 'x-kept-at'

/** number of sign-outs: responses of earlier requests are not cached */
let departures = 0

scope.addEventListener<Lasting>('install', (event) => event.waitUntil(install()))
scope.addEventListener<Lasting>('activate', (event) => event.waitUntil(activate()))
scope.addEventListener<Told>('message', (event) => {
  const { data } = event
  if (data.type === 'version') event.ports[0]?.postMessage(version)
  if (data.type === 'takeOver') event.waitUntil(scope.skipWaiting())
  if (data.type === 'seen') event.waitUntil(keepSeen(data).catch(() => undefined))
  if (data.type === 'left') {
    departures++
    event.waitUntil(forgetPeople())
  }
})
scope.addEventListener<Asked>('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})

/** Returns null to leave the request to the browser. */
function answerTo(event: Asked): Promise<Response> | null {
  const { request } = event
  const path = pathWithin(request.url, basePath, origin)
  if (request.method !== 'GET' || path === null) return null
  if (request.mode === 'navigate') return isOfferedOffline(path) ? page(event, path) : null
  if (/^\/(assets|fonts)\//.test(path)) return file(request)
  if (/^\/(img|documents\/pictures)\//.test(path)) return request.destination === 'image' ? picture(request) : null
  return answer(request, path)
}

/** Caches the offline page and the roadside assistance in every language with their files, atomically. */
async function install(): Promise<void> {
  const place = await caches.open(shell)
  const files = new Set(scope.siteBuild.files)
  for (const path of scope.siteBuild.pages)
    for (const language of languages) {
      const address = `${origin}${basePath}${path}?${languageKey}=${language}`
      const drawn = await fetch(address, { cache: 'no-cache' })
      if (!drawn.ok) throw new Error(`${drawn.status} ${address}`)
      for (const one of filesIn(await drawn.clone().text())) files.add(one)
      await place.put(copyKey(address, language), await copyOf(drawn))
    }
  await Promise.all(
    [...files].map(async (one) => {
      const found = await fetch(one)
      if (!found.ok) throw new Error(`${found.status} ${one}`)
      await place.put(one, found)
    }),
  )
}

/** Returns the hashed files that a page references. */
function filesIn(html: string): string[] {
  return [...new Set(html.match(/(?<=["' ])[\w/.-]*\/(assets|fonts)\/[\w./-]+/g) ?? [])].filter((one) => one.startsWith(basePath))
}

async function activate(): Promise<void> {
  const shells = copyPlace.shell(basePath, '')
  for (const name of await caches.keys()) if (name.startsWith(shells) && name !== shell) await caches.delete(name)
  await scope.clients.claim()
}

async function page(event: Asked, path: string): Promise<Response> {
  const { request } = event
  const fresh = (async () => {
    const drawn = await fetch(request)
    if (isKeptPage(path)) event.waitUntil(keepPage(request.url, drawn.clone()).catch(() => undefined))
    return drawn
  })()
  const wait = path === '/support' ? new Promise<never>((_, reject) => setTimeout(reject, roadside)) : null
  try {
    return await (wait ? Promise.race([fresh, wait]) : fresh)
  } catch {
    const kept = await keptPage(request.url)
    if (kept) return kept
    // a slow network is not offline
    if (wait) return fresh.catch(() => offlinePage(request.url, path))
    return offlinePage(request.url, path)
  }
}

/** Redirects, so that page and URL match. */
function offlinePage(address: string, path: string): Response {
  const { search, searchParams } = new URL(address)
  const to = new URL(path === '/' ? `${origin}${basePath}home` : `${origin}${basePath}offline`)
  if (path !== '/') to.searchParams.set('to', `${path}${search}`)
  const language = searchParams.get(languageKey)
  if (isLanguage(language)) to.searchParams.set(languageKey, language)
  return Response.redirect(to.href, 302)
}

/** Cache key of the last page language: offline the server is unreachable, and service workers cannot read cookies. */
const lastLanguage = `${origin}${basePath}last-language`

async function keepPage(address: string, drawn: Response): Promise<void> {
  const language = drawn.headers.get('content-language')
  if (drawn.status !== 200 || drawn.redirected || !isLanguage(language)) return
  await keep(copyPlace.pages(basePath), copyKey(address, language), drawn, most.pages)
  await (await caches.open(copyPlace.answers(basePath))).put(lastLanguage, new Response(language))
}

async function keptPage(address: string): Promise<Response | null> {
  const url = new URL(address)
  const named = url.searchParams.get(languageKey)
  const last = await (await caches.match(lastLanguage))?.text()
  const wanted: Language[] = isLanguage(named) ? [named] : [...new Set([asLanguage(last), ...languages])]
  for (const language of wanted) {
    const found =
      (await kept(copyPlace.pages(basePath), copyKey(address, language))) ??
      // pages of the shell ignore the query
      (await kept(shell, copyKey(`${url.origin}${url.pathname}`, language)))
    if (found) return found
  }
  return null
}

/** Caches a page reached by client-side navigation, with the files that it has loaded. */
async function keepSeen({ address, files }: Extract<ToWorker, { type: 'seen' }>): Promise<void> {
  const path = pathWithin(address, basePath, origin)
  if (path === null || !isKeptPage(path)) return
  const place = await caches.open(copyPlace.files(basePath))
  for (const one of files) {
    const inside = pathWithin(one, basePath, origin)
    if (inside && /^\/(assets|fonts)\//.test(inside) && !(await caches.match(one))) await place.add(one)
  }
  await keepPage(address, await fetch(address))
}

/** File names contain a content hash: a cached file always matches. */
async function file(request: Request): Promise<Response> {
  const found = (await caches.match(request.url, { cacheName: shell })) ?? (await caches.match(request.url))
  if (found) return found
  const fresh = await fetch(request)
  if (fresh.ok) await keep(copyPlace.files(basePath), request.url, fresh.clone(), most.files)
  return fresh
}

async function picture(request: Request): Promise<Response> {
  const place = copyPlace.pictures(basePath)
  const isStored = request.url.includes('/documents/pictures/')
  const found = await caches.match(request.url, { cacheName: place })
  if (found && isStored) return found
  try {
    const fresh = await fetch(request)
    if (fresh.status === 200) await keep(place, request.url, fresh.clone(), most.pictures)
    return fresh
  } catch (error) {
    if (found) return found
    throw error
  }
}

function answer(request: Request, path: string): Promise<Response> | null {
  const token = request.headers.get('authorization')
  const from = pathWithin(request.referrer, basePath, origin) ?? ''
  const whose = copyOfAnswer(path, { signedIn: token !== null, from })
  const subject = whose === 'person' ? subjectOf(token ?? '') : null
  if (whose === null || (whose === 'person' && subject === null)) return null
  return freshOrKept(request, subject === null ? copyPlace.answers(basePath) : copyPlace.person(basePath, subject))
}

/** Returns the subject of a token, unverified: it only selects the cache of responses to the same user's token. */
function subjectOf(token: string): string | null {
  try {
    const [, payload = ''] = token.split('.')
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof sub === 'string' ? sub : null
  } catch {
    return null
  }
}

async function freshOrKept(request: Request, place: string): Promise<Response> {
  const key = copyKey(request.url, asLanguage(request.headers.get('accept-language')))
  const before = departures
  let fresh: Response
  try {
    fresh = await fetch(request)
  } catch (error) {
    const found = await kept(place, key)
    if (found) return found
    throw error
  }
  // a rejected token gets an anonymous response
  const isTheirs = fresh.status === 200 && !fresh.headers.has('www-authenticate')
  if (isTheirs && before === departures) await keep(place, key, fresh.clone(), most.answers)
  if ([403, 404, 410].includes(fresh.status)) await (await caches.open(place)).delete(key)
  // the user signed out while it was written
  if (before !== departures) await forgetPeople()
  return fresh
}

/** Deletes the caches of all users. */
async function forgetPeople(): Promise<void> {
  const people = copyPlace.person(basePath)
  for (const name of await caches.keys()) if (name.startsWith(people)) await caches.delete(name)
}

async function keep(place: string, key: string, fresh: Response, count: number): Promise<void> {
  const copies = await caches.open(place)
  // newest last
  await copies.delete(key)
  await copies.put(key, await copyOf(fresh))
  const keys = await copies.keys()
  for (const oldest of keys.slice(0, Math.max(0, keys.length - count))) await copies.delete(oldest)
}

/** Copies a response with the caching time instead of the server's Date, which pages would use as the server clock. */
async function copyOf(fresh: Response): Promise<Response> {
  const headers = new Headers(fresh.headers)
  for (const name of ['date', 'vary', 'content-encoding', 'content-length', 'set-cookie']) headers.delete(name)
  headers.set(keptAt, String(Date.now()))
  return new Response(await fresh.blob(), { status: fresh.status, headers })
}

async function kept(place: string, key: string): Promise<Response | null> {
  const found = await caches.match(key, { cacheName: place })
  if (!found) return null
  const isOld = place !== shell && Date.now() - Number(found.headers.get(keptAt) ?? 0) > longest
  if (isOld) await (await caches.open(place)).delete(key)
  return isOld ? null : found
}
