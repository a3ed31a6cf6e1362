import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import visitsTexts from '#texts/visits'
import { Button } from '#ui/button.tsx'
import styles from './consent-banner.module.css'

/** Consent banner for analytics: does not block the page, with two buttons of equal size. */
export function ConsentBanner({ choose }: { choose: (accepted: boolean) => void }) {
  const t = useText(visitsTexts)
  return (
    <section className={styles.banner} aria-label={t('label')} data-asks="">
      <div>
        <h2>{t('title')}</h2>
        <p>
          {t('text')} <Link to={`${address.cookies()}#choice`}>{t('more')}</Link>
        </p>
      </div>
      <div className={styles.answers}>
        <Button variant="outline" onClick={() => choose(false)}>
          {t('refuse')}
        </Button>
        <Button variant="outline" onClick={() => choose(true)}>
          {t('accept')}
        </Button>
      </div>
    </section>
  )
}
