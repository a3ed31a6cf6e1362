import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useText } from '#i18n/text.ts'
import styles from './spinner.module.css'

/** A change of screen that takes longer than this is shown, in ms (design, section 7). */
const patience = 400

/** The turning star over the page while another screen loads; a change of filters on the same screen shows itself. */
export function Spinner() {
  const t = useText('ui')
  const { state, location } = useNavigation()
  // both from the router, so that they never speak of different moments
  const { pathname } = useLocation()
  const away = state === 'loading' && location !== undefined && location.pathname !== pathname
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!away) {
      setShown(false)
      return
    }
    const timer = setTimeout(() => setShown(true), patience)
    return () => clearTimeout(timer)
  }, [away])
  if (!shown) return null
  return (
    <div className={styles.veil} role="status">
      <svg className={styles.star} width="56" height="56" viewBox="0 0 40 40" aria-hidden="true">
        <path d="M20 0.8L25.62 6.42L33.58 6.42L33.58 14.38L39.2 20L33.58 25.62L33.58 33.58L25.62 33.58L20 39.2L14.38 33.58L6.42 33.58L6.42 25.62L0.8 20L6.42 14.38L6.42 6.42L14.38 6.42Z" />
      </svg>
      <span>{t('wait')}</span>
    </div>
  )
}
