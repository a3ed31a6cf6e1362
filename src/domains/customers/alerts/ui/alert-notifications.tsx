import { useText } from '#i18n/text.ts'
import alertsTexts from '#texts/alerts'
import { Checkbox } from '#ui/checkbox.tsx'
import type { Frequency } from '../values.ts'
import styles from './alert-notifications.module.css'
import { FrequencyChoice } from './frequency-choice.tsx'
import { type Offers, offerWays } from './use-offers.ts'

interface AlertNotificationsProps {
  news: boolean
  frequency: Frequency
  offers: Offers | null
  change: (change: { news?: boolean; frequency?: Frequency; offers?: Offers }) => void
}

/**
 * Notification form of an alert (specification, section 3): news, frequency, and marketing offers by e-mail, post and phone, all unchecked
 * by default.
 */
export function AlertNotifications({ news, frequency, offers, change }: AlertNotificationsProps) {
  const t = useText(alertsTexts)
  return (
    <section className={styles.box} aria-labelledby="alert-telling">
      <h2 id="alert-telling">{t('tell')}</h2>
      <Checkbox checked={news} onChange={(event) => change({ news: event.target.checked })}>
        {t('news')}
      </Checkbox>
      <FrequencyChoice value={frequency} disabled={!news} change={(next) => change({ frequency: next })} />
      {offers && <hr className={styles.rule} />}
      {offers && (
        <fieldset className={styles.offers}>
          <legend>{t('offers')}</legend>
          {offerWays.map((way) => (
            <Checkbox key={way} checked={offers[way]} onChange={(event) => change({ offers: { ...offers, [way]: event.target.checked } })}>
              {t(`offers${way}`)}
            </Checkbox>
          ))}
          <p>{t('offersNote')}</p>
        </fieldset>
      )}
    </section>
  )
}
