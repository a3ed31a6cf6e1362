import { useEffect } from 'react'
import { hasCopy } from '#client/copies.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import siteTexts from '#texts/site'
import { useToast } from '#ui/toast.tsx'

/**
 * Without a network a link leads to what the device keeps a copy of; else what is on the screen stays, and it is said why. Shows nothing
 * itself.
 */
export function StayOffline() {
  const t = useText(siteTexts)
  const language = useLanguage()
  const toast = useToast()
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      if (navigator.onLine) return
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || !leaves(link)) return
      event.preventDefault()
      event.stopPropagation()
      void hasCopy(link.href, language).then((has) => (has ? location.assign(link.href) : toast.error(t('offline.stay'))))
    }
    // before the link itself hears of it
    document.addEventListener('click', hold, { capture: true })
    return () => document.removeEventListener('click', hold, { capture: true })
  }, [t, toast, language])
  return null
}

/** Not a place on this page, nor a number to call. */
function leaves({ href }: HTMLAnchorElement): boolean {
  const to = new URL(href)
  return /^https?:$/.test(to.protocol) && (to.pathname !== location.pathname || to.search !== location.search)
}
