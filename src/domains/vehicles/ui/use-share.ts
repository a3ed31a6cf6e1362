import { useText } from '#i18n/text.ts'
import vehiclesTexts from '#texts/vehicles'
import { useToast } from '#ui/toast.tsx'

/** Shares the address of the page through the device's own sheet, else copies it and says so. */
export function useShare(): (title: string) => Promise<void> {
  const t = useText(vehiclesTexts)
  const toast = useToast()
  return async (title) => {
    const url = location.href.split('#')[0] ?? location.href
    if (typeof navigator.share === 'function') {
      // closing the sheet without a choice rejects too: nothing to say then
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      toast.success(t('page.shared'))
    } catch {
      toast.error(t('page.shareFailed'))
    }
  }
}
