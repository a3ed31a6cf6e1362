import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import expertiseTexts from '#texts/expertise'
import type { ShownSheet } from '../report/contract.ts'
import styles from './findings-sum.module.css'
import { pointsOf } from './points-of.ts'

interface FindingsSumProps {
  sheet: ShownSheet
  /** open repair costs, above 0 dirhams */
  sum: number
  /** dirhams; null when hidden */
  price: number | null
  /** market price of comparable cars; null when unknown */
  market: number | null
}

/** Open repair costs: as a calculation from the market price down to the price when the difference covers them, otherwise as one sum. */
export function FindingsSum({ sheet, sum, price, market }: FindingsSumProps) {
  const t = useText(expertiseTexts)
  const format = useFormat()
  const count = pointsOf(sheet, 'note').length
  const rest = market !== null && price !== null ? market - sum - price : -1
  const rows: (readonly [name: string, amount: string])[] =
    market === null || price === null || rest < 0
      ? [[t('sum.repair', { count }), format.price(sum)]]
      : [
          [t('sum.market'), format.price(market)],
          [t('sum.findings', { count }), format.signed(-sum)],
          ...(rest > 0 ? [[t('sum.below'), format.signed(-rest)] as const] : []),
          [t('sum.price'), format.price(price)],
        ]
  return (
    <dl className={styles.sum}>
      {rows.map(([name, amount], i) => (
        <div key={name}>
          <dt>{rows.length === 1 || i === 1 ? <a href="#inspection">{name}</a> : name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
