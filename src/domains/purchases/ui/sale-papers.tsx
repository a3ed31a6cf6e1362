import { useId } from 'react'
import { callApi } from '#client/call.ts'
import { useApiMutation, useChange } from '#client/mutation.ts'
import { DocumentThumb } from '#domains/documents/ui/document-thumb.tsx'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import styles from './own-sale.module.css'
import type { Sale } from './sale.ts'

type Needed = Sale['papers'][number]
const tones = { Missing: 'draft', Sent: 'new', Accepted: 'good', Rejected: 'bad' } as const

interface SalePapersProps {
  sale: Sale
  mayUpload: boolean
  done: () => void
}

/** The papers that the sale needs: how each stands, why it was refused, and the way to send it. */
export function SalePapers({ sale, mayUpload, done }: SalePapersProps) {
  const t = useText('selling')
  const step = useApiMutation('post', '/api/purchases/{key}/steps', { done })
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
              busy={step.busy}
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
  const t = useText('selling')
  const id = useId()
  const known = names.find((one) => one === paper.type)
  const name = known ? t(`own.papers.type.${known}`) : paper.type
  const refused = sale.documents.findLast(({ type, status }) => type === paper.type && status === 'Rejected')
  const upload = useChange(
    async (files: readonly File[]) => {
      for (const file of files) {
        const body = new FormData()
        body.append('File', file)
        const query = { Id: sale.id, Type: paper.type, Spec: 'PaperWork', Owner: 'Purchase' } as const
        await callApi('post', '/documents/upload', { params: { query }, body: body as never })
      }
    },
    { done },
  )
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
          <>
            <label className={styles.pick} htmlFor={id} data-busy={upload.busy}>
              {t(upload.busy ? 'own.papers.sending' : paper.state === 'Sent' ? 'own.papers.more' : 'own.papers.add')}
              <span className="vh"> {name}</span>
            </label>
            <input
              id={id}
              className="vh"
              type="file"
              multiple={paper.type === 'VehicleGrayCard'}
              accept="image/jpeg,image/png,application/pdf"
              disabled={upload.busy}
              onChange={(event) => {
                const files = [...(event.currentTarget.files ?? [])]
                event.currentTarget.value = ''
                if (files.length > 0) void upload.send(files)
              }}
            />
          </>
        )}
      </div>
      {paper.state === 'Rejected' && refused?.comment && <p className={styles.word}>{refused.comment}</p>}
      {upload.error && (
        <p role="alert" className={styles.word}>
          {upload.error.message || t('own.offline')}
        </p>
      )}
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
