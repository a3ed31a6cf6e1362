import { isLanguage, type Language, languageKey } from '#shared/language.ts'
import { keepCookie, readCookie } from './cookie.ts'

/**
 * The language that this device chose before, where the server could not know it: its cookie is gone, the choice in the local storage stayed.
 * The cookie is written again; null where the page is in the right language, or where a reload would not change it.
 */
export function restoredLanguage(shown: Language, basePath: string): Language | null {
  if (new URLSearchParams(location.search).has(languageKey) || readCookie(languageKey) !== null) return null
  const kept = storedLanguage()
  if (!isLanguage(kept) || kept === shown) return null
  keepCookie(languageKey, kept, basePath)
  return readCookie(languageKey) === kept ? kept : null
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey)
  } catch {
    return null
  }
}
