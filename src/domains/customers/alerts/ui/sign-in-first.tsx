import { signIn } from '#client/sign-in.ts'
import { useText } from '#i18n/text.ts'
import alertsTexts from '#texts/alerts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** Alerts require an account: shows the sign-in, which returns here. */
export function SignInFirst() {
  const t = useText(alertsTexts)
  return (
    <EmptyState heading="h1" title={t('signInTitle')} text={t('signInText')}>
      <Button onClick={() => void signIn()}>{t('signIn')}</Button>
    </EmptyState>
  )
}
