import { Panel } from '#domains/sales-desk/ui/facts.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import type { AdRecord } from '../contract.ts'
import styles from './advert-desk.module.css'

/** How much speaks for a second look, of 100. */
export function RiskScore({ score }: { score: number }) {
  return (
    <span className={styles.score} data-risk={score >= 60 ? 'high' : score >= 30 ? 'middle' : 'low'}>
      {score}
    </span>
  )
}

/** Point by point why an advert stands where it does in the list. */
export function RiskPanel({ risk: { score, points, market } }: { risk: AdRecord['risk'] }) {
  const t = useText('staffAdverts')
  const { price } = useFormat()
  return (
    <Panel title={t('risk.title', { score: String(score) })}>
      {points.length === 0 && <p>{t('risk.none')}</p>}
      <ul className={styles.points}>
        {points.map(({ kind, weight }) => (
          <li key={kind}>
            <b dir="ltr">+{weight}</b>
            <span>{t(`kind.${kind}`)}</span>
          </li>
        ))}
      </ul>
      {market.median !== null && (
        <p className={styles.quiet}>{t('risk.market', { median: price(market.median), count: market.comparables })}</p>
      )}
      <p className={styles.quiet}>{t('risk.note')}</p>
    </Panel>
  )
}
