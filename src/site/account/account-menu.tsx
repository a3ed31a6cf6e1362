import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { signOut } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import { useText } from '#i18n/text.ts'
import sessionTexts from '#texts/session'
import { Drawing, Icon } from '#ui/icon.tsx'
import { accountMenu, accountMenuId } from '../layout/account-link.tsx'
import styles from './account-menu.module.css'
import { megaphone } from './drawings.ts'
import { useSessionWatch } from './use-session-watch.ts'

/** lucide (ISC licence); used here only */
const logOut = 'm16 17 5-5-5-5 M21 12H9 M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4'

/** The menu of the user, under the main bar or as a dialog on small screens. Watches the session while mounted. */
export function AccountMenu() {
  const t = useText(sessionTexts)
  const { subject, name } = useSession()
  const leaving = useSessionWatch()
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!accountMenu.wanted) return
    accountMenu.wanted = false
    menu.current?.showPopover()
  }, [])
  if (subject === null) return null
  const close = () => menu.current?.hidePopover()
  return (
    <div
      ref={menu}
      id={accountMenuId}
      popover="auto"
      role="dialog"
      aria-label={t('menu.label')}
      className={styles.menu}
      onBeforeToggle={(event) => placeUnderBar(event.currentTarget)}
    >
      <Link className={styles.hello} to={address.customer()} onClick={close} prefetch="intent">
        {name ? t('menu.hello', { name: `\u2068${name}\u2069` }) : t('menu.helloNobody')}
      </Link>
      <ul>
        <li>
          <Link to={address.customer()} onClick={close} prefetch="intent">
            <Icon name="user" size={20} />
            {t('menu.profile')}
          </Link>
        </li>
        <li>
          <Link to={address.history()} onClick={close} prefetch="intent">
            <Icon name="clock" size={20} />
            {t('menu.history')}
          </Link>
        </li>
        <li>
          <Link to={address.ads()} onClick={close} prefetch="intent">
            <Drawing path={megaphone} size={20} flip />
            {t('menu.ads')}
          </Link>
        </li>
        <li>
          <Link to={address.messages()} onClick={close} prefetch="intent">
            <Icon name="mail" size={20} />
            {t('menu.messages')}
          </Link>
        </li>
        <li>
          <Link to={address.alerts()} onClick={close} prefetch="intent">
            <Icon name="bell" size={20} />
            {t('menu.alerts')}
          </Link>
        </li>
        <li>
          <Link to={address.favourites()} onClick={close} prefetch="intent">
            <Icon name="heart" size={20} />
            {t('menu.favourites')}
          </Link>
        </li>
        <li className={styles.last}>
          <button
            type="button"
            onClick={() => {
              leaving()
              close()
              void signOut()
            }}
          >
            <Drawing path={logOut} size={20} flip />
            {t('menu.logout')}
          </button>
        </li>
      </ul>
    </div>
  )
}

/** The height of the bar changes with the scroll position. */
function placeUnderBar(menu: HTMLElement): void {
  const bar = document.querySelector('header > div:last-of-type')
  menu.style.setProperty('--bar', `${Math.max(0, bar?.getBoundingClientRect().bottom ?? 0)}px`)
}
