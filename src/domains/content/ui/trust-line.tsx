import { useText } from '#i18n/text.ts'
import { Drawing } from '#ui/icon.tsx'
import { drawings } from './drawings.ts'
import styles from './trust-line.module.css'

const promises = [
  { key: 'price', path: drawings.scale },
  { key: 'warranty', path: drawings.shield },
  { key: 'exchange', path: drawings.repeat },
  { key: 'paid', path: drawings.banknote },
] as const

/** The four promises under the search card of the home page: none that a record does not prove. */
export function TrustLine() {
  const t = useText('home')
  return (
    <ul className={styles.trust}>
      {promises.map(({ key, path }) => (
        <li key={key}>
          <Drawing path={path} size={24} />
          <b>{t(`trust.${key}Title`)}</b>
          <span>{t(`trust.${key}Text`)}</span>
        </li>
      ))}
    </ul>
  )
}
