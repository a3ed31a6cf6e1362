import { address } from '#client/addresses.ts'
import type { DataOf } from '#client/call.ts'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { ButtonLink } from '#ui/button.tsx'
import { adTitle, type OwnAd } from '../../ui/ad.ts'
import { BoostState, BoostWay } from '../../ui/own-boost.tsx'
import { toldDays } from '../rules.ts'
import { Advice, decimal } from './advice.tsx'
import { Panel } from './panel.tsx'
import { PriceChart } from './price-chart.tsx'
import { Reach } from './reach.tsx'
import styles from './statistics.module.css'
import { ViewsChart } from './views-chart.tsx'

type Statistics = DataOf<'get', '/api/vehicleads/{id}/statistics'>
type Worth = DataOf<'get', '/api/vehicleads/{id}/worth'>
type Course = DataOf<'get', '/api/vehicleads/{id}/worth/days'>

interface StatisticsProps {
  ad: OwnAd
  statistics: Statistics
  /** what comparable cars are worth; undefined when too few are comparable */
  worth: Worth | undefined
  /** where the price stood day by day, as far as it is known */
  course: Course
}

/** What an advert has brought its seller, beside similar ones, and what may bring more. */
export function AdStatistics({ ad, statistics, worth, course }: StatisticsProps) {
  const t = useText('adStatistics')
  const { days } = statistics
  const reference = isolate(ad.reference)
  return (
    <>
      <header className={styles.head}>
        <div>
          <p className={styles.small}>
            {days.length > 0
              ? t(ad.lastStatus === 'Published' && days.length < toldDays ? 'online' : 'counted', { reference, count: days.length })
              : reference}
          </p>
          <h1 className={styles.title}>
            <bdi>{adTitle(ad)}</bdi>
          </h1>
        </div>
        <ButtonLink variant="outline" to={address.ads()}>
          {t('back')}
        </ButtonLink>
      </header>
      <div className={styles.page}>
        <div className={styles.column}>
          {days.length === 0 ? (
            <Panel title={t('never.title')}>
              <p>{t('never.text')}</p>
            </Panel>
          ) : (
            <>
              <Panel title={t('views.title')}>
                <ViewsChart days={days} boosts={statistics.boosts} />
                <p className={styles.small}>{t('views.note')}</p>
              </Panel>
              <Reach statistics={statistics} />
            </>
          )}
        </div>
        <div className={styles.column}>
          {ad.disposedVehicle.lastStatus !== 'Sold' && (
            <>
              <Price ad={ad} worth={worth} course={course} />
              <Advice ad={ad} advice={statistics.advice} />
              <BoostEffect ad={ad} effect={statistics.boostEffect} />
            </>
          )}
        </div>
      </div>
    </>
  )
}

/** Where the price stands among comparable cars. */
function Price({ ad, worth, course }: Pick<StatisticsProps, 'ad' | 'worth' | 'course'>) {
  const t = useText('adStatistics')
  const { price } = useFormat()
  const { price: asked } = ad.disposedVehicle
  if (asked === null)
    return (
      <Panel title={t('price.title')}>
        <p>{t('price.none')}</p>
      </Panel>
    )
  if (!worth)
    return (
      <Panel title={t('price.title')}>
        <p>{t('price.unknown')}</p>
        <PriceChart days={course} />
      </Panel>
    )
  const place = asked > worth.high ? 'above' : asked < worth.low ? 'below' : 'within'
  const { low, high, probable, cars } = worth
  return (
    <Panel title={t('price.title')}>
      <p>
        <b>{t(`price.${place}`, { price: price(asked), less: price(asked - probable) })}</b>
      </p>
      <PriceChart days={course} />
      <p className={styles.small}>{t('price.range', { count: cars, low: price(low), high: price(high), probable: price(probable) })}</p>
    </Panel>
  )
}

/** What a boost was measured to do, before it is bought. */
function BoostEffect({ ad, effect }: { ad: OwnAd; effect: Statistics['boostEffect'] }) {
  const t = useText('adStatistics')
  const { percent } = useFormat()
  return (
    <Panel title={t('boost.title')}>
      {effect ? (
        <ul className={styles.advice}>
          <li>
            <b>{t('boost.more', { percent: `${effect.percent > 0 ? '+' : ''}${percent(effect.percent)}`, count: effect.adverts })}</b>
          </li>
          <li>{t('boost.contacts', { before: decimal(effect.contactsBefore), during: decimal(effect.contactsDuring) })}</li>
          <li>{t('boost.notMore', { count: effect.notMore, adverts: String(effect.adverts) })}</li>
          <li>{t('boost.place')}</li>
        </ul>
      ) : (
        <>
          <p>{t('boost.unmeasured')}</p>
          <p className={styles.small}>{t('boost.place')}</p>
        </>
      )}
      <BoostState ad={ad} />
      <div>
        <BoostWay ad={ad} />
      </div>
    </Panel>
  )
}
