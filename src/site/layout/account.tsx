import { useState } from 'react'
import { useSession } from '#client/use-session.ts'
import { useText } from '#i18n/text.ts'
import siteTexts from '#texts/site'
import { Icon } from '#ui/icon.tsx'
import { optionalPart } from '#ui/late-part.tsx'
import { AccountLink } from './account-link.tsx'
import styles from './header.module.css'

const AccountMenu = optionalPart(async () => (await import('../account/account-menu.tsx')).AccountMenu)

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
      {known && <AccountMenu />}
    </>
  )
}
