import { useLocation, useNavigation } from 'react-router'
import { useText } from '#i18n/text.ts'
import uiTexts from '#texts/ui'
import styles from './spinner.module.css'

/**
 * Renders a spinner over the page while another screen loads, but not for filter changes on the same screen. It is mounted during the
 * navigation; the stylesheet shows it after a delay (design, section 7).
 */
export function Spinner() {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  if (state !== 'loading' || location === undefined || location.pathname === pathname) return null
  return <SpinnerVeil />
}

/** Renders the spinner and its text above the page. */
export function SpinnerVeil() {
  const t = useText(uiTexts)
  return (
    <div className={styles.veil} role="status">
      <svg className={styles.star} width="56" height="56" viewBox="0 0 40 40" aria-hidden="true">
        <path d="M20 0.8L25.62 6.42L33.58 6.42L33.58 14.38L39.2 20L33.58 25.62L33.58 33.58L25.62 33.58L20 39.2L14.38 33.58L6.42 33.58L6.42 25.62L0.8 20L6.42 14.38L6.42 6.42L14.38 6.42Z" />
      </svg>
      <span>{t('wait')}</span>
    </div>
  )
}
