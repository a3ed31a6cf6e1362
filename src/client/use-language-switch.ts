import { useLocation } from 'react-router'
import { useLanguage, usePage } from '#i18n/text.ts'
import { factsOf, type Language, languageKey, otherLanguages, withoutLanguage } from '#shared/language.ts'
import { keepCookie } from './cookie.ts'

/** Where the scroll stands is kept over the reload of a language change. */
const scrollKey = 'rihla.languageScroll'

/** The ways to the same address in the other languages: a choice is kept on the device and in the cookie, then the page is loaded again at the same place. */
export function useLanguageSwitch() {
  const language = useLanguage()
  const { basePath } = usePage()
  const location = useLocation()
  // as the server draws it, which takes the language off
  const rest = withoutLanguage(location.search)
  const path = `${basePath.replace(/\/$/, '')}${location.pathname}`

  function change(event: { preventDefault(): void }, other: Language): void {
    event.preventDefault()
    keepCookie(languageKey, other, basePath)
    try {
      localStorage.setItem(languageKey, other)
      sessionStorage.setItem(scrollKey, String(window.scrollY))
    } catch {
      // without storage the page still changes its language, from its top
    }
    window.history.replaceState(window.history.state, '', `${path}${rest}${location.hash}`)
    window.location.reload()
  }
  return otherLanguages(language).map((other) => {
    const { name, short } = factsOf(other)
    return {
      name,
      short,
      /** what a link needs to lead there */
      link: {
        href: `${path}${rest ? `${rest}&` : '?'}${languageKey}=${other}${location.hash}`,
        hrefLang: other,
        lang: other,
        onClick: (event: { preventDefault(): void }) => change(event, other),
      },
    }
  })
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
