import { useText } from '#i18n/text.ts'
import identityTexts from '#texts/identity'
import type { IdentityPage } from './page.ts'

/** Returns the document title of a page. */
export function usePageTitle(page: IdentityPage): string {
  const t = useText(identityTexts)
  switch (page.kind) {
    case 'login':
      return t('login.pageTitle')
    case 'smsPhone':
      return t('sms.title')
    case 'smsCode':
      return t('sms.codeTitle')
    case 'register':
      return t('register.title')
    case 'verifyPhone':
      return t('verify.title')
    case 'forgotten':
      return t('forgotten.title')
    case 'forgottenSent':
      return t('forgotten.sentTitle')
    case 'reset':
      return t('reset.title')
    case 'confirmEmail':
      return t('confirmEmail.title')
    case 'link':
      return t(`link.${page.result}.title`)
    case 'alreadySignedIn':
      return t('already.title')
    case 'manage':
      return t('manage.title')
    case 'name':
      return t('name.title')
    case 'email':
      return t('email.title')
    case 'phone':
      return t('phone.title')
    case 'phoneCode':
      return t('phone.codeTitle')
    case 'password':
      return t('password.title')
    case 'deletion':
      return t('deletion.title')
    case 'signOut':
      return t('signOut.title')
    case 'signedOut':
      return t('signedOut.title')
    case 'deleted':
      return t('deleted.title')
    case 'error':
      return t(`error.${page.fault}.title`)
  }
}
