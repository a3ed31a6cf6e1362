import { useLanguage } from '#i18n/text.ts'
import { Drawing } from '#ui/icon.tsx'
import { drawings } from './drawings.ts'
import type { ContentElement } from './page-content.ts'
import { RichTextView } from './rich-text.tsx'
import styles from './trust-line.module.css'

/** Commitments under the search card of the home page. */
export function TrustLine({ promises }: { promises: readonly ContentElement[] }) {
  const language = useLanguage()
  if (promises.length === 0) return null
  return (
    <ul className={styles.trust}>
      {promises.map(({ anchor, icon, titles, bodies }) => (
        <li key={anchor}>
          <Drawing path={drawings[icon ?? 'shield']} size={24} />
          <b>{titles[language]}</b>
          <RichTextView text={bodies[language]} />
        </li>
      ))}
    </ul>
  )
}
