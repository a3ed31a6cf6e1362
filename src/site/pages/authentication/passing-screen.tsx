import { useText } from '#i18n/text.ts'
import sessionTexts from '#texts/session'
import styles from './authentication.module.css'
import type { Passage } from './passage.ts'

/** The star and a sentence during a redirect. */
export function PassingScreen({ passage }: { passage: Passage }) {
  const t = useText(sessionTexts)
  return (
    <div className={`container ${styles.screen}`}>
      <svg className={styles.star} width="56" height="56" viewBox="0 0 40 40" aria-hidden="true">
        <path d="M20 0.8L25.62 6.42L33.58 6.42L33.58 14.38L39.2 20L33.58 25.62L33.58 33.58L25.62 33.58L20 39.2L14.38 33.58L6.42 33.58L6.42 25.62L0.8 20L6.42 14.38L6.42 6.42L14.38 6.42Z" />
      </svg>
      <h1 className={styles.wait} role="status">
        {t(`wait.${passage}`)}
      </h1>
      <noscript>
        <p className={styles.text}>{t('wait.noScript')}</p>
      </noscript>
    </div>
  )
}
