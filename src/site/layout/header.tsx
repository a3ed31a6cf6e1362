import { useEffect, useRef, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { address } from '#client/addresses.ts'
import { restoreLanguageScroll, useLanguageSwitch } from '#client/use-language-switch.ts'
import { useCompare } from '#domains/catalogue/compare/ui/use-compare.ts'
import { useFavourites } from '#domains/customers/favourites/ui/use-favourites.ts'
import { useSyncAccount } from '#domains/customers/favourites/ui/use-sync-account.ts'
import { OwnChip } from '#domains/processes/buying/reservations/ui/own-chip.tsx'
import { useText } from '#i18n/text.ts'
import { phoneHref } from '#shared/phone.ts'
import siteTexts from '#texts/site'
import { Icon } from '#ui/icon.tsx'
import { optionalPart } from '#ui/late-part.tsx'
import { Account } from './account.tsx'
import styles from './header.module.css'
import { HeaderSearch } from './header-search.tsx'
import { LanguageMenu } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { Optional } from './optional.tsx'
import { useSite } from './site.ts'

const FavouritesHover = optionalPart(async () => (await import('./favourites-hover.tsx')).FavouritesHover)

/** Top bar and main bar. The main bar is sticky and turns dark after 300 px of scrolling (spec, section 2). */
export function Header() {
  const { sentinel, passed } = usePassed()
  const languages = useLanguageSwitch()
  useEffect(restoreLanguageScroll, [])
  return (
    <header className={styles.banner}>
      <i ref={sentinel} className={styles.sentinel} aria-hidden="true" />
      <TopBar />
      <div className={styles.header} data-scrolled={passed ? '' : undefined}>
        <div className={`container ${styles.bar}`}>
          <MobileMenu />
          <Link className={styles.logo} to={address.home()}>
            <Logo />
          </Link>
          <MainNav />
          <div className={styles.end}>
            <Optional>
              <OwnChip />
            </Optional>
            {languages.map(({ name, short, link }) => (
              <a key={link.lang} {...link} href={link.href} className={`${styles.icon} ${styles.letter}`} aria-label={`${short}, ${name}`}>
                {short}
              </a>
            ))}
            <HeaderSearch />
            <Favourites />
            <Account />
          </div>
        </div>
      </div>
    </header>
  )
}

function TopBar() {
  const t = useText(siteTexts)
  const { phone } = useSite()
  return (
    <div className={styles.topbar}>
      <div className={`container ${styles.topbarIn}`}>
        <div className={styles.topbarStart}>
          <LanguageMenu />
          <Link className={styles.topLink} to={address.network()}>
            {t('top.network')}
          </Link>
          <Link className={styles.topLink} to={address.contact()}>
            {t('top.contact')}
          </Link>
        </div>
        <a className={styles.topLink} href={phoneHref(phone)}>
          <Icon name="phone" size={16} />
          <span>{t('top.free')}</span>
          <bdi dir="ltr" className="num">
            {phone}
          </bdi>
        </a>
      </div>
    </div>
  )
}

/** The pages of the main bar, with the number of cars to compare. */
function MainNav() {
  const t = useText(siteTexts)
  const compared = useCompare().cars.length
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      <NavLink to={address.home()} prefetch="intent">
        {t('nav.home')}
      </NavLink>
      <NavLink to={address.search()} prefetch="intent">
        {t('nav.buy')}
      </NavLink>
      <NavLink to={address.sell()} prefetch="intent">
        {t('nav.sell')}
      </NavLink>
      <NavLink to={address.compare()} prefetch="intent">
        {t('nav.compare')}
        {compared > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{compared}</span>
            <span className="vh">{t('nav.compareCount', { count: compared })}</span>
          </span>
        )}
      </NavLink>
      <NavLink to={address.support()} prefetch="intent">
        {t('nav.support')}
      </NavLink>
      <NavLink to={address.help()} prefetch="intent">
        {t('nav.help')}
      </NavLink>
      <NavLink to={address.about()} prefetch="intent">
        {t('footer.about')}
      </NavLink>
    </nav>
  )
}

/** The heart with the number of saved cars; the list under it opens on hover or focus and closes with Esc. */
function Favourites() {
  const t = useText(siteTexts)
  const { cars } = useFavourites()
  useSyncAccount()
  const [folded, setFolded] = useState(false)
  useEffect(() => {
    const fold = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setFolded(true)
    }
    document.addEventListener('keydown', fold)
    return () => document.removeEventListener('keydown', fold)
  }, [])
  return (
    <div className={styles.favourites}>
      <Link
        className={styles.icon}
        to={address.favourites()}
        aria-label={t('nav.favouritesCount', { count: cars.length })}
        prefetch="intent"
        onMouseEnter={() => setFolded(false)}
        onFocus={() => setFolded(false)}
      >
        <Icon name="heart" size={20} />
        {cars.length > 0 && (
          <span className={`${styles.count} ${styles.onIcon}`} aria-hidden="true">
            {cars.length}
          </span>
        )}
      </Link>
      {!folded && <FavouritesHover cars={cars} />}
    </div>
  )
}

/** Whether a mark at 300 px from the top has left the screen; uses IntersectionObserver instead of scroll events. */
function usePassed() {
  const sentinel = useRef<HTMLElement>(null)
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!sentinel.current) return
    // a busy browser batches several entries: the last is current
    const watch = new IntersectionObserver((seen) => {
      const now = seen.at(-1)
      if (now) setPassed(!now.isIntersecting && now.boundingClientRect.top < 0)
    })
    watch.observe(sentinel.current)
    return () => watch.disconnect()
  }, [])
  return { sentinel, passed }
}
