import { useText } from '#i18n/text.ts'
import siteTexts from '#texts/site'
import styles from './skip-link.module.css'

interface SkipLinkProps {
  /** id of its target; the content of the page by default */
  to?: string
  text?: string
}

/** The first tab stop: skips the header. A page with much before its content adds another one. */
export function SkipLink({ to = 'main', text }: SkipLinkProps) {
  const t = useText(siteTexts)
  return (
    <a className={styles.skip} href={`#${to}`}>
      {text ?? t('skip')}
    </a>
  )
}
