import { address } from '#client/addresses.ts'
import type { DataOf } from '#client/call.ts'
import { useApiMutation } from '#client/mutation.ts'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import adStatisticsTexts from '#texts/adStatistics'
import advertsTexts from '#texts/adverts'
import { ButtonLink } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { adTitle, type OwnAd } from '../../ui/ad.ts'
import { Ask } from '../../ui/ask.tsx'
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
  /** value of comparable cars; undefined with too few */
  worth: Worth | undefined
  /** daily position of the price, as far as known */
  course: Course
  /** refetches after a change of the price */
  changed: () => void
}

/** Statistics of an advert compared with similar ones, and advice. */
export function AdStatistics({ ad, statistics, worth, course, changed }: StatisticsProps) {
  const t = useText(adStatisticsTexts)
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
              <Price ad={ad} worth={worth} course={course} changed={changed} />
              <Advice ad={ad} advice={statistics.advice} />
              <BoostEffect ad={ad} effect={statistics.boostEffect} />
            </>
          )}
        </div>
      </div>
    </>
  )
}

/** Position of the price among comparable cars. */
function Price({ ad, worth, course, changed }: Omit<StatisticsProps, 'statistics'>) {
  const t = useText(adStatisticsTexts)
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
      {place === 'above' && ad.lastStatus === 'Published' && <Lower id={ad.id} to={probable} less={asked - probable} done={changed} />}
    </Panel>
  )
}

/** Lowers the price to the most probable one, after a confirmation. */
function Lower({ id, to, less, done }: { id: number; to: number; less: number; done: () => void }) {
  const t = useText(adStatisticsTexts)
  const words = useText(advertsTexts)
  const { price } = useFormat()
  const toast = useToast()
  const call = useApiMutation('post', '/api/vehicleads/{id}/price', {
    onSuccess: ({ wishedPrice }) => {
      toast.success(words(wishedPrice === null ? 'priced' : 'priceSent'))
      done()
    },
  })
  const label = t('lower.way', { price: price(to) })
  return (
    <div>
      <Ask
        {...{ label, variant: 'outline', title: t('lower.title', { price: price(to) }), yes: label, busy: call.isPending }}
        text={t('lower.text', { less: price(less) })}
        error={call.error && (call.error.message || words('offline'))}
        // the confirmation names the amount
        send={() => call.send({ params: { path: { id }, query: { price: to, confirmed: to } } })}
      />
    </div>
  )
}

/** Measured effect of a boost compared with similar adverts, before the purchase. */
function BoostEffect({ ad, effect }: { ad: OwnAd; effect: Statistics['boostEffect'] }) {
  const t = useText(adStatisticsTexts)
  const { signedPercent } = useFormat()
  return (
    <Panel title={t('boost.title')}>
      {effect ? (
        <>
          <p>
            <b>{t('boost.more', { percent: signedPercent(effect.percent), other: signedPercent(effect.otherPercent) })}</b>
          </p>
          <BoostTable effect={effect} />
          <p className={styles.small}>{t('boost.notMore', { count: effect.notMore, adverts: String(effect.adverts) })}</p>
          <p className={styles.small}>{t('boost.source')}</p>
        </>
      ) : (
        <p>{t('boost.unmeasured')}</p>
      )}
      <p className={styles.small}>{t('boost.place')}</p>
      <BoostState ad={ad} />
      <div>
        <BoostWay ad={ad} />
      </div>
    </Panel>
  )
}

/** Views and contacts of boosted and similar adverts over the same days. */
function BoostTable({ effect }: { effect: NonNullable<Statistics['boostEffect']> }) {
  const t = useText(adStatisticsTexts)
  const { number, signedPercent } = useFormat()
  const rows = [
    {
      ...{ name: t('boost.own', { count: number(effect.adverts) }), percent: effect.percent },
      ...{ before: effect.contactsBefore, during: effect.contactsDuring },
    },
    {
      ...{ name: t('boost.others', { count: number(effect.otherAdverts) }), percent: effect.otherPercent },
      ...{ before: effect.otherContactsBefore, during: effect.otherContactsDuring },
    },
  ]
  return (
    <table className={styles.effect}>
      <caption>{t('boost.measured')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('boost.adverts')}</th>
          <th scope="col">{t('boost.views')}</th>
          <th scope="col">{t('boost.before')}</th>
          <th scope="col">{t('boost.during')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, percent, before, during }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="num" dir="ltr">
              {signedPercent(percent)}
            </td>
            <td className="num">{decimal(before)}</td>
            <td className="num">{decimal(during)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
