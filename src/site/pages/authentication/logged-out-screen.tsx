import { address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import sessionTexts from '#texts/session'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './authentication.module.css'

/** One line and the next links; `returnUrl` is the sign-in page after a retry. */
export function LoggedOutScreen({ returnUrl }: { returnUrl: string | undefined }) {
  const t = useText(sessionTexts)
  return (
    <div className={`container ${styles.screen}`}>
      <span className={styles.done}>
        <Icon name="circle-check" size={28} />
      </span>
      <h1>{t('loggedOut.title')}</h1>
      <p className={styles.text}>{t('loggedOut.text')}</p>
      <div className={styles.ways}>
        <ButtonLink variant="primary" to={address.home()}>
          {t('loggedOut.home')}
        </ButtonLink>
        <ButtonLink variant="outline" to={address.authentication('login', { returnUrl })}>
          {t('loggedOut.signIn')}
        </ButtonLink>
      </div>
    </div>
  )
}
