import { useEffect } from 'react'
import { hasCopy } from '#client/copies.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import siteTexts from '#texts/site'
import { useToast } from '#ui/toast.tsx'

/** Offline, a link opens the cached copy of its page; without one the screen stays and a message says why. Renders nothing. */
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
    // before the handler of the link itself
    document.addEventListener('click', hold, { capture: true })
    return () => document.removeEventListener('click', hold, { capture: true })
  }, [t, toast, language])
  return null
}

/** Neither an anchor on this page nor a phone number. */
function leaves({ href }: HTMLAnchorElement): boolean {
  const to = new URL(href)
  return /^https?:$/.test(to.protocol) && (to.pathname !== location.pathname || to.search !== location.search)
}
