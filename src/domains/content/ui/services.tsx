import { useText } from '#i18n/text.ts'
import { Drawing } from '#ui/icon.tsx'
import { drawings } from './drawings.ts'
import styles from './services.module.css'

const services = [
  { key: 'expertise', path: drawings.clipboardCheck },
  { key: 'financing', path: drawings.wallet },
  { key: 'insurance', path: drawings.umbrella },
  { key: 'papers', path: drawings.fileText },
  { key: 'assistance', path: drawings.lifeBuoy },
  { key: 'exchange', path: drawings.repeat },
] as const

/** What the group does around a sale, six services in words. */
export function Services() {
  const t = useText('home')
  return (
    <ul className={styles.services}>
      {services.map(({ key, path }) => (
        <li key={key}>
          <Drawing path={path} size={28} />
          <b>{t(`services.${key}Title`)}</b>
          <p>{t(`services.${key}Text`)}</p>
        </li>
      ))}
    </ul>
  )
}
