import { useState } from 'react'
import { useApiMutation, useMutation } from '#client/mutation.ts'
import { fetchFile } from '#client/staff/files.ts'
import { DocumentThumb } from '#domains/foundation/documents/ui/document-thumb.tsx'
import { documentUri } from '#domains/foundation/documents/ui/document-uri.ts'
import { Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { momentWords } from '#domains/processes/buying/desk/ui/moments.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import type { Language } from '#shared/language.ts'
import staffPurchasesTexts from '#texts/staffPurchases'
import { Button } from '#ui/button.tsx'
import { SelectField, TextAreaField } from '#ui/field.tsx'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import { useToast } from '#ui/toast.tsx'
import type { PurchaseRecord } from '../desk/contract.ts'
import styles from './purchase-desk.module.css'

type Paper = PurchaseRecord['documents'][number]

const tones: Record<Paper['status'], StatusTone> = { None: 'draft', Preview: 'new', Accepted: 'good', Rejected: 'bad', Published: 'good' }
const stateTones = { Missing: 'draft', Sent: 'new', Accepted: 'good', Rejected: 'bad' } as const

interface PapersPanelProps {
  record: PurchaseRecord
  /** right to review documents */
  judges: boolean
  changed: () => void
}

/** Missing documents, then every file with its review actions. */
export function PapersPanel({ record, judges, changed }: PapersPanelProps) {
  const t = useText(staffPurchasesTexts)
  const name = usePaperName()
  // generated documents have their own panel
  const sent = record.documents.filter(({ isGenerated }) => !isGenerated)
  const open = record.papers.filter(({ state }) => state === 'Missing' || state === 'Rejected')
  return (
    <Panel title={t('papers.title')}>
      {open.length > 0 && (
        <ul className={styles.needed}>
          {open.map(({ type, state }) => (
            <li key={type}>
              <span>{name(type)}</span>
              <StatusLabel tone={stateTones[state]} label={t(`papers.state.${state}`)} />
            </li>
          ))}
        </ul>
      )}
      {sent.length === 0 ? (
        <p className={styles.quiet}>{t('papers.none')}</p>
      ) : (
        <ul className={styles.papers}>
          {sent.map((paper) => (
            <PaperLine key={paper.id} paper={paper} judges={judges} language={record.language} changed={changed} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Returns the name of a document; an unknown one is named by its type. */
function usePaperName(): (type: string) => string {
  const t = useText(staffPurchasesTexts)
  return (type) => {
    const known = paperNames.find((one) => one === type)
    return known ? t(`papers.type.${known}`) : type
  }
}
const paperNames = [
  'VehicleGrayCard',
  'CustomerCIN',
  'CustomerRC',
  'CustomerCompanyStatus',
  'CustomerCompanyWithdrawal',
  'VehicleTechnicalVisit',
  'VehicleRoadTax',
  'VehiclePowerOfAttorney',
  'VehicleWithdrawal',
  'TransferPV',
  'VehicleCheckPartImage',
] as const

interface PaperLineProps {
  paper: Paper
  judges: boolean
  /** language of the owner */
  language: Language
  changed: () => void
}

function PaperLine({ paper, judges, language, changed }: PaperLineProps) {
  const t = useText(staffPurchasesTexts)
  const format = useFormat()
  const toast = useToast()
  const face = paper.spec === 'Front' || paper.spec === 'Back' ? paper.spec : null
  const type = usePaperName()(paper.type)
  const name = face === null ? type : t(`papers.face.${face}`, { name: type })
  const [refusing, setRefusing] = useState(false)
  const file = useMutation((show: boolean) => fetchFile(documentUri(paper), `${paper.type}.pdf`, show), {
    onSuccess: (came) => came || toast.error(t('papers.failed')),
  })
  const review = useApiMutation('post', '/documents/{id}/review', {
    onSuccess: () => {
      setRefusing(false)
      changed()
    },
    onError: ({ message }) => toast.error(message || t('papers.failed')),
  })
  const judge = (status: 'Accepted' | 'Rejected', comment?: string) =>
    void review.send({ params: { path: { id: paper.id } }, body: { status, ...(comment && { comment }) } })
  const waits = judges && paper.status === 'Preview'
  return (
    <li>
      <div className={styles.paper}>
        <DocumentThumb document={paper} alt={name} />
        <div>
          <b>{name}</b>
          <span className={styles.quiet}>{momentWords(paper.created, format)}</span>
          {paper.comment && <span className={styles.quiet}>{paper.comment}</span>}
        </div>
        <StatusLabel tone={tones[paper.status]} label={t(`papers.status.${paper.status}`)} />
        <Button
          size="small"
          variant="ghost"
          busy={file.isPending}
          aria-label={t('papers.openOf', { name })}
          onClick={() => void file.send(true)}
        >
          {t('papers.open')}
        </Button>
        {waits && (
          <>
            <Button
              size="small"
              variant="outline"
              busy={review.isPending}
              aria-label={t('papers.acceptOf', { name })}
              onClick={() => judge('Accepted')}
            >
              {t('papers.accept')}
            </Button>
            <Button
              size="small"
              variant="ghost"
              aria-expanded={refusing}
              aria-label={t('papers.refuseOf', { name })}
              onClick={() => setRefusing(!refusing)}
            >
              {t('papers.refuse')}
            </Button>
          </>
        )}
      </div>
      {waits && refusing && (
        <Refusal language={language} busy={review.isPending} name={name} refuse={(comment) => judge('Rejected', comment)} />
      )}
    </li>
  )
}

/** Common reasons of a rejection; each has an editable text. */
const whys = ['unreadable', 'incomplete', 'expired', 'other'] as const

interface RefusalProps {
  name: string
  language: Language
  busy: boolean
  refuse: (comment: string) => void
}

/** Rejection with its reason and the text for the owner. */
function Refusal({ name, language, busy, refuse }: RefusalProps) {
  const t = useText(staffPurchasesTexts)
  const own = useLanguage()
  const { languageName } = useFormat()
  const [why, setWhy] = useState('')
  return (
    <form
      className={styles.refusal}
      aria-label={t('papers.refuseOf', { name })}
      onSubmit={(event) => {
        event.preventDefault()
        if (why.trim() !== '') refuse(why.trim())
      }}
    >
      <SelectField
        label={t('papers.kind')}
        defaultValue=""
        onChange={({ currentTarget }) => {
          const kind = whys.find((one) => one === currentTarget.value)
          // the prepared text is in the staff language only
          if (kind && kind !== 'other' && language === own) setWhy(t(`papers.say.${kind}`, { name }))
        }}
      >
        <option value="">{t('form.choose')}</option>
        {whys.map((kind) => (
          <option key={kind} value={kind}>
            {t(`papers.whys.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('papers.why')}
        hint={t('papers.readsIn', { language: languageName(language) })}
        rows={2}
        maxLength={1000}
        required
        dir="auto"
        value={why}
        onChange={(event) => setWhy(event.currentTarget.value)}
      />
      <Button type="submit" size="small" variant="danger" busy={busy}>
        {t('papers.refuse')}
      </Button>
    </form>
  )
}
