import { useText } from '#i18n/text.ts'
import identityTexts from '#texts/identity'
import { Button, ButtonLink } from '#ui/button.tsx'
import styles from './form.module.css'
import { Frame } from './frame.tsx'
import type {
  AlreadySignedInPage,
  ConfirmEmailPage,
  ErrorPage,
  ForgottenSentPage,
  LinkPage,
  Shown,
  SignedOutPage,
  SignOutPage,
} from './page.ts'
import { shownName } from './shown-words.ts'

/** The reset link was sent, if the account exists. */
export function ForgottenSent({ page: { identifier, links }, shown }: { page: ForgottenSentPage; shown: Shown }) {
  const t = useText(identityTexts)
  return (
    <Frame shown={shown} title={t('forgotten.sentTitle')} lead={t('forgotten.sent', { identifier: shownName(identifier) })}>
      <p>{t('forgotten.sentHint')}</p>
      <div className={styles.links}>
        <a className={styles.link} href={links.again}>
          {t('forgotten.again')}
        </a>
        <a className={styles.link} href={links.login}>
          {t('forgotten.login')}
        </a>
      </div>
    </Frame>
  )
}

/** Asks to confirm the e-mail address. */
export function ConfirmEmail({ page: { email, action, token }, shown }: { page: ConfirmEmailPage; shown: Shown }) {
  const t = useText(identityTexts)
  return (
    <Frame shown={shown} title={t('confirmEmail.title')} lead={t('confirmEmail.text', { email: shownName(email) })}>
      <form method="post" action={action} data-once>
        <input type="hidden" name="_csrf" value={token} />
        <Button type="submit" size="large" block>
          {t('confirmEmail.submit')}
        </Button>
      </form>
    </Frame>
  )
}

/** Result of a mail link. */
export function Link({ page: { result, next }, shown }: { page: LinkPage; shown: Shown }) {
  const t = useText(identityTexts)
  return (
    <Frame shown={shown} title={t(`link.${result}.title`)} lead={t(`link.${result}.text`)}>
      <ButtonLink href={next} size="large" block>
        {t(`link.${result}.next`)}
      </ButtonLink>
    </Frame>
  )
}

/** A user is signed in: continue, or switch accounts. */
export function AlreadySignedIn({ page: { name, continueUrl, other }, shown }: { page: AlreadySignedInPage; shown: Shown }) {
  const t = useText(identityTexts)
  return (
    <Frame shown={shown} title={t('already.title')} lead={t('already.text', { name: shownName(name) })}>
      <div className={styles.form}>
        <ButtonLink href={continueUrl} size="large" block>
          {t('already.continue')}
        </ButtonLink>
        <form method="post" action={other.action} data-once>
          <input type="hidden" name="_csrf" value={other.token} />
          <Button type="submit" variant="outline" block>
            {t('already.other')}
          </Button>
        </form>
      </div>
    </Frame>
  )
}

/** Asks to confirm the sign-out. */
export function SignOut({ page: { name, action, fields, stay }, shown }: { page: SignOutPage; shown: Shown }) {
  const t = useText(identityTexts)
  return (
    <Frame shown={shown} title={t('signOut.title')} lead={name ? t('signOut.text', { name: shownName(name) }) : t('signOut.unnamed')}>
      <div className={styles.form}>
        <form method="post" action={action} data-once>
          {Object.entries(fields).map(([field, value]) => (
            <input type="hidden" name={field} value={value} key={field} />
          ))}
          <Button type="submit" size="large" block>
            {t('signOut.submit')}
          </Button>
        </form>
        <ButtonLink href={stay} variant="outline" block>
          {t('signOut.stay')}
        </ButtonLink>
      </div>
    </Frame>
  )
}

export function SignedOut({ page: { links }, shown }: { page: SignedOutPage; shown: Shown }) {
  const t = useText(identityTexts)
  return (
    <Frame shown={shown} title={t('signedOut.title')} lead={t('signedOut.text', { name: shownName(shown.site.name) })}>
      <div className={styles.form}>
        <ButtonLink href={shown.site.home} size="large" block>
          {t('signedOut.home')}
        </ButtonLink>
        {links.login && (
          <ButtonLink href={links.login} variant="outline" block>
            {t('signedOut.login')}
          </ButtonLink>
        )}
      </div>
    </Frame>
  )
}

export function Deleted({ shown }: { shown: Shown }) {
  const t = useText(identityTexts)
  return (
    <Frame shown={shown} title={t('deleted.title')} lead={t('deleted.text')}>
      <ButtonLink href={shown.site.home} size="large" block>
        {t('deleted.next')}
      </ButtonLink>
    </Frame>
  )
}

/** Error page. */
export function FailurePage({ page: { fault, reference }, shown }: { page: ErrorPage; shown: Shown }) {
  const t = useText(identityTexts)
  return (
    <Frame shown={shown} title={t(`error.${fault}.title`)} lead={t(`error.${fault}.text`)}>
      <div className={styles.form}>
        <ButtonLink href={shown.site.home} size="large" block>
          {t('error.home')}
        </ButtonLink>
        <p className={styles.hint}>{t('error.reference', { reference: shownName(reference) })}</p>
      </div>
    </Frame>
  )
}
