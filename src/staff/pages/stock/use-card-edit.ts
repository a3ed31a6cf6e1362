import { useEffect, useMemo, useState } from 'react'
import { callApi } from '#client/call.ts'
import type { StockCard, StockFields } from '#domains/catalogue/stock/contract.ts'
import { differences, type FormPart, type StockValues, valuesOf } from '#domains/catalogue/stock/ui/form-values.ts'
import { useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import { useToast } from '#ui/toast.tsx'

/** The form state of a card: base revision, values, and edit conflict. */
export function useCardEdit(card: StockCard, put: (card: StockCard) => void) {
  const t = useText(stockTexts)
  const toast = useToast()
  const [base, setBase] = useState(card)
  const [values, setValues] = useState<StockValues>(() => valuesOf(card.fields))
  const [conflict, setConflict] = useState<StockCard | null>(null)
  const changes = useMemo(() => differences(valuesOf(base.fields), values), [base, values])
  const changed = changes.length > 0

  // a reloaded card fills a pristine form
  if (!changed && base.revision !== card.revision) {
    setBase(card)
    setValues(valuesOf(card.fields))
  }
  useStayWhile(changed)

  function fill(from: StockCard, with_: StockValues = valuesOf(from.fields)): void {
    put(from)
    setBase(from)
    setValues(with_)
    setConflict(null)
  }

  return {
    values,
    change: setValues,
    changed,
    /** the conflicting card and its changed fields */
    conflict: conflict && { card: conflict, fields: differences(valuesOf(base.fields), valuesOf(conflict.fields)) },
    send: (fields: StockFields, signal: AbortSignal) =>
      callApi('put', '/api/staff/vehicles/{id}', { params: { path: { id: card.id } }, body: { revision: base.revision, fields } }, signal),
    fill,
    undo: () => fill(base),
    /** fills the form with the other version and the local changes over it: for review before saving */
    merge: (theirs: StockCard) => fill(theirs, merged(theirs, values, changes)),
    /** loads the conflicting card */
    async showConflict(): Promise<void> {
      const data = await callApi('get', '/api/staff/vehicles/{id}', { params: { path: { id: card.id } } }).catch(() => null)
      if (data) setConflict(data)
      else toast.error(t('failed'))
    },
  }
}

export type CardEdit = ReturnType<typeof useCardEdit>

/** Confirms before the page unloads with unsaved input. */
function useStayWhile(changed: boolean): void {
  useEffect(() => {
    if (!changed) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [changed])
}

function merged(theirs: StockCard, mine: StockValues, changes: readonly FormPart[]): StockValues {
  const base = valuesOf(theirs.fields)
  const texts = { ...base.texts }
  for (const name of Object.keys(texts) as (keyof typeof texts)[]) if (changes.includes(name)) texts[name] = mine.texts[name]
  const ticks = { ...base.ticks }
  for (const name of Object.keys(ticks) as (keyof typeof ticks)[]) if (changes.includes(name)) ticks[name] = mine.ticks[name]
  return {
    texts,
    ticks,
    features: changes.includes('features') ? mine.features : base.features,
  }
}
