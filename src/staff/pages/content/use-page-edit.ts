import { useCallback, useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { useLocalStorage } from '#client/device.ts'
import { useMutation } from '#client/mutation.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import type { PageDesk, PageDraft, WebsitePage } from '#domains/publishing/content/pages/contract.ts'
import { gapsOf, keptOf } from '#domains/publishing/content/pages/rules.ts'
import type { PageType } from '#domains/publishing/content/pages/values.ts'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import staffContentTexts from '#texts/staffContent'
import { useToast } from '#ui/toast.tsx'
import { draftOf, type EditedPage, editedOf, isSame } from './page-draft.ts'

/** Unsaved input of a page on this device; `base`: id of the draft that it is based on. */
interface KeptEdit {
  page: PageDraft
  base: number | null
}

/** Validates stored input: an older version may have written another shape. */
function readKept(value: unknown, pageType: PageType): KeptEdit | null {
  const kept = (value as Record<string, KeptEdit> | null)?.[pageType]
  return Array.isArray(kept?.page?.pageSections) ? kept : null
}

export function usePageDesk(pageType: PageType) {
  return useQuery(apiQuery('/api/staff/websitepages/{page}', { params: { path: { page: pageType } } }))
}

/** The editing state of a page: input is stored on the device until it is saved. */
export function usePageEdit(pageType: PageType, desk: PageDesk, put: (desk: PageDesk) => void, refetch: () => Promise<PageDesk | null>) {
  const t = useText(staffContentTexts)
  const staffText = useText(staffTexts)
  const toast = useToast()
  const [value, keep] = useLocalStorage('staff.pages')
  const [start] = useState(() => readKept(value, pageType))
  const [page, setPage] = useState(() => editedOf(start?.page ?? desk.draft ?? desk.published))
  const latest = useRef(page)
  const base = useRef(start ? start.base : (desk.draft?.id ?? null))
  const [theirs, setTheirs] = useState<PageDesk | null>(null)
  const path = { page: pageType }

  const forget = useCallback(
    (kept: KeptEdit | null) =>
      keep((now) => {
        const { [pageType]: _before, ...rest } = (now ?? {}) as Record<string, KeptEdit>
        return kept ? { ...rest, [pageType]: kept } : rest
      }),
    [keep, pageType],
  )
  function change(step: (now: EditedPage) => EditedPage): void {
    latest.current = step(latest.current)
    setPage(latest.current)
    forget({ page: draftOf(latest.current), base: base.current })
  }
  function replace(step: () => void, words: string): void {
    const before = latest.current
    step()
    toast.success(words, { action: { label: t('undo'), run: () => change(() => before) } })
  }
  function takeKept(from: PageDesk): void {
    latest.current = editedOf(from.draft ?? from.published)
    setPage(latest.current)
    took(from, latest.current)
  }
  function took(next: PageDesk, sent: EditedPage | null): void {
    base.current = next.draft?.id ?? null
    setTheirs(null)
    put(next)
    // input typed during the request remains unsaved
    const isMore = sent !== null && !isSame(sent, latest.current)
    forget(isMore ? { page: draftOf(latest.current), base: base.current } : null)
  }
  async function save(): Promise<PageDesk> {
    const sent = latest.current
    const next = await callApi('put', '/api/staff/websitepages/{page}/draft', {
      params: { path },
      body: { page: draftOf(sent), draft: base.current },
    })
    took(next, sent)
    return next
  }
  const failed = async ({ code, message }: { code: string; message: string }) => {
    if (code === 'EditConflict') setTheirs(await refetch())
    else toast.error(message || staffText('failed.text'))
  }
  const saving = useMutation(save, { onError: (error) => void failed(error), onSuccess: () => toast.success(t('saved')) })
  const publishing = useMutation(
    async () => {
      const saved = isClean && desk.draft ? desk : await save()
      const draft = saved.draft?.id ?? null
      took(await callApi('post', '/api/staff/websitepages/{page}/publish', { params: { path }, body: { draft } }), latest.current)
    },
    { onError: (error) => void failed(error), onSuccess: () => toast.success(t('publishedNow')) },
  )
  const kept = desk.draft ?? desk.published
  const isClean = kept !== null && isSame(page, editedOf(kept))
  return {
    pageType,
    page,
    change,
    theirs,
    isClean,
    wasKept: start !== null,
    gaps: gapsOf(keptOf(draftOf(page))),
    busy: saving.isPending || publishing.isPending,
    save: () => void saving.send(),
    publish: () => void publishing.send(),
    /** saves the own text over that of the other user */
    keepMine() {
      base.current = theirs?.draft?.id ?? null
      setTheirs(null)
      void saving.send()
    },
    /** discards the input for the stored draft */
    takeKept: (from: PageDesk = desk) => replace(() => takeKept(from), t('discarded')),
    /** replaces the input with a former published version */
    restore: (version: WebsitePage) => replace(() => change(() => editedOf(version)), t('restored')),
  }
}

export type PageEdit = ReturnType<typeof usePageEdit>
