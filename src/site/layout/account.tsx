import { lazy, Suspense, useState } from 'react'
import { useSession } from '#client/use-session.ts'
import { useText } from '#i18n/text.ts'
import siteTexts from '#texts/site'
import { Icon } from '#ui/icon.tsx'
import { AccountLink } from './account-link.tsx'
import styles from './header.module.css'

// a lost connection costs the menu, not the page
const AccountMenu = lazy(() =>
  import('../account/account-menu.tsx').then(
    (menu) => ({ default: menu.AccountMenu }),
    () => ({ default: () => null }),
  ),
)

/** At the end of the main bar: sign-in, or the greeting that opens the menu. The code of the account loads on first use. */
export function Account() {
  const t = useText(siteTexts)
  const { subject, name } = useSession()
  const [known, setKnown] = useState(false)
  if (subject !== null && !known) setKnown(true)
  return (
    <>
      <AccountLink className={`${styles.icon} ${styles.account}`} label={t('nav.signIn')}>
        <Icon name="user" size={20} />
        {subject !== null && (
          <>
            <span className="vh">{t('nav.account')}</span>
            {name && <span className={styles.hello}>{t('nav.hello', { name })}</span>}
          </>
        )}
      </AccountLink>
      {known && (
        <Suspense>
          <AccountMenu />
        </Suspense>
      )}
    </>
  )
}
