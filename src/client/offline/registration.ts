import { isKeptPage, pathWithin, type ToWorker } from '#shared/offline.ts'

/** A new build that waits for activation. */
export interface NewerBuild {
  /** activates the build and reloads the page */
  use: () => void
}

/** ms between update checks, for pages that stay open */
const lookEvery = 3_600_000

/** Registers the service worker when the page is idle, and reports a new build. Does nothing when the page already has that build. */
export function startWorker(
  { basePath, version, stop }: { basePath: string; version: string; stop: AbortSignal },
  told: (newer: NewerBuild) => void,
): void {
  void whenIdle()
    .then(async () => {
      if (!('serviceWorker' in navigator) || stop.aborted) return
      const registration = await navigator.serviceWorker.register(`${basePath}worker.js`, { scope: basePath, updateViaCache: 'none' })
      const look = async () => {
        const { waiting } = registration
        if (!waiting || stop.aborted) return
        if ((await versionOf(waiting)) === version) return tell(waiting, { type: 'takeOver' })
        told({ use: () => takeOver(waiting) })
      }
      registration.addEventListener(
        'updatefound',
        () => registration.installing?.addEventListener('statechange', () => void look(), { signal: stop }),
        { signal: stop },
      )
      let asked = Date.now()
      const again = () => {
        if (document.visibilityState === 'hidden' || Date.now() - asked < lookEvery) return
        asked = Date.now()
        registration.update().catch(() => undefined)
      }
      document.addEventListener('visibilitychange', again, { signal: stop })
      await look()
    })
    .catch(ignore)
}

/** service workers are forbidden or the network failed: the site works without */
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

/** Resolves in an idle period after the page has loaded. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }))
  await new Promise<unknown>((rest) =>
    'requestIdleCallback' in window ? requestIdleCallback(rest, { timeout: 5000 }) : setTimeout(rest, 1000),
  )
}

/** Caches the current page and the files that it has loaded, unless the browser saves data. */
export async function keepThisPage(basePath: string): Promise<void> {
  if (!('serviceWorker' in navigator) || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const path = pathWithin(location.href, basePath, location.origin)
  if (path === null || !isKeptPage(path)) return
  const { active } = await navigator.serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  tell(active, { type: 'seen', address: location.href.replace(/#.*/, ''), files: files.filter((one) => /\/(assets|fonts)\//.test(one)) })
}
