import { useText } from '#i18n/text.ts'
import styles from './skip-link.module.css'

/** The first stop of the keyboard: over the header, to the content. */
export function SkipLink() {
  const t = useText('site')
  return (
    <a className={styles.skip} href="#main">
      {t('skip')}
    </a>
  )
}
