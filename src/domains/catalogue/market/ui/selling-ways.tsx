import { address } from '#client/addresses.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { direction } from '#shared/language.ts'
import estimatesTexts from '#texts/estimates'
import { ButtonLink } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import type { Estimate } from '../contract.ts'
import styles from './selling-ways.module.css'

type Way = Estimate['ways'][number]

const icons = { House: 'car', Mediation: 'user', Advert: 'share-2' } as const satisfies Record<Way['way'], IconName>

/** URL of each way to sell, with the data of the estimate; adverts have their own editor. */
const addressOf: Record<Way['way'], (estimate: string) => string> = {
  House: (estimate) => address.createRequest({ estimate, type: 'Purchase' }),
  Mediation: (estimate) => address.createRequest({ estimate, type: 'Intermediation' }),
  Advert: () => address.ad('new'),
}

interface SellingWaysProps {
  estimate: Pick<Estimate, 'ways' | 'key'>
  /** price of the sale */
  range: { low: number; high: number }
  /** hours until the company pays for a complete file; 0: not shown */
  payingHours: number
}

/**
 * Compares the three ways to sell (to us, on consignment, by an own advert): proceeds, cost and duration, on one scale. None is
 * recommended.
 */
export function SellingWays({ estimate: { ways, key }, range, payingHours }: SellingWaysProps) {
  const t = useText(estimatesTexts)
  const scale = { low: Math.min(...ways.map(({ low }) => low)), high: Math.max(...ways.map(({ high }) => high)) }
  const most = ways.filter(({ high }) => high === scale.high)
  return (
    <section className={styles.section}>
      <h2>{t('ways.title')}</h2>
      <p className={styles.lead}>{t('ways.lead')}</p>
      <div className={styles.ways}>
        {ways.map((way) => (
          <WayCard
            key={way.way}
            way={way}
            estimateKey={key}
            scale={scale}
            sale={range}
            isMost={most.length === 1 && most[0] === way}
            payingHours={payingHours}
          />
        ))}
      </div>
      <p className={styles.source}>{t('ways.source')}</p>
    </section>
  )
}

interface WayProps {
  way: Way
  /** a request to us starts with the estimate */
  estimateKey: string
  scale: { low: number; high: number }
  sale: { low: number; high: number }
  isMost: boolean
  payingHours: number
}

function WayCard({ way, estimateKey, scale, sale, isMost, payingHours }: WayProps) {
  const t = useText(estimatesTexts)
  const { price } = useFormat()
  const kind = way.way
  return (
    <article className={styles.way}>
      <header>
        <h3>
          <Icon name={icons[kind]} size={20} />
          {t(`ways.${kind}.title`)}
        </h3>
        {isMost && <span className={styles.label}>{t('ways.most')}</span>}
      </header>
      <p className={styles.text}>{t(`ways.${kind}.text`)}</p>
      <p className={styles.net}>
        <small>{t('ways.net')}</small>
        {t('ways.range', { low: price(way.low), high: price(way.high) })}
      </p>
      <Scale way={way} scale={scale} />
      <Facts way={way} sale={sale} />
      <p className={styles.days}>
        <Icon name="clock" size={18} />
        <Days way={way} payingHours={payingHours} />
      </p>
      <ButtonLink variant={kind === 'House' ? 'primary' : 'outline'} block to={addressOf[kind](estimateKey)}>
        {t(`ways.${kind}.button`)}
      </ButtonLink>
    </article>
  )
}

function Scale({ way, scale }: Pick<WayProps, 'way' | 'scale'>) {
  const rtl = direction(useLanguage()) === 'rtl'
  const place = (amount: number) => (100 * (amount - scale.low)) / Math.max(1, scale.high - scale.low)
  const width = Math.max(3, place(way.high) - place(way.low))
  const start = Math.min(place(way.low), 100 - width)
  return (
    <svg className={styles.scale} width="100%" height="8" aria-hidden="true">
      <rect className={styles.track} width="100%" height="8" rx="4" />
      <rect className={styles.part} x={`${rtl ? 100 - start - width : start}%`} width={`${width}%`} height="8" rx="4" />
    </svg>
  )
}

function Facts({ way, sale }: Pick<WayProps, 'way' | 'sale'>) {
  const t = useText(estimatesTexts)
  const { price, percent } = useFormat()
  const { fee, share } = way
  const taken = { low: sale.low - way.low, high: sale.high - way.high }
  const feeName =
    fee.percent > 0 && fee.fixed > 0
      ? t('ways.feesOf', { percent: percent(fee.percent), fixed: price(fee.fixed) })
      : fee.percent > 0
        ? t('ways.feesPercent', { percent: percent(fee.percent) })
        : t('ways.fees')
  const rows = [
    share
      ? [t('ways.House.about'), t('ways.House.share', { low: percent(share.low), high: percent(share.high) })]
      : [t(`ways.${way.way}.about`), t('ways.range', { low: price(sale.low), high: price(sale.high) })],
    [
      feeName,
      share || (fee.percent === 0 && fee.fixed === 0) ? price(0) : t('ways.feeBetween', { low: price(taken.low), high: price(taken.high) }),
    ],
    ...(way.way === 'House' ? [[t('ways.House.visits'), t('ways.House.noVisits')]] : []),
    ...(way.way === 'Mediation' ? [[t('ways.Mediation.floor'), t('ways.Mediation.floorYours')]] : []),
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Days({ way: { way, days }, payingHours }: Pick<WayProps, 'way' | 'payingHours'>) {
  const t = useText(estimatesTexts)
  if (way === 'House' && payingHours > 0) return t('ways.House.paid', { hours: payingHours })
  return days ? t('ways.days', { days: days.median, sales: days.sales }) : t('ways.daysUnknown')
}
