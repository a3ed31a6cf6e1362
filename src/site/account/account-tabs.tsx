import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import customersTexts from '#texts/customers'
import { Drawing, Icon, type IconName } from '#ui/icon.tsx'
import styles from '#ui/tab-row.module.css'
import { useHere } from '../layout/account-link.tsx'
import { megaphone } from './drawings.ts'

type Tab = 'history' | 'ads' | 'messages' | 'alerts' | 'favourites' | 'profile'
/** The last one leads to the pages of the account, which have the same row. */
const tabs: readonly { tab: Tab; icon: IconName | null; to: string }[] = [
  { tab: 'history', icon: 'clock', to: address.history() },
  { tab: 'ads', icon: null, to: address.ads() },
  { tab: 'messages', icon: 'mail', to: address.messages() },
  { tab: 'alerts', icon: 'bell', to: address.alerts() },
  { tab: 'favourites', icon: 'heart', to: address.favourites() },
  { tab: 'profile', icon: 'user', to: address.customer() },
]

/** The screens of a customer side by side, over each of them; `here` is the one that is shown. */
export function AccountTabs({ here }: { here: Tab }) {
  const t = useText(customersTexts)
  const returnUrl = useHere()
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      {tabs.map(({ tab, icon, to }) => (
        <Link key={tab} to={to} aria-current={tab === here ? 'page' : undefined}>
          {icon === null ? <Drawing path={megaphone} size={18} flip /> : <Icon name={icon} size={18} />}
          {t(`tabs.${tab}`)}
        </Link>
      ))}
      <Link to={address.authentication('profile', { returnUrl })} rel="nofollow">
        <Icon name="wrench" size={18} />
        {t('tabs.account')}
      </Link>
    </nav>
  )
}
