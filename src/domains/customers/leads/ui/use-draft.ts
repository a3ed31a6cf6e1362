import { useCallback } from 'react'
import { useLocalStorage } from '#client/device.ts'

/** A draft expires after a week. */
const keptFor = 7 * 86_400_000

export const fields = ['firstName', 'lastName', 'phone', 'email', 'topic', 'message'] as const
export type DraftField = (typeof fields)[number]
/** Typed values by field; untouched fields are absent. */
export type Draft = Partial<Record<DraftField, string>>

interface Kept {
  typed: Draft
  keptAt: number
}

/** Stores the draft of a form on the device, so that a sign-in or network error does not lose it. */
export function useDraft(form: string): { draft: Draft; type: (field: DraftField, text: string) => void; forget: () => void } {
  const [kept, change] = useLocalStorage('drafts')
  const draft = readDrafts(kept, Date.now())[form]?.typed ?? {}
  const type = useCallback(
    (field: DraftField, text: string) =>
      change((now) => {
        const drafts = readDrafts(now, Date.now())
        return { ...drafts, [form]: { typed: { ...drafts[form]?.typed, [field]: text }, keptAt: Date.now() } }
      }),
    [change, form],
  )
  const forget = useCallback(
    () =>
      change((now) => {
        const { [form]: _, ...others } = readDrafts(now, Date.now())
        return Object.keys(others).length > 0 ? others : null
      }),
    [change, form],
  )
  return { draft, type, forget }
}

/** Parses the stored drafts; drops expired ones. */
export function readDrafts(stored: unknown, now: number): Record<string, Kept> {
  if (typeof stored !== 'object' || stored === null) return {}
  const drafts: Record<string, Kept> = {}
  for (const [form, kept] of Object.entries(stored)) {
    const { typed, keptAt } = (kept ?? {}) as Partial<Kept>
    if (typeof typed !== 'object' || typed === null || typeof keptAt !== 'number' || now - keptAt > keptFor) continue
    const texts = fields.flatMap((field) => (typeof typed[field] === 'string' ? [[field, typed[field]]] : []))
    drafts[form] = { typed: Object.fromEntries(texts) as Draft, keptAt }
  }
  return drafts
}
