import { usePage, useText } from '#i18n/text.ts'
import { knowsDevices } from '#shared/analytics.ts'
import visitsTexts from '#texts/visits'
import { Button } from '#ui/button.tsx'
import styles from './consent-choice.module.css'
import { chooseConsent, useConsent } from './use-consent.ts'

const services = { matomo: 'Matomo', plausible: 'Plausible', ga4: 'Google Analytics' } as const

/** Analytics provider, and this device's consent, which can be changed at any time. */
export function ConsentChoice() {
  const t = useText(visitsTexts)
  const { analytics } = usePage()
  const choice = useConsent()
  return (
    <section id="choice" className={styles.choice}>
      <h2>{t('choice.title')}</h2>
      {!analytics ? (
        <p>{t('choice.off')}</p>
      ) : (
        <>
          <p>
            {t(knowsDevices(analytics) ? 'choice.on' : 'choice.onWithoutKey', {
              service: services[analytics.kind],
              host: new URL(analytics.collector).host,
            })}
          </p>
          <p className={styles.now} role="status">
            {choice ? t(choice.accepted ? 'choice.accepted' : 'choice.refused') : t('choice.none')}
          </p>
          <div className={styles.answers}>
            <Button variant="outline" aria-pressed={choice?.accepted === false} onClick={() => chooseConsent(false)}>
              {t('refuse')}
            </Button>
            <Button variant="outline" aria-pressed={choice?.accepted === true} onClick={() => chooseConsent(true)}>
              {t('accept')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
