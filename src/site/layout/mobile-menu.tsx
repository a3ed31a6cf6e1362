import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, NavLink, useLocation } from 'react-router'
import { address } from '#client/addresses.ts'
import { useLanguageSwitch } from '#client/use-language-switch.ts'
import { useSubject } from '#client/use-session.ts'
import { useText } from '#i18n/text.ts'
import { phoneHref } from '#shared/phone.ts'
import siteTexts from '#texts/site'
import { Icon } from '#ui/icon.tsx'
import { AccountLink } from './account-link.tsx'
import { Logo } from './logo.tsx'
import styles from './mobile-menu.module.css'
import { useSite } from './site.ts'

/** The menu of small screens: a drawer with all links of both bars. */
export function MobileMenu() {
  const t = useText(siteTexts)
  const sheet = useRef<HTMLDialogElement>(null)
  const { phone } = useSite()
  const subject = useSubject()
  const languages = useLanguageSwitch()
  const { key } = useLocation()
  // rendered on first opening
  const [isNeeded, setNeeded] = useState(false)
  // any navigation closes the drawer, also within this page
  useEffect(() => {
    if (key) sheet.current?.close()
  }, [key])
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        onClick={() => {
          // the first item gets the focus
          flushSync(() => setNeeded(true))
          sheet.current?.showModal()
        }}
      >
        <Icon name="menu" size={22} />
      </button>
      <dialog
        ref={sheet}
        className={styles.sheet}
        aria-label={t('nav.menu')}
        onPointerDown={(event) => {
          // a click outside of the content hits the dialog itself
          if (event.target === event.currentTarget) event.currentTarget.close()
        }}
      >
        {isNeeded && (
          <div className={styles.in}>
            <div className={styles.head}>
              <Logo />
              <form method="dialog">
                <button type="submit" className={styles.close} aria-label={t('nav.close')}>
                  <Icon name="x" size={22} />
                </button>
              </form>
            </div>
            <nav className={styles.nav} aria-label={t('nav.label')}>
              <NavLink to={address.home()}>
                <Icon name="house" size={20} />
                {t('nav.home')}
              </NavLink>
              <NavLink to={address.search()}>
                <Icon name="search" size={20} />
                {t('nav.buy')}
              </NavLink>
              <NavLink to={address.sell()}>
                <Icon name="car" size={20} />
                {t('nav.sell')}
              </NavLink>
              <NavLink to={address.compare()}>
                <Icon name="scale" size={20} />
                {t('nav.compare')}
              </NavLink>
              <NavLink to={address.favourites()}>
                <Icon name="heart" size={20} />
                {t('nav.favourites')}
              </NavLink>
              <Link to={address.network()}>
                <Icon name="map-pin" size={20} />
                {t('nav.network')}
              </Link>
              <NavLink to={address.support()}>
                <Icon name="wrench" size={20} />
                {t('nav.support')}
              </NavLink>
              <NavLink to={address.help()}>
                <Icon name="info" size={20} />
                {t('nav.help')}
              </NavLink>
              <AccountLink onClick={() => sheet.current?.close()}>
                <Icon name="user" size={20} />
                {t(subject === null ? 'nav.signIn' : 'nav.account')}
              </AccountLink>
            </nav>
            <div className={styles.foot}>
              <a className={styles.call} href={phoneHref(phone)}>
                <Icon name="phone" size={20} />
                <span>{t('top.free')}</span>
                <bdi dir="ltr" className="num">
                  {phone}
                </bdi>
              </a>
              {languages.map(({ name, link }) => (
                <a key={link.lang} className={styles.language} {...link}>
                  <Icon name="globe" size={20} />
                  {name}
                </a>
              ))}
            </div>
          </div>
        )}
      </dialog>
    </>
  )
}
