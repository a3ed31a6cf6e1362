import { useLanguageSwitch } from '#client/use-language-switch.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { factsOf } from '#shared/language.ts'
import siteTexts from '#texts/site'
import { Icon } from '#ui/icon.tsx'
import styles from './header.module.css'

/** The dropdown of the top bar: all languages, the current one marked. */
export function LanguageMenu() {
  const t = useText(siteTexts)
  const current = factsOf(useLanguage()).name
  const others = useLanguageSwitch()
  return (
    <details className={styles.language}>
      <summary className={styles.topLink}>
        <Icon name="globe" size={18} />
        <span className="vh">{t('language.label')}</span>
        {current}
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul>
        <li aria-current="true">
          <span>
            {current}
            <Icon name="check" size={16} />
          </span>
        </li>
        {others.map(({ name, link }) => (
          <li key={link.lang}>
            <a {...link} rel="nofollow">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
