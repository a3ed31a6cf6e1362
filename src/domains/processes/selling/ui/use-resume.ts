import { useEffect, useRef } from 'react'
import { callApi } from '#client/call.ts'
import { useMutation } from '#client/mutation.ts'
import { useText } from '#i18n/text.ts'
import sellingTexts from '#texts/selling'
import { useToast } from '#ui/toast.tsx'
import { type RequestDraft, readDraft } from './request-draft.ts'
import type { RequestState } from './use-request.ts'

/** Loads a draft from another device once by its link key. It replaces the device draft, which can be restored. */
export function useResume(key: string | null, { draft, restore }: RequestState, done: (resumed: RequestDraft | null) => void): boolean {
  const t = useText(sellingTexts)
  const toast = useToast()
  const asked = useRef<string | null>(null)
  const { isPending, send } = useMutation(
    (given: string) => callApi('get', '/api/purchases/drafts/{key}', { params: { path: { key: given } } }),
    {
      onSuccess: ({ draftKey, ...content }) => {
        const resumed = readDraft({ key: draftKey, ...content, keptAt: Date.now() }, Date.now())
        restore(resumed)
        const undo = draft.keptAt > 0 && draft.key !== draftKey && { action: { label: t('draft.undo'), run: () => restore(draft) } }
        toast.success(t('other.resumed'), undo || {})
        done(resumed)
      },
      onError: ({ status, message, isMissing }) => {
        toast.error(isMissing || status === 400 ? t('other.gone') : message || t('own.offline'))
        done(null)
      },
    },
  )
  useEffect(() => {
    if (key === null || asked.current === key) return
    asked.current = key
    void send(key)
  })
  return isPending
}
