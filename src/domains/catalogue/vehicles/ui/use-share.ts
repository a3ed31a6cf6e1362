import { useText } from '#i18n/text.ts'
import vehiclePageTexts from '#texts/vehiclePage'
import { useToast } from '#ui/toast.tsx'

/** Shares the URL of the page with the Web Share API, else copies it and shows a message. */
export function useShare(): (title: string) => Promise<void> {
  const t = useText(vehiclePageTexts)
  const toast = useToast()
  return async (title) => {
    const url = location.href.split('#')[0] ?? location.href
    if (typeof navigator.share === 'function') {
      // cancelling the share dialog rejects too
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      toast.success(t('shared'))
    } catch {
      toast.error(t('shareFailed'))
    }
  }
}
