import { Link } from 'react-router'
import { AdStatusLabel } from '#domains/processes/adverts/ui/own-ad.tsx'
import { BookingStatusLabel } from '#domains/processes/buying/customer/ui/booking-status.tsx'
import { MediationStatusLabel } from '#domains/processes/consignment/ui/mediation-state.tsx'
import { SaleStatusLabel } from '#domains/processes/selling/ui/sale-state.tsx'
import { isolate } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import accountTexts from '#texts/account'
import { Icon } from '#ui/icon.tsx'
import styles from './account.module.css'
import { type AccountCase, partCases } from './account-cases.ts'
import { CasePicture } from './case-picture.tsx'
import { useNextEvent } from './use-next-event.ts'

/** Number of open cases shown at first. */
const shownFirst = 6

/** One collapsed row per open case of any kind; ended cases share one disclosure. */
export function CaseRows({ cases }: { cases: readonly AccountCase[] }) {
  const t = useText(accountTexts)
  const { open, over } = partCases(cases)
  const first = open.length === shownFirst + 1 ? open.length : shownFirst
  return (
    <>
      <Rows cases={open.slice(0, first)} />
      <Fold title={t('cases.more', { count: open.length - first })} cases={open.slice(first)} />
      <Fold title={t('cases.over', { count: String(over.length) })} cases={over} />
    </>
  )
}

function Fold({ title, cases }: { title: string; cases: readonly AccountCase[] }) {
  if (cases.length === 0) return null
  return (
    <details className={styles.over}>
      <summary>
        {title}
        <Icon name="chevron-down" size={20} />
      </summary>
      <Rows cases={cases} />
    </details>
  )
}

export function Rows({ cases }: { cases: readonly AccountCase[] }) {
  return (
    <ul className={styles.rows}>
      {cases.map((one) => (
        <Row key={one.reference} case={one} />
      ))}
    </ul>
  )
}

function Row({ case: one }: { case: AccountCase }) {
  const t = useText(accountTexts)
  const next = useNextEvent()(one)
  const { progress } = one
  return (
    <li>
      <Link to={one.to} className={styles.row} prefetch="intent">
        <CasePicture picture={one.picture} />
        <span className={styles.name}>
          <small>
            {t(`kind.${one.kind}`)} {isolate(one.reference)}
          </small>
          <b>
            <bdi>{one.title}</bdi>
          </b>
        </span>
        <span className={styles.next}>
          {next && <span>{one.isOver ? next : t('cases.next', { text: next })}</span>}
          {progress && (
            <>
              {(progress.done < progress.count || one.kind !== 'Advert') && (
                <small>
                  {progress.done < progress.count
                    ? t('cases.step', { place: String(progress.done + 1), count: String(progress.count) })
                    : t('cases.arrived')}
                </small>
              )}
              <span className={styles.steps} aria-hidden="true">
                {Array.from({ length: progress.count }, (_one, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name but their place
                  <i key={i} data-state={i < progress.done ? 'done' : i === progress.done ? 'now' : undefined} />
                ))}
              </span>
            </>
          )}
        </span>
        <span className={styles.status}>
          <CaseStatusLabel of={one} />
        </span>
        <Icon name="chevron-right" size={20} />
      </Link>
    </li>
  )
}

function CaseStatusLabel({ of: { record } }: { of: AccountCase }) {
  switch (record.kind) {
    case 'Booking':
      return <BookingStatusLabel status={record.booking.status} />
    case 'Purchase':
      return <SaleStatusLabel status={record.sale.status} />
    case 'Intermediation':
      return <MediationStatusLabel status={record.mediation.status} />
    case 'Advert':
      return <AdStatusLabel ad={record.ad} />
  }
}
