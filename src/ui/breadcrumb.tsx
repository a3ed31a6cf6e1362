import { Link } from 'react-router'
import styles from './breadcrumb.module.css'
import { Icon } from './icon.tsx'

interface BreadcrumbProps {
  /** what the line of links is called */
  label: string
  /**
   * From the top of the site; the last is this page and needs no address. `inWords`: names among words of the page's language
   * (`Dacia، إلى غاية 150 000 درهم`), read in its direction even when a name stands first.
   */
  steps: readonly { name: string; to?: string; inWords?: boolean }[]
}

/** Where this page stands; hidden below 768 px, where the way back is the browser's. */
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
