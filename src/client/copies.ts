import { asLanguage, languageKey, withoutLanguage } from '#shared/language.ts'
import { copyKey, copyPlace, pathWithin, type ToWorker } from '#shared/offline.ts'

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
  if ('serviceWorker' in navigator && stays === null) navigator.serviceWorker.controller?.postMessage({ type: 'left' } satisfies ToWorker)
  try {
    const people = copyPlace.person(basePath)
    for (const name of await caches.keys())
      if (name.startsWith(people) && (stays === null || name !== copyPlace.person(basePath, stays))) await caches.delete(name)
  } catch {
    // a browser that has no copies, or forbids them, has kept none
  }
}
