import { useId, useRef, useState } from 'react'
import { useApiMutation } from '#client/mutation.ts'
import { type UploadPlace, uploadInParts } from '#client/upload-in-parts.ts'
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

/** Sends files of one paper, one after the other: how much has gone, a way to stop, and what is left to be sent again. */
export function usePaperUpload(place: UploadPlace, done: () => void) {
  const [part, setPart] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [left, setLeft] = useState<readonly File[]>([])
  const stopping = useRef<AbortController>(null)
  async function send(files: readonly File[]): Promise<void> {
    const stop = new AbortController()
    stopping.current = stop
    setFault(null)
    for (const [sent, file] of files.entries()) {
      setPart(sent / files.length)
      const told = (share: number) => setPart((sent + share) / files.length)
      const { error } = await uploadInParts(place, file, told, stop.signal)
      if (error === undefined) continue
      // what was refused is refused again, and who stopped it meant to; what was cut off may go once more
      setLeft(error === null && !stop.signal.aborted ? files.slice(sent) : [])
      if (!stop.signal.aborted) setFault(error?.message ?? '')
      break
    }
    setPart(null)
    done()
  }
  return { part: part ?? 0, busy: part !== null, fault, left, send, stop: () => stopping.current?.abort() }
}

function PaperLine({ sale, paper, mayUpload, done }: { sale: Sale; paper: Needed; mayUpload: boolean; done: () => void }) {
  const t = useText('selling')
  const id = useId()
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
      {upload.busy && (
        <div className={styles.upload}>
          <progress max={1} value={upload.part} aria-label={t('own.papers.progress', { name })} />
          <Button size="small" variant="ghost" onClick={upload.stop}>
            {t('own.papers.stop')}
          </Button>
        </div>
      )}
      {upload.fault !== null && (
        <p role="alert" className={styles.word}>
          {upload.fault || t('own.offline')}{' '}
          {upload.left.length > 0 && (
            <Button size="small" variant="ghost" onClick={() => void upload.send(upload.left)}>
              {t('own.papers.again')}
            </Button>
          )}
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
