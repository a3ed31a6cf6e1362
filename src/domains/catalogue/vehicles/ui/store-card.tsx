import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useServerMinute } from '#client/use-server-minute.ts'
import { useHolidays } from '#domains/foundation/reference/ui/use-holidays.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { opening, openingSpans } from '#shared/opening.ts'
import { phoneHref, spacedPhone } from '#shared/phone.ts'
import vehicleDetailsTexts from '#texts/vehicleDetails'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { VehicleStore } from '../contract.ts'
import styles from './store-card.module.css'

/** Store of the car: address, hours, phone and directions. */
export function StoreCard({ store }: { store: VehicleStore }) {
  const t = useText(vehicleDetailsTexts)
  const language = useLanguage()
  const name = localized(store.names, language)
  return (
    <div className={styles.card}>
      <div>
        <h3 className={styles.name}>
          <Link to={address.workshops(store.tag)}>{name}</Link>
        </h3>
        <p className={styles.address}>
          {localized(store.addresses, language)}
          {store.addressLine2 && (
            <>
              <br />
              {store.addressLine2}
            </>
          )}
        </p>
        <OpenNow store={store} />
        <a className={styles.phone} href={phoneHref(store.phone)}>
          <bdi dir="ltr">{spacedPhone(store.phone)}</bdi>
        </a>
        <Hours store={store} />
      </div>
      <div className={styles.route}>
        <ButtonLink
          variant="outline"
          href={mapHref(store)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('routeTo', { store: name })}
        >
          <Icon name="map-pin" size={18} />
          {t('route')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Returns the URL of a maps service at the store, at zoom 19 (specification, section 2). */
function mapHref(store: VehicleStore): string {
  return `https://www.google.com/maps/search/?api=1&query=${store.latitude},${store.longitude}&zoom=19`
}

/** Whether the store is open, by the server clock. Rendered in the browser only, because the page is cached for everyone. */
export function OpenNow({ store }: { store: VehicleStore }) {
  const t = useText(vehicleDetailsTexts)
  const format = useFormat()
  const minute = useServerMinute()
  const holidays = useHolidays()
  const now = minute === null || holidays === null ? null : opening({ hours: store.hours, holidays }, new Date(minute))
  if (!now) return <p className={styles.now} />
  return (
    <p className={now.state === 'open' ? `${styles.now} ${styles.open}` : styles.now}>
      <span>
        {now.state === 'open' && t('openUntil', { time: format.clock(now.until) })}
        {now.state === 'later' && t('opensAt', { time: format.clock(now.at) })}
        {now.state === 'closed' && t('opensOn', { day: format.weekday(now.day), time: format.clock(now.at) })}
      </span>
    </p>
  )
}

function Hours({ store }: { store: VehicleStore }) {
  const t = useText(vehicleDetailsTexts)
  const format = useFormat()
  return (
    <details className={styles.hours}>
      <summary>
        {t('hours')}
        <Icon name="chevron-down" size={16} />
      </summary>
      <dl>
        {openingSpans(store.hours).map(({ from, to, hours }) => (
          <div key={from}>
            <dt>{from === to ? format.weekday(from) : t('days', { from: format.weekday(from), to: format.weekday(to) })}</dt>
            <dd>{hours ? t('hoursRange', { open: format.clock(hours.open), close: format.clock(hours.close) }) : t('closed')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
