import { useApiMutation } from '#client/mutation.ts'
import { DocumentThumb } from '#domains/foundation/documents/ui/document-thumb.tsx'
import { useText } from '#i18n/text.ts'
import sellingTexts from '#texts/selling'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import styles from './own-sale.module.css'
import { PaperPick, PaperProgress, usePaperUpload } from './paper-upload.tsx'
import type { Sale } from './sale.ts'

type Needed = Sale['papers'][number]
const tones = { Missing: 'draft', Sent: 'new', Accepted: 'good', Rejected: 'bad' } as const

interface SalePapersProps {
  sale: Sale
  mayUpload: boolean
  done: () => void
}

/** Required documents with state, rejection reason and upload. */
export function SalePapers({ sale, mayUpload, done }: SalePapersProps) {
  const t = useText(sellingTexts)
  const step = useApiMutation('post', '/api/purchases/{key}/steps', { onSuccess: done })
  const maySend = sale.actions.includes('sendDocuments')
  const isWhole = sale.papers.every(({ state }) => state === 'Sent' || state === 'Accepted')
  return (
    <section className={styles.answer}>
      <h3>{t('own.papers.title')}</h3>
      <ul className={styles.papers}>
        {sale.papers.map((paper) => (
          <PaperLine key={paper.type} sale={sale} paper={paper} mayUpload={mayUpload && maySend} done={done} />
        ))}
      </ul>
      {!mayUpload && <p className={styles.small}>{t('own.papers.guest')}</p>}
      {maySend && (
        <>
          <FormAlert text={step.error ? step.error.message || t('own.offline') : null} />
          <p>
            <Button
              busy={step.isPending}
              disabled={!isWhole}
              onClick={() => void step.send({ params: { path: { key: sale.key } }, body: { action: 'sendDocuments' } })}
            >
              {t('own.papers.send')}
            </Button>
          </p>
          {!isWhole && <p className={styles.small}>{t('own.papers.incomplete')}</p>}
        </>
      )}
    </section>
  )
}

function PaperLine({ sale, paper, mayUpload, done }: { sale: Sale; paper: Needed; mayUpload: boolean; done: () => void }) {
  const t = useText(sellingTexts)
  const known = names.find((one) => one === paper.type)
  const name = known ? t(`own.papers.type.${known}`) : paper.type
  const refused = sale.documents.findLast(({ type, status }) => type === paper.type && status === 'Rejected')
  const upload = usePaperUpload({ Id: sale.id, Type: paper.type, Spec: 'PaperWork', Owner: 'Purchase' }, done)
  const pictures = sale.documents.filter(({ type, status, isGenerated }) => type === paper.type && status !== 'Rejected' && !isGenerated)
  const wants = mayUpload && paper.state !== 'Accepted'
  return (
    <li>
      <div className={styles.paper}>
        <span>{name}</span>
        {pictures.map((document) => (
          <DocumentThumb key={document.id} document={document} alt={name} />
        ))}
        <StatusLabel tone={tones[paper.state]} label={t(`own.papers.state.${paper.state}`)} />
        {wants && (
          <PaperPick
            upload={upload}
            name={name}
            label={t(paper.state === 'Sent' ? 'own.papers.more' : 'own.papers.add')}
            multiple={paper.type === 'VehicleGrayCard'}
          />
        )}
      </div>
      {paper.state === 'Rejected' && refused?.comment && <p className={styles.word}>{refused.comment}</p>}
      <PaperProgress upload={upload} name={name} />
    </li>
  )
}
const names = [
  'VehicleGrayCard',
  'CustomerCIN',
  'CustomerRC',
  'CustomerCompanyStatus',
  'VehicleTechnicalVisit',
  'VehicleRoadTax',
  'VehiclePowerOfAttorney',
  'VehicleWithdrawal',
] as const
