import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import styles from './account-tabs.module.css'

type Tab = 'history' | 'alerts' | 'favourites' | 'profile'
const tabs: readonly { tab: Tab; icon: IconName; to: string }[] = [
  { tab: 'history', icon: 'clock', to: address.history() },
  { tab: 'alerts', icon: 'bell', to: address.alerts() },
  { tab: 'favourites', icon: 'heart', to: address.favourites() },
  { tab: 'profile', icon: 'user', to: address.customer() },
]

/** The screens of a customer side by side, over each of them; `here` is the one that is shown. */
export function AccountTabs({ here }: { here: Tab }) {
  const t = useText('customers')
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      {tabs.map(({ tab, icon, to }) => (
        <Link key={tab} to={to} aria-current={tab === here ? 'page' : undefined}>
          <Icon name={icon} size={18} />
          {t(`tabs.${tab}`)}
        </Link>
      ))}
    </nav>
  )
}
