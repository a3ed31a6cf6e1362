import { Link } from 'react-router'
import styles from './breadcrumb.module.css'
import { Icon } from './icon.tsx'

interface BreadcrumbProps {
  /** accessible name */
  label: string
  /**
   * From the home page to the current page, which needs no `to`. `inWords`: a phrase in the page's language (`Dacia، إلى غاية 150 000
   * درهم`), displayed in its direction even when it begins with a name.
   */
  steps: readonly { name: string; to?: string; inWords?: boolean }[]
}

/** Renders the breadcrumb; hidden below 768 px. */
export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol>
        {steps.map(({ name, to, inWords }, i) => (
          <li key={name}>
            {i > 0 && <Icon name="chevron-right" size={14} />}
            {to === undefined ? (
              <span aria-current="page">{inWords ? name : <bdi>{name}</bdi>}</span>
            ) : (
              <Link to={to}>{inWords ? name : <bdi>{name}</bdi>}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
