import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import customersTexts from '#texts/customers'
import { Drawing, Icon, type IconName } from '#ui/icon.tsx'
import styles from '#ui/tab-row.module.css'
import { useHere } from '../layout/account-link.tsx'
import { megaphone } from './drawings.ts'

type Tab = 'history' | 'ads' | 'messages' | 'alerts' | 'favourites' | 'profile'
/** The last one leads to the pages of the account, which have the same tabs. */
const tabs: readonly { tab: Tab; icon: IconName | null; to: string }[] = [
  { tab: 'history', icon: 'clock', to: address.history() },
  { tab: 'ads', icon: null, to: address.ads() },
  { tab: 'messages', icon: 'mail', to: address.messages() },
  { tab: 'alerts', icon: 'bell', to: address.alerts() },
  { tab: 'favourites', icon: 'heart', to: address.favourites() },
  { tab: 'profile', icon: 'user', to: address.customer() },
]

interface AccountTabsProps {
  here: Tab
  /** number of pending tasks; null while they load: its space is reserved */
  todo?: number | null
}

/** The screens of a customer as tabs; `here` is the current one. */
export function AccountTabs({ here, todo }: AccountTabsProps) {
  const t = useText(customersTexts)
  const returnUrl = useHere()
  const row = useRef<HTMLElement>(null)
  // on a phone the tabs are wider than the screen
  useEffect(() => {
    const [nav, current] = [row.current, row.current?.querySelector<HTMLElement>(`[data-tab=${here}]`)]
    if (!nav || !current) return
    const [frame, tab] = [nav.getBoundingClientRect(), current.getBoundingClientRect()]
    if (tab.left < frame.left || tab.right > frame.right) nav.scrollLeft += tab.left - frame.left - (frame.width - tab.width) / 2
  }, [here])
  return (
    <nav ref={row} className={styles.tabs} aria-label={t('tabs.label')}>
      {tabs.map(({ tab, icon, to }) => (
        <Link key={tab} to={to} data-tab={tab} aria-current={tab === here ? 'page' : undefined}>
          {icon === null ? <Drawing path={megaphone} size={18} flip /> : <Icon name={icon} size={18} />}
          {t(`tabs.${tab}`)}
          {tab === 'history' && todo !== undefined && (
            <span className={styles.count} data-empty={!todo || undefined}>
              {todo ?? ''}
            </span>
          )}
        </Link>
      ))}
      <Link to={address.authentication('profile', { returnUrl })} rel="nofollow">
        <Icon name="wrench" size={18} />
        {t('tabs.account')}
      </Link>
    </nav>
  )
}
