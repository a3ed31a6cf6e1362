import { useLocation } from 'react-router'
import { useLanguage, usePage } from '#i18n/text.ts'
import { languageKey } from '#shared/language.ts'
import { keepCookie } from './cookie.ts'

/** Where the scroll stands is kept over the reload of a language change. */
const scrollKey = 'rihla.languageScroll'

/** Goes to the same address in the other language: kept on the device and in the cookie, then the page is loaded anew at the same place. */
export function useLanguageSwitch() {
  const language = useLanguage()
  const { basePath } = usePage()
  const location = useLocation()
  const other = language === 'ar' ? 'fr' : 'ar'
  const search = new URLSearchParams(location.search)
  search.set(languageKey, other)
  const href = `${basePath.replace(/\/$/, '')}${location.pathname}?${search}${location.hash}`

  function change(event: { preventDefault(): void }): void {
    event.preventDefault()
    keepCookie(languageKey, other, basePath)
    try {
      localStorage.setItem(languageKey, other)
      sessionStorage.setItem(scrollKey, String(window.scrollY))
    } catch {
      // without storage the page still changes its language, from its top
    }
    search.delete(languageKey)
    const kept = search.toString()
    window.history.replaceState(
      window.history.state,
      '',
      `${basePath.replace(/\/$/, '')}${location.pathname}${kept && `?${kept}`}${location.hash}`,
    )
    window.location.reload()
  }
  return { other, href, change }
}

/** Back to where the page stood before its language changed. */
export function restoreLanguageScroll(): void {
  try {
    const kept = sessionStorage.getItem(scrollKey)
    if (kept === null) return
    sessionStorage.removeItem(scrollKey)
    window.scrollTo({ top: Number(kept), behavior: 'instant' })
  } catch {
    // no storage, no place to go back to
  }
}
