import { useMutation } from '#client/mutation.ts'
import { fetchFile } from '#client/staff/files.ts'
import { hasOwnNumber } from '#domains/foundation/documents/rules.ts'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Button } from '#ui/button.tsx'
import { Drawing } from '#ui/icon.tsx'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import { useToast } from '#ui/toast.tsx'
import type { BookingRecord } from '../contract.ts'
import styles from './documents-panel.module.css'
import { Panel } from './facts.tsx'
import { momentWords } from './moments.ts'

type RecordDocument = BookingRecord['documents'][number]

const sheet = 'M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7Z M14 2v4a2 2 0 0 0 2 2h4 M10 9H8 M16 13H8 M16 17H8'
const tones: Record<RecordDocument['status'], StatusTone> = {
  None: 'draft',
  Preview: 'new',
  Accepted: 'running',
  Rejected: 'bad',
  Published: 'good',
}
const named = [
  'BookingSimulation',
  'SaleProforma',
  'PurchaseOrder',
  'PurchaseInvoice',
  'DeliveryForm',
  'DeliveryVoucher',
  'CreditNote',
  'SaleRecoveryRequest',
  'SaleRecoveryExpertiseSheet',
  'SaleRecoveryVoucher',
  'ReleaseVoucher',
  'QualityControlSheet',
  'VehicleInfoSheet',
  'VehicleWarranty',
] as const

/** The signature is stored as a PNG among the documents. */
const isPicture = ({ fileName }: RecordDocument) => fileName.endsWith('.png')

/** Documents of a record by number: newest version, with former ones collapsed. */
export function DocumentsPanel({ documents }: { documents: readonly RecordDocument[] }) {
  const t = useText(bookingCaseTexts)
  if (documents.length === 0)
    return (
      <Panel title={t('documents.title')}>
        <p>
          {t('documents.none')}. {t('documents.noneText')}
        </p>
      </Panel>
    )
  const groups = Object.values(
    Object.groupBy(documents, (document) =>
      isPicture(document) ? 'signature' : `${document.type} ${document.reference} ${document.language}`,
    ),
  )
    .map((group) => [...(group ?? [])].sort((a, b) => b.version - a.version))
    .sort((a, b) => (b[0]?.created ?? '').localeCompare(a[0]?.created ?? ''))
  return (
    <Panel title={t('documents.title')}>
      <ul className={styles.list}>
        {groups.map(([newest, ...former]) =>
          newest ? (
            <li key={newest.id}>
              <DocumentLine document={newest} />
              {former.length > 0 && (
                <details className={styles.former}>
                  <summary>{t('documents.former', { count: former.length })}</summary>
                  <ul>
                    {former.map((document) => (
                      <li key={document.id}>
                        <DocumentLine document={document} />
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ) : null,
        )}
      </ul>
    </Panel>
  )
}

function DocumentLine({ document }: { document: RecordDocument }) {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  const toast = useToast()
  const { isPending, send } = useMutation((show: boolean) => fetchFile(document.uri, document.fileName, show), {
    onSuccess: (came) => came || toast.error(t('documents.failed')),
  })
  const known = named.find((type) => type === document.type)
  const name = isPicture(document) ? t('documents.signature') : known ? t(`documents.type.${known}`) : document.fileName
  const what = [
    known && hasOwnNumber(known) && document.reference && isolate(document.reference),
    document.language && t('documents.language', { language: format.languageName(document.language) }),
    !isPicture(document) && t('documents.version', { version: format.number(document.version) }),
  ].filter(Boolean)
  const said = [name, ...what].join(t('documents.comma'))

  return (
    <div className={styles.line}>
      <Drawing path={sheet} size={20} />
      <div className={styles.words}>
        <b>{name}</b>
        <span>{[...what, momentWords(document.created, format)].join(t('documents.comma'))}</span>
      </div>
      {document.superseded ? (
        <StatusLabel tone="draft" label={t('documents.superseded')} />
      ) : (
        <StatusLabel tone={tones[document.status]} label={t(`documents.status.${document.status}`)} />
      )}
      <span className={styles.ways}>
        <Button
          size="small"
          variant="ghost"
          busy={isPending}
          aria-label={t('documents.openOf', { name: said })}
          onClick={() => void send(true)}
        >
          {t('documents.open')}
        </Button>
        <Button
          size="small"
          variant="outline"
          busy={isPending}
          aria-label={t('documents.downloadOf', { name: said })}
          onClick={() => void send(false)}
        >
          {t('documents.download')}
        </Button>
      </span>
    </div>
  )
}
