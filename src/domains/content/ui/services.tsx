import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import { Drawing, Icon } from '#ui/icon.tsx'
import { drawings } from './drawings.ts'
import styles from './services.module.css'

const services = [
  { key: 'network', path: drawings.store, to: address.workshops() },
  { key: 'financing', path: drawings.calculator, to: address.search({ IsFinanced: true }) },
  { key: 'assistance', path: drawings.lifeBuoy, to: address.help() },
  { key: 'alert', path: drawings.bell, to: address.alerts() },
] as const

interface ServicesProps {
  /** partner branches in all, a setting, and the cities with a store */
  branches: number
  cities: number
}

/** What the group does around a sale, each a way to it. */
export function Services({ branches, cities }: ServicesProps) {
  const t = useText('home')
  const counts = { branches, cities }
  return (
    <ul className={styles.services}>
      {services.map(({ key, path, to }) => (
        <li key={key}>
          <Link to={to} prefetch="intent">
            <Drawing path={path} size={24} />
            <span>
              <b>{t(`services.${key}Title`, counts)}</b>
              <small>{t(`services.${key}Text`)}</small>
            </span>
            <Icon name="chevron-right" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
