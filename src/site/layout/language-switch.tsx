import { useLanguageSwitch } from '#client/use-language-switch.ts'
import { useText } from '#i18n/text.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './header.module.css'

/** The dropdown of the top bar: two languages, the present one marked. */
export function LanguageMenu() {
  const t = useText('site')
  const { other, href, change } = useLanguageSwitch()
  return (
    <details className={styles.language}>
      <summary className={styles.topLink}>
        <Icon name="globe" size={18} />
        <span className="vh">{t('language.label')}</span>
        {t('language.current')}
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul>
        <li aria-current="true">
          <span>
            {t('language.current')}
            <Icon name="check" size={16} />
          </span>
        </li>
        <li>
          <a href={href} hrefLang={other} lang={other} onClick={change} rel="nofollow">
            {t('language.other')}
          </a>
        </li>
      </ul>
    </details>
  )
}
