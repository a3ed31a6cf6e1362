import { useText } from '#i18n/text.ts'
import siteTexts from '#texts/site'
import styles from './skip-link.module.css'

interface SkipLinkProps {
  /** id of the place to which it leads; the content of the page when none is given */
  to?: string
  text?: string
}

/** The first stop of the keyboard: over the header, to the content. A page with much before its content adds one of its own. */
export function SkipLink({ to = 'main', text }: SkipLinkProps) {
  const t = useText(siteTexts)
  return (
    <a className={styles.skip} href={`#${to}`}>
      {text ?? t('skip')}
    </a>
  )
}
