import { NavLink, useMatch } from 'react-router'
import { address } from '#client/addresses.ts'
import { useFavourites } from '#domains/customers/favourites/ui/use-favourites.ts'
import { useText } from '#i18n/text.ts'
import siteTexts from '#texts/site'
import { Icon } from '#ui/icon.tsx'
import { AccountLink } from './account-link.tsx'
import styles from './tab-bar.module.css'

/** The bottom bar of small screens; the pages of a car and of the steps of a request have their own action bar there. */
export function TabBar() {
  const t = useText(siteTexts)
  const kept = useFavourites().cars.length
  const onCar = useMatch('/cars/:slug/:id')
  const onRequest = useMatch('/create-request')
  if (onCar || onRequest) return null
  return (
    <nav className={styles.bar} aria-label={t('nav.shortcuts')}>
      <NavLink to={address.home()}>
        <Icon name="house" size={22} />
        {t('nav.home')}
      </NavLink>
      <NavLink to={address.search()}>
        <Icon name="search" size={22} />
        {t('nav.buy')}
      </NavLink>
      <NavLink to={address.sell()}>
        <Icon name="car" size={22} />
        {t('nav.sell')}
      </NavLink>
      <NavLink to={address.favourites()}>
        <Icon name="heart" size={22} />
        {t('nav.favourites')}
        {kept > 0 && <Count of={kept} say={t('nav.favouritesCount', { count: kept })} />}
      </NavLink>
      <AccountLink>
        <Icon name="user" size={22} />
        {t('nav.account')}
      </AccountLink>
    </nav>
  )
}

function Count({ of, say }: { of: number; say: string }) {
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{of}</span>
      <span className="vh">{say}</span>
    </span>
  )
}
