import { useText } from '#i18n/text.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import styles from './services.module.css'

const services = [
  { key: 'expertise', icon: 'clipboard-check' },
  { key: 'financing', icon: 'wallet' },
  { key: 'insurance', icon: 'umbrella' },
  { key: 'papers', icon: 'file-text' },
  { key: 'assistance', icon: 'life-buoy' },
  { key: 'exchange', icon: 'repeat' },
] as const satisfies readonly { key: string; icon: IconName }[]

/** What the group does around a sale, six services in words. */
export function Services() {
  const t = useText('home')
  return (
    <ul className={styles.services}>
      {services.map(({ key, icon }) => (
        <li key={key}>
          <Icon name={icon} size={28} />
          <b>{t(`services.${key}Title`)}</b>
          <p>{t(`services.${key}Text`)}</p>
        </li>
      ))}
    </ul>
  )
}
