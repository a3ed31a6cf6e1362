import { type FormEvent, useState } from 'react'
import { callApi } from '#client/call.ts'
import { useApiMutation, useMutation } from '#client/mutation.ts'
import { fetchFile } from '#client/staff/files.ts'
import { documentUri } from '#domains/foundation/documents/ui/document-uri.ts'
import { Facts, Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { momentWords } from '#domains/processes/buying/desk/ui/moments.ts'
import { SignaturePad } from '#domains/processes/buying/desk/ui/signature-pad.tsx'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import staffIntermediationsTexts from '#texts/staffIntermediations'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { FilePick } from '#ui/file-pick.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import { useToast } from '#ui/toast.tsx'
import type { IntermediationRecord } from '../desk/contract.ts'
import styles from './mediation-desk.module.css'

interface WorkProps {
  record: IntermediationRecord
  changed: () => void
}
type Paper = IntermediationRecord['documents'][number]
const tones: Record<Paper['status'], StatusTone> = { None: 'draft', Preview: 'new', Accepted: 'good', Rejected: 'bad', Published: 'good' }
const uploads = ['VehicleGrayCard', 'CustomerCIN', 'CustomerRC', 'VehicleTechnicalVisit', 'VehicleRoadTax', 'VehicleWithdrawal'] as const
const printed = [
  'IntermediationContractIndividual',
  'IntermediationContractGarageOwner',
  'IntermediationCommitmentIndividual',
  'IntermediationCommitmentGarageOwner',
  'IntermediationExpertiseSheet',
  'IntermediationSaleContractIndividual',
  'IntermediationSaleContractGarageOwner',
  'BankTransferCommitment',
  'TransferPV',
  'CustomerCompanyStatus',
  'VehiclePowerOfAttorney',
] as const

/** Files of a consignment with review and upload. */
export function PapersPanel({ record, changed, works }: WorkProps & { works: boolean }) {
  const t = useText(staffIntermediationsTexts)
  return (
    <Panel title={t('papers.title')}>
      {record.documents.length === 0 ? (
        <p className={styles.quiet}>{t('papers.none')}</p>
      ) : (
        <ul className={styles.papers}>
          {record.documents.map((paper) => (
            <PaperLine key={paper.id} paper={paper} works={works} changed={changed} />
          ))}
        </ul>
      )}
      {works && !record.sold && <AddPaper record={record} changed={changed} />}
    </Panel>
  )
}

function usePaperName(): (paper: Pick<Paper, 'type' | 'mimeType' | 'isGenerated'>) => string {
  const t = useText(staffIntermediationsTexts)
  return ({ type, mimeType, isGenerated }) => {
    if (!isGenerated && mimeType === 'image/png' && type.startsWith('IntermediationCommitment')) return t('papers.signature')
    const known = [...uploads, ...printed].find((one) => one === type)
    return known ? t(`papers.type.${known}`) : type
  }
}

function PaperLine({ paper, works, changed }: { paper: Paper; works: boolean; changed: () => void }) {
  const t = useText(staffIntermediationsTexts)
  const format = useFormat()
  const toast = useToast()
  const name = usePaperName()(paper)
  const file = useMutation((show: boolean) => fetchFile(documentUri(paper), `${paper.type}.pdf`, show), {
    onSuccess: (came) => came || toast.error(t('papers.failed')),
  })
  const review = useApiMutation('post', '/documents/{id}/review', {
    onSuccess: changed,
    onError: ({ message }) => toast.error(message || t('papers.failed')),
  })
  return (
    <li>
      <div className={styles.paper}>
        <div>
          <b>{name}</b>
          <span className={styles.quiet}>
            {[paper.language && format.languageName(paper.language), momentWords(paper.created, format)].filter(Boolean).join(' · ')}
          </span>
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
        {works && paper.status === 'Preview' && !paper.isGenerated && (
          <Button
            size="small"
            variant="outline"
            busy={review.isPending}
            aria-label={t('papers.acceptOf', { name })}
            onClick={() => void review.send({ params: { path: { id: paper.id } }, body: { status: 'Accepted' } })}
          >
            {t('papers.accept')}
          </Button>
        )}
      </div>
    </li>
  )
}

function AddPaper({ record, changed }: WorkProps) {
  const t = useText(staffIntermediationsTexts)
  const contract = `IntermediationContract${record.type}` as const
  const types = [...uploads, ...(record.status === 'ContractGenerated' ? [contract] : [])]
  const [type, setType] = useState<(typeof types)[number]>('VehicleGrayCard')
  const upload = useMutation(
    async (file: File) => {
      const body = new FormData()
      body.append('File', file)
      const query = { Id: record.id, Type: type, Spec: 'PaperWork', Owner: 'Intermediation' } as const
      await callApi('post', '/documents/upload', { params: { query }, body: body as never })
    },
    { onSuccess: changed },
  )
  return (
    <div className={styles.add}>
      <SelectField
        label={t('papers.kind')}
        required
        value={type}
        onChange={(event) => setType(types.find((one) => one === event.currentTarget.value) ?? 'VehicleGrayCard')}
      >
        {types.map((one) => (
          <option key={one} value={one}>
            {t(`papers.type.${one}`)}
          </option>
        ))}
      </SelectField>
      <FilePick accept="image/jpeg,image/png,application/pdf" busy={upload.isPending} pick={([file]) => file && void upload.send(file)}>
        {t(upload.isPending ? 'papers.sending' : 'papers.add')}
      </FilePick>
      <FormAlert text={upload.error ? upload.error.message || t('papers.failed') : null} />
    </div>
  )
}

/** Contract signature of the owner on the tablet. */
export function SignPanel({ record, changed }: WorkProps) {
  const t = useText(staffIntermediationsTexts)
  const { firstName, lastName, companyName } = record.seller
  const [again, setAgain] = useState(false)
  if (record.signedBy && !again)
    return (
      <Panel title={t('sign.title')}>
        <p>{t('sign.drawn', { name: record.signedBy })}</p>
        <p>
          <Button size="small" variant="ghost" onClick={() => setAgain(true)}>
            {t('sign.again')}
          </Button>
        </p>
      </Panel>
    )
  return (
    <Panel title={t('sign.title')}>
      <p>{t('sign.text')}</p>
      <SignaturePad
        name={companyName ?? `${firstName} ${lastName}`}
        sign={async (signedBy, png) => {
          try {
            await callApi('put', '/api/staff/intermediations/{id}/signature', {
              params: { path: { id: record.id } },
              body: { signedBy, png },
            })
            setAgain(false)
            changed()
            return null
          } catch (error) {
            return (error instanceof Error && error.message) || t('payout.failed')
          }
        }}
      />
    </Panel>
  )
}

/** Transfer to the owner: one person prepares, another confirms. */
export function PayoutPanel({ record, changed, pays }: WorkProps & { pays: boolean }) {
  const t = useText(staffIntermediationsTexts)
  const format = useFormat()
  const path = { params: { path: { id: record.id } } }
  const [reference, setReference] = useState('')
  const prepare = useApiMutation('post', '/api/staff/intermediations/{id}/payout', { onSuccess: changed })
  const drop = useApiMutation('delete', '/api/staff/intermediations/{id}/payout', { onSuccess: changed })
  const confirm = useApiMutation('post', '/api/staff/intermediations/{id}/payout/confirm', { onSuccess: changed })
  const fault = prepare.error ?? drop.error ?? confirm.error
  const { payout, settlement, transferDue, paid, transferReference } = record
  if (!settlement) return null
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (reference.trim() !== '') void confirm.send({ ...path, body: { transferReference: reference.trim() } })
  }
  return (
    <Panel title={t('payout.title')}>
      <Facts
        list={[
          [t('payout.amount'), format.price(settlement.net), 'total'],
          [t('payout.due'), !paid && transferDue && momentWords(transferDue, format)],
        ]}
      />
      <div className={styles.actions}>
        <FormAlert text={fault ? fault.message || t('payout.failed') : null} />
        {paid && <p>{t('payout.paid', { date: momentWords(paid, format), reference: isolate(transferReference ?? '') })}</p>}
        {payout === 'Due' && !record.bankWireAccount && <p className={styles.quiet}>{t('payout.noBank')}</p>}
        {payout === 'Due' && pays && (
          <Button size="small" busy={prepare.isPending} disabled={!record.bankWireAccount} onClick={() => void prepare.send(path)}>
            {t('payout.prepare')}
          </Button>
        )}
        {payout === 'Prepared' && (
          <p>{record.isPreparedByMe ? t('payout.preparedMine') : t('payout.prepared', { name: record.preparedBy ?? '' })}</p>
        )}
        {payout === 'Prepared' && pays && !record.isPreparedByMe && (
          <form className={styles.form} onSubmit={send}>
            <label>
              {t('payout.reference')}
              <input dir="ltr" maxLength={60} required value={reference} onChange={(event) => setReference(event.currentTarget.value)} />
            </label>
            <Button type="submit" size="small" busy={confirm.isPending}>
              {t('payout.confirm')}
            </Button>
          </form>
        )}
        {payout === 'Prepared' && pays && (
          <Button size="small" variant="ghost" busy={drop.isPending} onClick={() => void drop.send(path)}>
            {t('payout.drop')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
