import { useState } from 'react'
import { useApiMutation, useChange } from '#client/mutation.ts'
import { fetchFile } from '#client/staff/files.ts'
import { Panel } from '#domains/sales-desk/ui/facts.tsx'
import { momentWords } from '#domains/sales-desk/ui/moments.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import { useToast } from '#ui/toast.tsx'
import type { PurchaseRecord } from '../contract.ts'
import styles from './purchase-desk.module.css'

type Paper = PurchaseRecord['documents'][number]

const tones: Record<Paper['status'], StatusTone> = { None: 'draft', Preview: 'new', Accepted: 'good', Rejected: 'bad', Published: 'good' }
const stateTones = { Missing: 'draft', Sent: 'new', Accepted: 'good', Rejected: 'bad' } as const

interface PapersPanelProps {
  record: PurchaseRecord
  /** whether this person judges papers */
  judges: boolean
  changed: () => void
}

/** The papers that the request needs with how each stands, then every file: opened, accepted, refused one by one. */
export function PapersPanel({ record, judges, changed }: PapersPanelProps) {
  const t = useText('staffPurchases')
  const name = usePaperName()
  return (
    <Panel title={t('papers.title')}>
      <ul className={styles.needed}>
        {record.papers.map(({ type, state }) => (
          <li key={type}>
            <span>{name(type)}</span>
            <StatusLabel tone={stateTones[state]} label={t(`papers.state.${state}`)} />
          </li>
        ))}
      </ul>
      {record.documents.length === 0 ? (
        <p className={styles.quiet}>{t('papers.none')}</p>
      ) : (
        <ul className={styles.papers}>
          {record.documents.map((paper) => (
            <PaperLine key={paper.id} paper={paper} judges={judges} changed={changed} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** What a paper is called; one that this screen does not know by its type. */
function usePaperName(): (type: string) => string {
  const t = useText('staffPurchases')
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
  'QuotationSheet',
  'TradeInVoucher',
  'PurchaseVoucher',
  'PurchaseInvoice',
  'BankTransferCommitment',
] as const

function PaperLine({ paper, judges, changed }: { paper: Paper; judges: boolean; changed: () => void }) {
  const t = useText('staffPurchases')
  const format = useFormat()
  const toast = useToast()
  const name = usePaperName()(paper.type)
  const [refusing, setRefusing] = useState(false)
  const [why, setWhy] = useState('')
  const file = useChange((show: boolean) => fetchFile(`/documents/download/${paper.type}/${paper.id}`, `${paper.type}.pdf`, show), {
    done: (came) => came || toast.error(t('papers.failed')),
  })
  const review = useApiMutation('post', '/documents/{id}/review', {
    done: () => {
      setRefusing(false)
      changed()
    },
    failed: ({ message }) => toast.error(message || t('papers.failed')),
  })
  const judge = (status: 'Accepted' | 'Rejected') =>
    void review.send({ params: { path: { id: paper.id } }, body: { status, ...(status === 'Rejected' && { comment: why.trim() }) } })
  const waits = judges && paper.status === 'Preview' && !paper.isGenerated
  return (
    <li>
      <div className={styles.paper}>
        <div>
          <b>{name}</b>
          <span className={styles.quiet}>
            {[paper.language && format.languageName(paper.language), momentWords(paper.created, format)].filter(Boolean).join(' · ')}
          </span>
          {paper.comment && <span className={styles.quiet}>{paper.comment}</span>}
        </div>
        <StatusLabel tone={tones[paper.status]} label={t(`papers.status.${paper.status}`)} />
        <Button
          size="small"
          variant="ghost"
          busy={file.busy}
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
              busy={review.busy}
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
        <form
          className={styles.refusal}
          onSubmit={(event) => {
            event.preventDefault()
            if (why.trim() !== '') judge('Rejected')
          }}
        >
          <input
            aria-label={t('papers.why')}
            placeholder={t('papers.why')}
            maxLength={1000}
            required
            value={why}
            onChange={(event) => setWhy(event.currentTarget.value)}
          />
          <Button type="submit" size="small" variant="danger" busy={review.busy}>
            {t('papers.refuse')}
          </Button>
        </form>
      )}
    </li>
  )
}
