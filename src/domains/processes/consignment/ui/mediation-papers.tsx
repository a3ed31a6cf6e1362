import type { ReactNode } from 'react'
import { callApi } from '#client/call.ts'
import { downloadFile } from '#client/download.ts'
import { useMutation } from '#client/mutation.ts'
import { acceptedFiles, prepareFile } from '#client/prepare-file.ts'
import { documentUri } from '#domains/foundation/documents/ui/document-uri.ts'
import { usePrintoutName } from '#domains/foundation/documents/ui/printout-name.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import intermediationTexts from '#texts/intermediation'
import { Button } from '#ui/button.tsx'
import { FilePick } from '#ui/file-pick.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFileChoice } from '#ui/use-file-choice.ts'
import type { Mediation, MediationProps } from './mediation.ts'
import { contractPapers, isContractSent } from './mediation-state.tsx'
import styles from './own-mediation.module.css'

interface PapersProps extends MediationProps {
  /** uploads need an account */
  mayUpload: boolean
}
type Sent = 'VehicleGrayCard' | 'CustomerCIN' | 'CustomerRC' | `IntermediationContract${Mediation['type']}`

/** Documents required for the contract. */
export function NeededPapers({ mediation, mayUpload, done }: PapersProps) {
  const t = useText(intermediationTexts)
  return (
    <section className={styles.part}>
      <h3>{t('papers.title')}</h3>
      <ul className={styles.papers}>
        {contractPapers(mediation).map(({ type, isThere, refused }) => (
          <li key={type}>
            <span>{t(`papers.${type}`)}</span>
            <StatusLabel
              tone={isThere ? 'good' : refused ? 'bad' : 'draft'}
              label={t(isThere ? 'papers.there' : refused ? 'papers.refused' : 'papers.missing')}
            />
            {mayUpload && (
              <Upload mediation={mediation} type={type} done={done}>
                {t('papers.add')}
                <span className="vh"> {t(`papers.${type}`)}</span>
              </Upload>
            )}
            {!isThere && refused?.comment && <p className={styles.word}>{refused.comment}</p>}
          </li>
        ))}
      </ul>
      {!mayUpload && <p className={styles.small}>{t('papers.guest')}</p>}
    </section>
  )
}

/** Contract, commitments and settlement, with the upload of the signed contract. */
export function MediationPapers({ mediation, mayUpload, done }: PapersProps) {
  const t = useText(intermediationTexts)
  const { longDate, date } = useFormat()
  const printed = mediation.documents.filter(({ isGenerated }) => isGenerated)
  const { status, type, mandateUntil, signed } = mediation
  const contract = `IntermediationContract${type}` as const
  if (mediation.contracted === null) return null
  return (
    <section className={styles.part}>
      <h3>{t('contract.title')}</h3>
      {!mediation.sold && mandateUntil && <p className={styles.small}>{t('contract.until', { date: longDate(mandateUntil) })}</p>}
      {signed && <p className={styles.small}>{t('contract.signed', { date: date(localTime(signed).day) })}</p>}
      <ul className={styles.papers}>
        {printed.map((paper) => (
          <Paper key={paper.id} paper={paper} />
        ))}
      </ul>
      {status === 'ContractGenerated' &&
        mayUpload &&
        (isContractSent(mediation) ? (
          <p role="status">{t('contract.sent')}</p>
        ) : (
          <Upload mediation={mediation} type={contract} done={done}>
            {t('contract.send')}
          </Upload>
        ))}
    </section>
  )
}

function Paper({ paper }: { paper: Mediation['documents'][number] }) {
  const t = useText(intermediationTexts)
  const { languageName } = useFormat()
  const toast = useToast()
  const nameOf = usePrintoutName()
  const name = paper.language
    ? t('contract.name', { name: nameOf(paper.type), language: languageName(paper.language) })
    : nameOf(paper.type)
  const file = useMutation(() => downloadFile({ uri: documentUri(paper), fileName: `${name}.pdf`, size: null }, () => undefined), {
    onSuccess: (came) => came || toast.error(t('contract.failed')),
  })
  return (
    <li>
      <span>{name}</span>
      <Button
        size="small"
        variant="outline"
        busy={file.isPending}
        aria-label={t('contract.openOf', { name })}
        onClick={() => void file.send(undefined)}
      >
        {t('contract.open')}
      </Button>
    </li>
  )
}

interface UploadProps extends MediationProps {
  type: Sent
  children: ReactNode
}

function Upload({ mediation, type, done, children }: UploadProps) {
  const t = useText(intermediationTexts)
  const upload = useMutation(
    async (files: readonly File[]) => {
      for (const file of files) {
        const body = new FormData()
        body.append('File', file)
        const query = { Id: mediation.id, Type: type, Spec: 'PaperWork', Owner: 'Intermediation' } as const
        await callApi('post', '/documents/upload', { params: { query }, body: body as never })
      }
    },
    { onSuccess: done },
  )
  const choice = useFileChoice((file) => prepareFile(file, 'photoOrPdf'), upload.send)
  const choose = (files: readonly File[]) => {
    upload.reset()
    void choice.choose(files)
  }
  const said = choice.fault ?? (upload.error && (upload.error.message || t('offline')))
  return (
    <>
      <FilePick
        accept={acceptedFiles.photoOrPdf}
        multiple={type === 'VehicleGrayCard'}
        busy={upload.isPending}
        reading={choice.isReading}
        pick={choose}
      >
        {upload.isPending || choice.isReading ? t('papers.sending') : children}
      </FilePick>
      {said && (
        <p role="alert" className={styles.word}>
          {said}
        </p>
      )}
    </>
  )
}
