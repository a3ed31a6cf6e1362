import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { signOut } from '#client/sign-in.ts'
import { useLanguageSwitch } from '#client/use-language-switch.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffTexts from '#texts/staff'
import { Drawing, Icon } from '#ui/icon.tsx'
import { drawings } from './drawings.ts'
import { initials } from './initials.ts'
import { useStaff } from './staff.ts'
import styles from './user-menu.module.css'

/** Above this number, stores are counted instead of named. */
const mostNamed = 2

/** At the end of the side bar: user and roles; opens language, link to the site and sign-out. */
export function UserMenu() {
  const t = useText(staffTexts)
  const { name, roles, areas } = useStaff()
  const language = useLanguage()
  const languages = useLanguageSwitch()
  const stores = areas.map((area) => localized(area.names, language))
  const as = (places: readonly string[]) => [...roles.map((role) => t(`role.${role}`)), ...places].join(t('comma'))
  return (
    <details className={styles.me}>
      <summary title={name}>
        <span className={styles.avatar} aria-hidden="true">
          {initials(name)}
        </span>
        <span className={styles.words}>
          <b>
            <bdi>{name}</bdi>
          </b>
          <small title={as(stores)}>{as(stores.length > mostNamed ? [t('user.stores', { count: stores.length })] : stores)}</small>
        </span>
      </summary>
      <ul>
        {languages.map(({ name: itsName, link }) => (
          <li key={link.lang}>
            <a {...link}>
              <Icon name="globe" size={18} />
              {itsName}
            </a>
          </li>
        ))}
        <li>
          <Link to={address.customer()}>
            <Icon name="user" size={18} />
            {t('user.profile')}
          </Link>
        </li>
        <li>
          <Link to={address.home()}>
            <Icon name="house" size={18} />
            {t('user.site')}
          </Link>
        </li>
        <li>
          <button type="button" onClick={() => void signOut()}>
            <Drawing path={drawings.logOut} size={18} flip />
            {t('user.signOut')}
          </button>
        </li>
      </ul>
    </details>
  )
}
