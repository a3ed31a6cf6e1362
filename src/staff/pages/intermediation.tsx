import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { callApi } from '#client/call.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { useNow } from '#client/staff/use-now.ts'
import { WrittenModel } from '#domains/catalogue/stock/ui/written-model.tsx'
import { Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { DueCell } from '#domains/processes/buying/desk/ui/queue-cells.tsx'
import { RecordPlate } from '#domains/processes/buying/desk/ui/record-plate.tsx'
import type { IntermediationRecord } from '#domains/processes/consignment/desk/contract.ts'
import type { IntermediationStaffAction } from '#domains/processes/consignment/status.ts'
import { BankDialog } from '#domains/processes/consignment/ui/bank-dialog.tsx'
import styles from '#domains/processes/consignment/ui/mediation-desk.module.css'
import { MediationStatusLabel } from '#domains/processes/consignment/ui/mediation-status.tsx'
import {
  CarPanel,
  ExpertisePanel,
  HistoryPanel,
  MediationJourney,
  OwnerPanel,
  TermsPanel,
} from '#domains/processes/consignment/ui/record-panels.tsx'
import { StepDialog, serious } from '#domains/processes/consignment/ui/step-dialog.tsx'
import { PapersPanel, PayoutPanel, SignPanel } from '#domains/processes/consignment/ui/work-panels.tsx'
import { UnreadCar } from '#domains/processes/inspection/ui/unread-car.tsx'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import staffIntermediationsTexts from '#texts/staffIntermediations'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { useToast } from '#ui/toast.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import layout from './booking.module.css'

/** One car on consignment: all its data and the available actions. */
export default function IntermediationPage() {
  const t = useText(staffIntermediationsTexts)
  const words = useText(staffTexts)
  const id = Number(useParams().id)
  const { data, error, failed, refetch } = useQuery(
    apiQuery('/api/staff/intermediations/{id}', { params: { path: { id } } }, { refetchInterval: 60_000 }),
  )
  if (data) return <Case key={id} record={data} reload={() => void refetch()} />
  if (error?.isMissing || error?.status === 400)
    return (
      <EmptyState heading="h1" title={t('missing.title')} text={t('missing.text')}>
        <ButtonLink to={staffAddress.intermediations()}>{t('missing.back')}</ButtonLink>
      </EmptyState>
    )
  if (failed) return <Failed heading="h1" title={words('failed.title')} text={words('failed.text')} retry={failed.retry} />
  return <Waiting label={words('loading')} lines={[30, 55, 96, 90, 80]} />
}

function Case({ record, reload }: { record: IntermediationRecord; reload: () => void }) {
  const t = useText(staffIntermediationsTexts)
  const words = useText(staffTexts)
  const toast = useToast()
  const staff = useStaff()
  const now = useNow()
  const [action, setAction] = useState<IntermediationStaffAction | null>(null)
  const [banking, setBanking] = useState(false)
  const { reference, seller, disposedVehicle: car, status } = record
  const step = record.steps.find((one) => one.action === action)
  const changed = () => {
    toast.success(t('done'))
    reload()
  }
  const works = hasRole(staff, 'agent', 'controller', 'manager')
  const mayBank = works && status !== 'Rejected' && status !== 'TransferedToAd' && record.payout !== 'Prepared' && record.payout !== 'Paid'
  const ordered = [...record.steps].sort((a, b) => Number(serious.includes(a.action)) - Number(serious.includes(b.action)))
  return (
    <>
      <title>{words('pageTitle', { page: reference })}</title>
      <header className={styles.head}>
        <nav aria-label={t('crumbs')}>
          <Link to={staffAddress.intermediations()}>{t('title')}</Link>
        </nav>
        <div className={styles.line}>
          <h1>
            <bdi dir="ltr">{reference}</bdi>
          </h1>
          <MediationStatusLabel status={status} />
          <DueCell due={record.due} now={now} />
        </div>
        <div className={styles.line}>
          <b>
            <bdi>{seller.companyName ?? `${seller.firstName} ${seller.lastName}`}</bdi>
          </b>
          <bdi>{[car.title, car.year].filter(Boolean).join(' ')}</bdi>
          <RecordPlate plate={car.registrationNumber} />
        </div>
        <MediationJourney record={record} />
      </header>
      <div className={layout.columns}>
        <div className={layout.main}>
          <WrittenModel vehicle={car} chooses={works && hasRole(staff, 'agent', 'manager')} changed={changed} />
          <UnreadCar
            unread={record.unread}
            enters={works}
            save={(body, signal) =>
              callApi('put', '/api/staff/intermediations/{id}/car', { params: { path: { id: record.id } }, body }, signal)
            }
            changed={changed}
          />
          <PayoutPanel record={record} pays={hasRole(staff, 'controller', 'manager')} changed={changed} />
          <ExpertisePanel record={record} />
          <TermsPanel record={record} />
          {status === 'ContractGenerated' && works && <SignPanel record={record} changed={changed} />}
          <PapersPanel record={record} works={works} changed={reload} />
          <HistoryPanel record={record} />
        </div>
        <div className={layout.side}>
          <Panel title={t('actions')}>
            <div className={styles.actions}>
              {ordered.length === 0 && <p className={styles.quiet}>{t('actionsNone')}</p>}
              {ordered.map(({ action: one, missing }, i) => (
                <StepButton key={one} action={one} missing={missing} isFirst={i === 0} open={setAction} />
              ))}
            </div>
          </Panel>
          <OwnerPanel
            record={record}
            end={
              mayBank && (
                <Button size="small" variant="ghost" onClick={() => setBanking(true)}>
                  {t('bank.change')}
                </Button>
              )
            }
          />
          <CarPanel record={record} />
        </div>
      </div>
      {step && action && (
        <StepDialog
          key={action}
          record={record}
          action={action}
          needsComment={step.needsComment}
          done={changed}
          close={() => setAction(null)}
        />
      )}
      {banking && <BankDialog record={record} done={changed} close={() => setBanking(false)} />}
    </>
  )
}

interface StepButtonProps {
  action: IntermediationStaffAction
  /** why the action is blocked */
  missing: string | null
  isFirst: boolean
  open: (action: IntermediationStaffAction) => void
}

/** A button of an action; a blocked one stays visible with its reason. */
function StepButton({ action, missing, isFirst, open }: StepButtonProps) {
  const t = useText(staffIntermediationsTexts)
  const why = missing === null ? null : (reasons.find((one) => one === missing) ?? 'other')
  return (
    <div>
      <Button
        block
        size="small"
        variant={serious.includes(action) ? 'ghost' : isFirst && why === null ? 'primary' : 'outline'}
        disabled={why !== null}
        aria-describedby={why === null ? undefined : `why-${action}`}
        onClick={() => open(action)}
      >
        {t(`action.${action}`)}
      </Button>
      {why !== null && (
        <p id={`why-${action}`} className={styles.quiet}>
          {t(`missing.${why}`)}
        </p>
      )}
    </div>
  )
}
const reasons = [
  'storageAreaId',
  'expertise',
  'agreed',
  'PapersMissing',
  'modelId',
  'chassisNumber',
  'fuelType',
  'gearType',
  'mileage',
  'NotSigned',
  'CarHeld',
  'account',
] as const
