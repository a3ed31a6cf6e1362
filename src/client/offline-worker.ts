import { asLanguage, languageKey, withoutLanguage } from '#shared/language.ts'
import { copyKey, copyPlace, isKeptPage, pathWithin, type ToWorker } from '#shared/offline.ts'

/** A newer build waits for a press. */
export interface NewerBuild {
  /** takes it into use and loads the page again */
  use: () => void
}

/** ms between two questions whether there is a newer build, for pages that stay open for days */
const lookEvery = 3_600_000

/**
 * Installs the worker of the site once the page is at rest, and tells when a newer build is there. A page that is of that build already
 * needs none of it. Gives the way to stop listening.
 */
export function startWorker({ basePath, version }: { basePath: string; version: string }, told: (newer: NewerBuild) => void): () => void {
  const stop = new AbortController()
  void whenIdle().then(async () => {
    if (!('serviceWorker' in navigator) || stop.signal.aborted) return
    const registration = await navigator.serviceWorker.register(`${basePath}worker.js`, { scope: basePath, updateViaCache: 'none' })
    const look = async () => {
      const { waiting } = registration
      if (!waiting || stop.signal.aborted) return
      if ((await versionOf(waiting)) === version) return tell(waiting, { type: 'takeOver' })
      told({ use: () => takeOver(waiting) })
    }
    registration.addEventListener(
      'updatefound',
      () => registration.installing?.addEventListener('statechange', () => void look(), { signal: stop.signal }),
      { signal: stop.signal },
    )
    let asked = Date.now()
    const again = () => {
      if (document.visibilityState === 'hidden' || Date.now() - asked < lookEvery) return
      asked = Date.now()
      registration.update().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', again, { signal: stop.signal })
    await look()
  }, ignore)
  return () => stop.abort()
}

/** A browser that forbids it, or a line that broke: the site works without. */
const ignore = () => undefined

function tell(worker: ServiceWorker | null | undefined, message: ToWorker, ports: MessagePort[] = []): void {
  worker?.postMessage(message, ports)
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
    tell(worker, { type: 'version' }, [port2])
  })
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  tell(waiting, { type: 'takeOver' })
}

/** After the page has loaded, in a pause of its. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }))
  await new Promise<unknown>((rest) =>
    'requestIdleCallback' in window ? requestIdleCallback(rest, { timeout: 5000 }) : setTimeout(rest, 1000),
  )
}

/** Has the page that is on the screen kept, with the files that it has loaded; not for those who spare their data. */
export async function keepThisPage(basePath: string): Promise<void> {
  if (!('serviceWorker' in navigator) || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const path = pathWithin(location.href, basePath, location.origin)
  if (path === null || !isKeptPage(path)) return
  const { active } = await navigator.serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  tell(active, { type: 'seen', address: location.href.replace(/#.*/, ''), files: files.filter((one) => /\/(assets|fonts)\//.test(one)) })
}

/** Whether a page can be read without a network. */
export async function hasCopy(address: string, language: string): Promise<boolean> {
  try {
    return (await caches.match(copyKey(address, asLanguage(language)))) !== undefined
  } catch {
    // a browser that has no copies, or forbids them
    return false
  }
}

/** The paths, without the base path, of the pages in this language that can be read without a network, the last seen first. */
export async function keptPaths(basePath: string, language: string): Promise<string[]> {
  try {
    const keys = await (await caches.open(copyPlace.pages(basePath))).keys()
    return keys.toReversed().flatMap(({ url }) => {
      const path = pathWithin(url, basePath, location.origin)
      const { search, searchParams } = new URL(url)
      return path !== null && searchParams.get(languageKey) === language ? [path + withoutLanguage(search)] : []
    })
  } catch {
    // a browser that has no copies, or forbids them
    return []
  }
}

/** Takes off the device what was kept for people other than this one; for everyone when there is none. */
export async function forgetCopies(stays: string | null): Promise<void> {
  if (typeof document === 'undefined') return
  const { basePath = '/' } = document.documentElement.dataset
  if ('serviceWorker' in navigator && stays === null) tell(navigator.serviceWorker.controller, { type: 'left' })
  try {
    const people = copyPlace.person(basePath)
    for (const name of await caches.keys())
      if (name.startsWith(people) && (stays === null || name !== copyPlace.person(basePath, stays))) await caches.delete(name)
  } catch {
    // a browser that has no copies, or forbids them, has kept none
  }
}
