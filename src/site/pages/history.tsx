import { address } from '#client/addresses.ts'
import { signIn } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import { useText } from '#i18n/text.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { AccountTabs } from '../account/account-tabs.tsx'
import { PageMeta } from '../layout/page-meta.tsx'

/** Purchases and sales of a customer. Until the site takes bookings and requests there are none, and the page says where to begin. */
export default function HistoryPage() {
  const t = useText('session')
  const { state } = useSession()
  return (
    <div className="container">
      <PageMeta title={t('history.title')} description={t('history.description')} noIndex />
      <AccountTabs here="history" />
      {state === 'anonymous' ? (
        <EmptyState heading="h1" title={t('history.signIn.title')} text={t('history.signIn.text')}>
          <Button onClick={() => void signIn()}>{t('history.signIn.button')}</Button>
        </EmptyState>
      ) : state === 'signedIn' ? (
        <EmptyState heading="h1" title={t('history.empty.title')} text={t('history.empty.text')}>
          <ButtonLink variant="primary" to={address.search()}>
            {t('history.empty.buy')}
          </ButtonLink>
          <ButtonLink variant="outline" to={address.favourites()}>
            {t('history.empty.favourites')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div aria-busy="true">
          <SkeletonLines widths={[40, 75, 60]} />
        </div>
      )}
    </div>
  )
}
