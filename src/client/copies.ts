import { asLanguage, languageKey, withoutLanguage } from '#shared/language.ts'
import { copyKey, copyPlace, pathWithin, type ToWorker } from '#shared/offline.ts'

/** Returns true when a page is cached for offline use. */
export async function hasCopy(address: string, language: string): Promise<boolean> {
  try {
    return (await caches.match(copyKey(address, asLanguage(language)))) !== undefined
  } catch {
    // the Cache API is missing or forbidden
    return false
  }
}

/** Returns the paths of the cached pages in a language, without the base path, most recent first. */
export async function cachedPaths(basePath: string, language: string): Promise<string[]> {
  try {
    const keys = await (await caches.open(copyPlace.pages(basePath))).keys()
    return keys.toReversed().flatMap(({ url }) => {
      const path = pathWithin(url, basePath, location.origin)
      const { search, searchParams } = new URL(url)
      return path !== null && searchParams.get(languageKey) === language ? [path + withoutLanguage(search)] : []
    })
  } catch {
    // the Cache API is missing or forbidden
    return []
  }
}

/** Deletes the caches of all users except `stays`; all of them when it is null. */
export async function clearCaches(stays: string | null): Promise<void> {
  if (typeof document === 'undefined') return
  const { basePath = '/' } = document.documentElement.dataset
  if ('serviceWorker' in navigator && stays === null) navigator.serviceWorker.controller?.postMessage({ type: 'left' } satisfies ToWorker)
  try {
    const people = copyPlace.person(basePath)
    for (const name of await caches.keys())
      if (name.startsWith(people) && (stays === null || name !== copyPlace.person(basePath, stays))) await caches.delete(name)
  } catch {
    // the Cache API is missing or forbidden: nothing is cached
  }
}
