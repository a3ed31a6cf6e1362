import { address } from '#client/addresses.ts'
import { callApi } from '#client/call.ts'
import { useMutation } from '#client/mutation.ts'
import { type PageType, previewDays } from '#domains/publishing/content/pages/values.ts'
import { usePage, useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import staffContentTexts from '#texts/staffContent'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'

/** Creates and copies a link to the draft that works without an account; without clipboard access it is shown. */
export function ShareLink({ pageType }: { pageType: PageType }) {
  const t = useText(staffContentTexts)
  const staffText = useText(staffTexts)
  const toast = useToast()
  const { origin, basePath } = usePage()
  const making = useMutation(() => callApi('post', '/api/staff/websitepages/{page}/link', { params: { path: { page: pageType } } }), {
    onError: ({ message }) => toast.error(message || staffText('failed.text')),
    onSuccess: async ({ token }) => {
      const link = origin + basePath.replace(/\/$/, '') + address.preview(token)
      try {
        await navigator.clipboard.writeText(link)
        toast.success(t('share.copied', { days: previewDays }))
      } catch {
        toast.success(t('share.show', { days: previewDays }), { detail: link })
      }
    },
  })
  return (
    <Button variant="ghost" busy={making.isPending} title={t('share.savedFirst')} onClick={() => void making.send()}>
      {t('share.make')}
    </Button>
  )
}
