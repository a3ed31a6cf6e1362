import { useState } from 'react'
import type { ApiError } from '#client/api-error.ts'
import { callApi } from '#client/call.ts'
import { printBookingDocumentLimits } from '#client/limits/buying-documents.ts'
import { reviewDocumentLimits } from '#client/limits/documents.ts'
import { useApiMutation } from '#client/mutation.ts'
import { keepPreviousData } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import type { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import { PrintoutList } from '#domains/foundation/documents/ui/printout-list.tsx'
import { usePrintoutName } from '#domains/foundation/documents/ui/printout-name.ts'
import type { BookingPrintout } from '#domains/processes/buying/documents/contract.ts'
import { useText } from '#i18n/text.ts'
import { defaultLanguage, type Language } from '#shared/language.ts'
import documentsTexts from '#texts/documents'
import uiTexts from '#texts/ui'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { LanguageOptions } from '#ui/language-options.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import { Panel } from './facts.tsx'
import styles from './printout-desk.module.css'

const path = '/api/staff/bookings/{id}/papers'

/** Staff work on documents: print in either language, review uploads, view former versions. */
export function PrintoutDesk({ id, stamp }: { id: number; stamp: string }) {
  const t = useText(documentsTexts)
  const ui = useText(uiTexts)
  const toast = useToast()
  const nameOf = usePrintoutName()
  // another status has other documents
  const {
    data: printouts,
    failed,
    refetch,
  } = useQuery({
    queryKey: [path, id, stamp],
    queryFn: ({ signal }) => callApi('get', path, { params: { path: { id } } }, signal),
    placeholderData: keepPreviousData,
  })
  const [type, setType] = useState<BookingPrintout | ''>('')
  const [language, setLanguage] = useState<Language>(defaultLanguage)
  // a document may no longer be printable
  const chosen = printouts?.printable.find((one) => one === type) ?? printouts?.printable[0]
  const form = useForm({
    limits: printBookingDocumentLimits,
    errorMessage: () => t('desk.failed'),
    send: async (_texts, signal) => {
      if (chosen) await callApi('post', path, { params: { path: { id } }, body: { type: chosen, language } }, signal)
    },
    onSuccess: () => {
      if (chosen) toast.success(t('desk.printed', { name: nameOf(chosen) }))
      void refetch()
    },
    onError: ({ message }) => {
      toast.error(message || t('desk.failed'))
      void refetch()
      return true
    },
  })
  if (failed)
    return (
      <Panel title={t('desk.title')}>
        <p role="alert">{t('list.unavailable')}</p>
        <Button variant="outline" size="small" onClick={failed.retry}>
          {ui('retry')}
        </Button>
      </Panel>
    )
  if (!printouts) return null
  return (
    <Panel title={t('desk.title')}>
      {chosen ? (
        <form className={styles.form} {...form.props}>
          <SelectField label={t('desk.type')} required value={chosen} onChange={(event) => setType(event.target.value as BookingPrintout)}>
            {printouts.printable.map((one) => (
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
          <Button type="submit" variant="outline" busy={form.busy}>
            {t('desk.print')}
          </Button>
        </form>
      ) : (
        <p>{t('desk.none')}</p>
      )}
      {printouts.documents.length > 0 && (
        <details className={styles.all} open={printouts.documents.some(({ status }) => status === 'Preview')}>
          <summary>{t('desk.all')}</summary>
          <PrintoutList
            documents={printouts.documents}
            ways={(document) => document.status === 'Preview' && !document.isGenerated && <Review document={document} done={refetch} />}
          />
        </details>
      )}
    </Panel>
  )
}

/** Accepts an upload, or refuses it with a reason for its sender. */
function Review({ document, done }: { document: DocumentInfo; done: () => Promise<unknown> }) {
  const t = useText(documentsTexts)
  const toast = useToast()
  const [isRefused, setRefused] = useState(false)
  const params = { path: { id: document.id } }
  const reviewed = () => {
    toast.success(t('desk.reviewed'))
    void done()
  }
  const failed = ({ message }: ApiError) => {
    toast.error(message || t('desk.failed'))
    void done()
  }
  const accepting = useApiMutation('post', '/documents/{id}/review', { onSuccess: reviewed, onError: failed })
  const form = useForm({
    limits: reviewDocumentLimits,
    required: ['comment'],
    errorMessage: useFieldWords(() => t('desk.reason')),
    send: ({ comment = '' }, signal) =>
      callApi('post', '/documents/{id}/review', { params, body: { status: 'Rejected', comment } }, signal),
    onSuccess: reviewed,
    onError: (error) => {
      if (error.errors.length === 0) failed(error)
      return error.errors.length === 0
    },
  })
  if (isRefused)
    return (
      <form className={styles.reason} {...form.props}>
        <TextField {...form.field('comment')} label={t('desk.reason')} />
        <Button type="submit" size="small" variant="danger" busy={form.busy}>
          {t('desk.send')}
        </Button>
      </form>
    )
  return (
    <>
      <Button
        size="small"
        busy={accepting.isPending}
        onClick={() => void accepting.send({ params, body: { status: 'Accepted', comment: null } })}
      >
        {t('desk.accept')}
      </Button>
      <Button size="small" variant="outline" onClick={() => setRefused(true)}>
        {t('desk.reject')}
      </Button>
    </>
  )
}
