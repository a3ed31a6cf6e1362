import { isLanguage, type Language, languageKey } from '#shared/language.ts'
import { keepCookie, readCookie } from './cookie.ts'

/**
 * Returns the language chosen on this device when its cookie has been lost, and rewrites the cookie from the local storage. Null when the
 * page already has the language, or a reload would not change it.
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
