import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#i18n/text.ts'
import { Drawing, Icon } from '#ui/icon.tsx'
import type { RichText } from '../pages/contract.ts'
import { plain } from '../pages/rules.ts'
import { drawings } from './drawings.ts'
import type { ContentElement } from './page-content.ts'
import styles from './services.module.css'

/** Services of the group; each links to the first link of its text. */
export function Services({ services }: { services: readonly ContentElement[] }) {
  const language = useLanguage()
  return (
    <ul className={styles.services}>
      {services.map(({ anchor, icon, titles, bodies }) => (
        <li key={anchor}>
          <Door href={firstLink(bodies[language])}>
            <Drawing path={drawings[icon ?? 'shield']} size={24} />
            <span>
              <b>{titles[language]}</b>
              <small>{plain(bodies[language])}</small>
            </span>
          </Door>
        </li>
      ))}
    </ul>
  )
}

function Door({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return <div>{children}</div>
  const sign = <Icon name="chevron-right" size={18} />
  return href.startsWith('/') ? (
    <Link to={href} prefetch="intent">
      {children}
      {sign}
    </Link>
  ) : (
    <a href={href}>
      {children}
      {sign}
    </a>
  )
}

function firstLink(text: RichText): string | undefined {
  return text.flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.text)).find(({ href }) => href)?.href
}
