import { Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import staffAdvertsTexts from '#texts/staffAdverts'
import { explainedRisk, type RiskKind } from '../../values.ts'
import type { AdRecord } from '../contract.ts'
import styles from './advert-desk.module.css'

/** Risk score, of 100. */
export function RiskScore({ score }: { score: number }) {
  return (
    <span className={styles.score} data-risk={score >= explainedRisk ? 'high' : score >= 30 ? 'middle' : 'low'}>
      {score}
    </span>
  )
}

/** Risk factors of an advert, each with its evidence. */
export function RiskPanel({ record }: { record: AdRecord }) {
  const t = useText(staffAdvertsTexts)
  const { price } = useFormat()
  const { score, points, market } = record.risk
  const proof = useProof(record)
  return (
    <Panel title={t('risk.title', { score: String(score) })}>
      {points.length === 0 && <p>{t('risk.none')}</p>}
      <ul className={styles.points}>
        {points.map(({ kind, weight }) => (
          <li key={kind}>
            <b>
              <bdi dir="ltr">+{weight}</bdi>
            </b>
            <span>
              {t(`kind.${kind}`)}
              <span className={styles.quiet}>{proof(kind)}</span>
            </span>
          </li>
        ))}
      </ul>
      {market.median !== null && points.every(({ kind }) => kind !== 'PriceFarBelow') && (
        <p className={styles.quiet}>{t('risk.market', { median: price(market.median), count: market.comparables })}</p>
      )}
      <p className={styles.quiet}>{t('risk.note')}</p>
    </Panel>
  )
}

/** Text of a factor's evidence. */
function useProof({ risk, disposedVehicle: car, copies, twins, sameDevice, seller }: AdRecord): (kind: RiskKind) => string {
  const t = useText(staffAdvertsTexts)
  const { price, percent, date, clock } = useFormat()
  const { market, findings } = risk
  return (kind) => {
    if (kind === 'PriceFarBelow') {
      const less = market.median === null || car.price === null ? 0 : Math.round((1 - car.price / market.median) * 100)
      return t('proof.price', { less: percent(less), median: price(market.median ?? 0), count: market.comparables })
    }
    if (kind === 'SamePhoto') return t('proof.photos', { count: new Set(copies.map(({ photo }) => photo)).size })
    if (kind === 'ManyAccounts') return t('proof.accounts', { count: sameDevice.length })
    if (kind === 'NewAccount') {
      const { day, time } = localTime(seller.since)
      return t('proof.since', { day: date(day), time: clock(time) })
    }
    if (kind === 'SamePlate' || kind === 'SameChassis') {
      const field = kind === 'SamePlate' ? 'registrationNumber' : 'chassisNumber'
      const names = twins.filter(({ same }) => same.includes(field)).map(({ reference }) => (reference ? isolate(reference) : t('ofHouse')))
      return names.join(t('queue.comma'))
    }
    return t('proof.marked', { count: findings.filter((one) => one.kind === kind).length })
  }
}
