import { Link } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import { hasEnded, stations } from '#domains/processes/buying/bookings/status.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { spacedPhone } from '#shared/phone.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Icon } from '#ui/icon.tsx'
import { Journey } from '#ui/journey.tsx'
import type { BookingRecord } from '../contract.ts'
import styles from './case-head.module.css'
import { dayWords } from './moments.ts'
import { BookingStatusLabel, DueCell } from './queue-cells.tsx'
import { RecordPlate } from './record-plate.tsx'

interface CaseHeadProps {
  record: BookingRecord
  now: Date
  /** assigns the case; omitted without permission */
  assign?: { label: string; run: () => void } | undefined
}

/** Header of a case: reference, status, customer, car, plate, assignee and progress. */
export function CaseHead({ record, now, assign }: CaseHeadProps) {
  const t = useText(bookingCaseTexts)
  const { customer, vehicle, assignee, due } = record
  return (
    <>
      <nav className={styles.crumbs}>
        <Link to={staffAddress.queue()}>{t('record.back')}</Link>
        <Icon name="chevron-right" size={16} />
        <bdi dir="ltr">{record.reference}</bdi>
      </nav>
      <div className={styles.head}>
        <div>
          <div className={styles.name}>
            <h1>
              <bdi dir="ltr">{record.reference}</bdi>
            </h1>
            <BookingStatusLabel status={record.status} />
            {record.waiting > 0 && <span className={styles.waiting}>{t('record.waiting', { count: record.waiting })}</span>}
          </div>
          <p className={styles.who}>
            <b>
              <bdi>{customer.name}</bdi>
            </b>
            {customer.phone && (
              <bdi dir="ltr" className="num">
                {spacedPhone(customer.phone)}
              </bdi>
            )}
            <bdi>{vehicle.title}</bdi>
            <RecordPlate plate={vehicle.plate} />
          </p>
          <ExchangedLine name={t('file.exchangedFor')} other={record.exchangedFor} />
          <ExchangedLine name={t('file.exchangeOf')} other={record.exchangeOf} />
        </div>
        <div className={styles.side}>
          {due && <DueCell due={due} now={now} />}
          <p>
            {t('record.assigneeLabel')} <b>{assignee ? <bdi>{assignee.name}</bdi> : t('record.nobody')}</b>
          </p>
          {assign && (
            <button type="button" className={styles.assign} onClick={assign.run}>
              {assign.label}
            </button>
          )}
        </div>
      </div>
      <CaseJourney record={record} />
    </>
  )
}

/** Link to the other booking of an exchange. */
function ExchangedLine({ name, other }: { name: string; other: BookingRecord['exchangedFor'] }) {
  if (!other) return null
  return (
    <p className={styles.who}>
      {name} <bdi>{other.title}</bdi>
      <Link className={styles.other} to={staffAddress.booking(other.id)}>
        <bdi dir="ltr">{other.reference}</bdi>
      </Link>
    </p>
  )
}

/** Progress to the delivery; a record that ended early stops at its last step. */
function CaseJourney({ record: { journey, status } }: { record: BookingRecord }) {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  const reached = (station: (typeof stations)[number]) => journey.find((one) => one.status === station)?.at ?? null
  const ended = hasEnded(status)
  const last = stations.findLastIndex((station) => reached(station) !== null)
  const now = ended ? -1 : last + 1
  const at = Math.min(now < 0 ? last : now, stations.length - 1)
  return (
    <Journey
      label={t('record.journey')}
      steps={stations.map((station, i) => {
        const state = i <= last ? 'done' : i === now ? 'now' : 'next'
        const when = reached(station)
        return {
          key: station,
          label: t(`record.step.${station}`),
          state,
          say: t(`record.said.${state}`),
          ...(when && { when: dayWords(when, format) }),
        }
      })}
      summary={t('record.journeyNow', {
        step: format.number(at + 1),
        count: format.number(stations.length),
        name: t(`record.step.${stations[Math.max(at, 0)] ?? 'Submitted'}`),
      })}
    />
  )
}
