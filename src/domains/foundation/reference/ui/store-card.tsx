import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { mapHref } from '#shared/map-href.ts'
import { phoneHref, spacedPhone } from '#shared/phone.ts'
import storesTexts from '#texts/stores'
import { Drawing, Icon } from '#ui/icon.tsx'
import type { StorageArea } from '../contract.ts'
import { OpeningHours } from './opening-hours.tsx'
import styles from './store-card.module.css'
import type { StoreMoment } from './store-moment.ts'

/** A store with the number of its cars. */
export interface Store extends StorageArea {
  cars: number
}

interface StoreCardProps {
  store: Store
  /** number in the list and on the map */
  number: number
  isChosen: boolean
  /** opening state; null until day and time are known */
  moment: StoreMoment | null
  /** distance to the visitor in a straight line; null without their location */
  km: number | null
}

/** Minutes before closing from which a warning is shown. */
const soon = 60
const route = 'm3 11 19-9-9 19-2-8z'

/** A store: opening state, services, number of cars and directions. */
export function StoreCard({ store, number, isChosen, moment, km }: StoreCardProps) {
  const t = useText(storesTexts)
  const language = useLanguage()
  const format = useFormat()
  const name = localized(store.names, language)
  return (
    <li className={styles.card} id={store.tag} data-chosen={isChosen || undefined}>
      <div className={styles.head}>
        <h2>
          <i aria-hidden="true">{number}</i>
          {name}
        </h2>
        {km !== null && <span className="num">{t('distance', { km: format.km(Math.round(km)) })}</span>}
      </div>
      <p>{localized(store.addresses, language)}</p>
      <Moment moment={moment} />
      <ul className={styles.tags}>
        {store.cars > 0 && (
          <li>
            <Link to={address.search({ StorageAreaId: store.id })}>{t('cars', { count: store.cars })}</Link>
          </li>
        )}
        {store.services.map((service) => (
          <li key={service}>{t(`service.${service}`)}</li>
        ))}
      </ul>
      <details className={styles.hours} open={isChosen || undefined}>
        <summary>{t('hours')}</summary>
        <OpeningHours hours={store.hours} />
      </details>
      <div className={styles.ways}>
        <a href={mapHref(store)} target="_blank" rel="noreferrer" aria-label={t('directionsTo', { name })}>
          <Drawing path={route} size={18} />
          {t('directions')}
        </a>
        <a href={phoneHref(store.phone)} aria-label={t('call', { name })}>
          <Icon name="phone" size={18} />
          <bdi dir="ltr" className="num">
            {spacedPhone(store.phone)}
          </bdi>
        </a>
      </div>
    </li>
  )
}

/** Opening state with the next change; reserves its space while unknown. */
function Moment({ moment }: { moment: StoreMoment | null }) {
  const t = useText(storesTexts)
  const { clock, weekday, longDate } = useFormat()
  if (!moment) return <p className={styles.moment}>{'\u00a0'}</p>
  if (moment.state === 'open') {
    const closing = moment.minutes <= soon
    const values = { time: clock(moment.closes), minutes: moment.minutes }
    return (
      <p className={styles.moment} data-state={closing ? 'soon' : 'open'}>
        {t(closing ? 'moment.closing' : 'moment.open', values)}
      </p>
    )
  }
  const { opens } = moment
  const text = () => {
    if (!opens) return t('moment.never')
    const values = { time: clock(opens.time), weekday: weekday(opens.weekday), day: longDate(opens.day) }
    if (opens.days === 0) return t('moment.today', values)
    if (opens.days === 1) return t('moment.tomorrow', values)
    return t(opens.days < 7 ? 'moment.weekday' : 'moment.day', values)
  }
  return (
    <p className={styles.moment} data-state="closed">
      {text()}
    </p>
  )
}
