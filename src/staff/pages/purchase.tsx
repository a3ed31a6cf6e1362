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
import { UnreadCar } from '#domains/processes/inspection/ui/unread-car.tsx'
import type { PurchaseRecord } from '#domains/processes/selling/desk/contract.ts'
import { beforePurchaseBill, beforeVisit, type PurchaseStaffAction } from '#domains/processes/selling/status.ts'
import { BankDialog } from '#domains/processes/selling/ui/bank-dialog.tsx'
import { CardCheck } from '#domains/processes/selling/ui/card-check.tsx'
import { CommentsPanel } from '#domains/processes/selling/ui/comments-panel.tsx'
import { PapersPanel } from '#domains/processes/selling/ui/papers-panel.tsx'
import { PrintPanel } from '#domains/processes/selling/ui/print-panel.tsx'
import styles from '#domains/processes/selling/ui/purchase-desk.module.css'
import { PurchaseStatusLabel } from '#domains/processes/selling/ui/purchase-status.tsx'
import { CarPanel, HistoryPanel, OffersPanel, PurchaseJourney, SellerPanel } from '#domains/processes/selling/ui/record-panels.tsx'
import { StepDialog } from '#domains/processes/selling/ui/step-dialog.tsx'
import { TradeInPanel } from '#domains/processes/selling/ui/trade-in-panel.tsx'
import { TransferPanel } from '#domains/processes/selling/ui/transfer-panel.tsx'
import { VisitPanel } from '#domains/processes/selling/ui/visit-panel.tsx'
import { useText } from '#i18n/text.ts'
import { phoneHref, spacedPhone } from '#shared/phone.ts'
import staffTexts from '#texts/staff'
import staffPurchasesTexts from '#texts/staffPurchases'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { useToast } from '#ui/toast.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import layout from './booking.module.css'

/** One request to sell or trade in: all its data and the available actions. */
export default function PurchasePage() {
  const t = useText(staffPurchasesTexts)
  const words = useText(staffTexts)
  const id = Number(useParams().id)
  const { data, error, failed, refetch } = useQuery(
    apiQuery('/api/staff/purchases/{id}', { params: { path: { id } } }, { refetchInterval: 60_000 }),
  )
  if (data) return <Case key={id} record={data} reload={() => void refetch()} />
  if (error?.isMissing || error?.status === 400)
    return (
      <EmptyState heading="h1" title={t('missing.title')} text={t('missing.text')}>
        <ButtonLink to={staffAddress.purchases()}>{t('missing.back')}</ButtonLink>
      </EmptyState>
    )
  if (failed) return <Failed heading="h1" title={words('failed.title')} text={words('failed.text')} retry={failed.retry} />
  return <Waiting label={words('loading')} lines={[30, 55, 96, 90, 80]} />
}

/** Actions that end or refuse: listed below the others. */
const serious: readonly PurchaseStaffAction[] = [
  'reject',
  'rejectQuotation',
  'rejectDocuments',
  'notConform',
  'decline',
  'cancel',
  'deactivate',
]

function Case({ record, reload }: { record: PurchaseRecord; reload: () => void }) {
  const t = useText(staffPurchasesTexts)
  const words = useText(staffTexts)
  const toast = useToast()
  const staff = useStaff()
  const now = useNow()
  const [action, setAction] = useState<PurchaseStaffAction | null>(null)
  const [banking, setBanking] = useState(false)
  const { reference, seller, disposedVehicle: car } = record
  const step = record.steps.find((one) => one.action === action)
  const changed = () => {
    toast.success(t('done'))
    reload()
  }
  const forward = record.steps.filter((one) => !serious.includes(one.action) && one.action !== 'pay')
  const sheet = record.technicalExpertises.at(-1)
  const isJudgedOnSheet = record.status === 'TechnicalExpertiseSubmitted' && !record.steps.some((one) => one.action === 'approveQuotation')
  const hard = record.steps.filter((one) => serious.includes(one.action))
  const mayBank = beforePurchaseBill.includes(record.status) && hasRole(staff, 'agent', 'controller', 'manager')
  const mayArrange = beforeVisit.includes(record.status) && hasRole(staff, 'agent', 'expert', 'manager')
  return (
    <>
      <title>{words('pageTitle', { page: reference })}</title>
      <header className={styles.head}>
        <nav aria-label={t('crumbs')}>
          <Link to={staffAddress.purchases()}>{t('title')}</Link>
        </nav>
        <div className={styles.line}>
          <h1>
            <bdi dir="ltr">{reference}</bdi>
          </h1>
          <PurchaseStatusLabel status={record.status} />
          <span className={styles.quiet}>{t(`type.${record.type}`)}</span>
          <DueCell due={record.due} now={now} />
        </div>
        <div className={styles.line}>
          <b>
            <bdi>{seller.companyName ?? `${seller.firstName} ${seller.lastName}`}</bdi>
          </b>
          {seller.phone && (
            <a href={phoneHref(seller.phone)}>
              <bdi dir="ltr" className="num">
                {spacedPhone(seller.phone)}
              </bdi>
            </a>
          )}
          <bdi>{[car.title, car.year].filter(Boolean).join(' ')}</bdi>
          <RecordPlate plate={car.registrationNumber} />
        </div>
        <PurchaseJourney record={record} />
      </header>
      <div className={layout.columns}>
        <div className={layout.main}>
          <WrittenModel vehicle={car} chooses={!record.isOwn && hasRole(staff, 'agent', 'manager')} changed={changed} />
          <UnreadCar
            unread={record.unread}
            enters={!record.isOwn && hasRole(staff, 'agent', 'controller', 'manager')}
            save={(body, signal) => callApi('put', '/api/staff/purchases/{id}/car', { params: { path: { id: record.id } }, body }, signal)}
            changed={changed}
          />
          <TransferPanel record={record} prepares={hasRole(staff, 'controller', 'manager')} changed={changed} />
          <PapersPanel record={record} judges={hasRole(staff, 'agent', 'controller', 'manager')} changed={reload} />
          <CardCheck record={record} />
          <OffersPanel record={record} />
          <PrintPanel record={record} prints={!record.isOwn} />
          <CommentsPanel record={record} changed={reload} />
          <HistoryPanel record={record} />
        </div>
        <div className={layout.side}>
          <Panel title={t('actions')}>
            <div className={styles.actions}>
              {isJudgedOnSheet && sheet && (
                <p className={styles.quiet}>
                  {t('judgedOnSheet')}{' '}
                  <Link to={staffAddress.expertise(sheet.id)}>
                    <bdi dir="ltr">{sheet.reference}</bdi>
                  </Link>
                </p>
              )}
              {record.steps.length === 0 && <p className={styles.quiet}>{t('actionsNone')}</p>}
              {forward.map(({ action: one, missing }, i) => (
                <StepButton key={one} action={one} missing={missing} isFirst={i === 0} open={setAction} />
              ))}
              {hard.map(({ action: one, missing }) => (
                <StepButton key={one} action={one} missing={missing} isSerious open={setAction} />
              ))}
            </div>
          </Panel>
          {(record.appointment || mayArrange) && <VisitPanel record={record} arranges={mayArrange} changed={reload} />}
          <SellerPanel
            record={record}
            end={
              mayBank && (
                <Button size="small" variant="ghost" onClick={() => setBanking(true)}>
                  {t('bank.change')}
                </Button>
              )
            }
          />
          <TradeInPanel record={record} ties={!record.isOwn && hasRole(staff, 'agent', 'manager')} changed={changed} />
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
  action: PurchaseStaffAction
  /** why the action is blocked */
  missing: string | null
  isFirst?: boolean
  isSerious?: boolean
  open: (action: PurchaseStaffAction) => void
}

/** A button of an action; a blocked one stays visible with its reason. */
function StepButton({ action, missing, isFirst = false, isSerious = false, open }: StepButtonProps) {
  const t = useText(staffPurchasesTexts)
  const why = missing === null ? null : (reasons.find((one) => one === missing) ?? 'other')
  return (
    <div>
      <Button
        block
        size="small"
        variant={isSerious ? 'ghost' : isFirst && why === null ? 'primary' : 'outline'}
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
  'OfferOver',
  'PapersMissing',
  'documents',
  'bankAccount',
  'modelId',
  'chassisNumber',
  'fuelType',
  'gearType',
  'mileage',
  'transfer',
  'SecondPerson',
  'account',
] as const
