import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { wholeAddress } from '#client/sign-in.ts'
import { useText } from '#i18n/text.ts'
import { codeOfWords } from '#shared/session-errors.ts'
import sessionTexts from '#texts/session'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './authentication.module.css'

interface FailedScreenProps {
  /** from the address: only texts of our catalogue are shown, since a link can contain any text */
  words: string
  returnUrl: string | undefined
}

/** Why sign-in failed, and a retry: through sign-out, which clears a half-completed session. */
export function FailedScreen({ words, returnUrl }: FailedScreenProps) {
  const t = useText(sessionTexts)
  const code = codeOfWords(words)
  const retry = useRetry(returnUrl)
  return (
    <div className={`container ${styles.screen}`}>
      <span className={styles.failed}>
        <Icon name="circle-alert" size={28} />
      </span>
      <h1>{t('failed.title')}</h1>
      <p className={styles.text} role="alert">
        {t(`error.${code ?? 'signIn'}`)}
      </p>
      {code && <p className={styles.words}>{t('failed.words', { words: `\u2068${words}\u2069` })}</p>}
      <ButtonLink variant="primary" to={retry}>
        {t('failed.retry')}
      </ButtonLink>
      <Link className={styles.home} to={address.home()}>
        {t('failed.home')}
      </Link>
    </div>
  )
}

/** Sign-out, then sign-in, then the return address; only the browser knows the origin. */
function useRetry(returnUrl: string | undefined): string {
  const [retry, setRetry] = useState(address.authentication('logout'))
  useEffect(() => {
    setRetry(address.authentication('logout', { returnUrl: wholeAddress(address.authentication('login', { returnUrl })) }))
  }, [returnUrl])
  return retry
}
