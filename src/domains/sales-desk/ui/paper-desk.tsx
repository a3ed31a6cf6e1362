import { type FormEvent, useState } from 'react'
import { useApi } from '#client/api.ts'
import { callApi } from '#client/call.ts'
import { useQueryOf } from '#client/query/query.ts'
import { useText } from '#i18n/text.ts'
import { defaultLanguage, type Language } from '#shared/language.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { LanguageOptions } from '#ui/language-options.tsx'
import { useToast } from '#ui/toast.tsx'
import type { BookingPaper } from '../../booking-documents/contract.ts'
import type { Document } from '../../documents/contract.ts'
import { PaperList } from '../../documents/ui/paper-list.tsx'
import { usePaperName } from '../../documents/ui/paper-name.ts'
import { Panel } from './facts.tsx'
import styles from './paper-desk.module.css'

const path = '/api/staff/bookings/{id}/papers'

/** What the staff do with papers: print one in either language, accept or refuse what was sent in, look at former versions. */
export function PaperDesk({ id, stamp }: { id: number; stamp: string }) {
  const t = useText('documents')
  const api = useApi()
  const toast = useToast()
  const nameOf = usePaperName()
  // another status brings other papers
  const { data: papers, refetch } = useQueryOf([path, id, stamp], (signal) => callApi('get', path, { params: { path: { id } } }, signal), {
    keepsPrevious: true,
  })
  const [type, setType] = useState<BookingPaper | ''>('')
  const [language, setLanguage] = useState<Language>(defaultLanguage)
  const [busy, setBusy] = useState(false)

  if (!papers) return null
  const chosen = type || papers.printable[0]

  async function print(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!chosen) return
    setBusy(true)
    try {
      const { data } = await api.POST('/api/staff/bookings/{id}/papers', { params: { path: { id } }, body: { type: chosen, language } })
      if (data) toast.success(t('desk.printed', { name: nameOf(chosen) }))
      else toast.error(t('desk.failed'))
      await refetch()
    } catch {
      toast.error(t('desk.failed'))
    }
    setBusy(false)
  }
  return (
    <Panel title={t('desk.title')}>
      {chosen ? (
        <form className={styles.form} onSubmit={(event) => void print(event)}>
          <SelectField label={t('desk.type')} required value={chosen} onChange={(event) => setType(event.target.value as BookingPaper)}>
            {papers.printable.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('desk.language')}
            required
            value={language}
            onChange={(event) => setLanguage(event.target.value as Language)}
          >
            <LanguageOptions />
          </SelectField>
          <Button type="submit" variant="outline" busy={busy}>
            {t('desk.print')}
          </Button>
        </form>
      ) : (
        <p>{t('desk.none')}</p>
      )}
      {papers.documents.length > 0 && (
        <details className={styles.all} open={papers.documents.some(({ status }) => status === 'Preview')}>
          <summary>{t('desk.all')}</summary>
          <PaperList
            documents={papers.documents}
            ways={(document) => document.status === 'Preview' && !document.isGenerated && <Review document={document} done={refetch} />}
          />
        </details>
      )}
    </Panel>
  )
}

/** To accept what was sent in, or to refuse it with a reason that its sender reads. */
function Review({ document, done }: { document: Document; done: () => Promise<unknown> }) {
  const t = useText('documents')
  const api = useApi()
  const toast = useToast()
  const [comment, setComment] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function review(status: 'Accepted' | 'Rejected'): Promise<void> {
    setBusy(true)
    try {
      const { error } = await api.POST('/documents/{id}/review', { params: { path: { id: document.id } }, body: { status, comment } })
      if (error) toast.error(error.message)
      else toast.success(t('desk.reviewed'))
      await done()
    } catch {
      toast.error(t('desk.failed'))
    }
    setBusy(false)
  }
  if (comment !== null)
    return (
      <form
        className={styles.reason}
        onSubmit={(event) => {
          event.preventDefault()
          void review('Rejected')
        }}
      >
        <TextField
          label={t('desk.reason')}
          required
          maxLength={1000}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <Button type="submit" size="small" variant="danger" busy={busy}>
          {t('desk.send')}
        </Button>
      </form>
    )
  return (
    <>
      <Button size="small" busy={busy} onClick={() => void review('Accepted')}>
        {t('desk.accept')}
      </Button>
      <Button size="small" variant="outline" onClick={() => setComment('')}>
        {t('desk.reject')}
      </Button>
    </>
  )
}
