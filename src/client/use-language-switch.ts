import { useLocation } from 'react-router'
import { useLanguage, usePage } from '#i18n/text.ts'
import { factsOf, type Language, languageKey, otherLanguages, withoutLanguage } from '#shared/language.ts'
import { keepCookie } from './cookie.ts'

/** Stores the scroll position across the reload of a language change. */
const scrollKey = 'rihla.languageScroll'

/**
 * Returns the links to the current page in the other languages. Selecting one stores the choice on the device and in the cookie, then
 * reloads the page at the same scroll position.
 */
export function useLanguageSwitch() {
  const language = useLanguage()
  const { basePath } = usePage()
  const location = useLocation()
  // like the server, without the language parameter
  const rest = withoutLanguage(location.search)
  const path = `${basePath.replace(/\/$/, '')}${location.pathname}`

  function change(event: { preventDefault(): void }, other: Language): void {
    event.preventDefault()
    keepCookie(languageKey, other, basePath)
    try {
      localStorage.setItem(languageKey, other)
      sessionStorage.setItem(scrollKey, String(window.scrollY))
    } catch {
      // without storage the scroll position is lost
    }
    window.history.replaceState(window.history.state, '', `${path}${rest}${location.hash}`)
    window.location.reload()
  }
  return otherLanguages(language).map((other) => {
    const { name, short } = factsOf(other)
    return {
      name,
      short,
      /** attributes of the link */
      link: {
        href: `${path}${rest ? `${rest}&` : '?'}${languageKey}=${other}${location.hash}`,
        hrefLang: other,
        lang: other,
        onClick: (event: { preventDefault(): void }) => change(event, other),
      },
    }
  })
}

/** Restores the scroll position after a language change. */
export function restoreLanguageScroll(): void {
  try {
    const kept = sessionStorage.getItem(scrollKey)
    if (kept === null) return
    sessionStorage.removeItem(scrollKey)
    window.scrollTo({ top: Number(kept), behavior: 'instant' })
  } catch {
    // storage is forbidden
  }
}
