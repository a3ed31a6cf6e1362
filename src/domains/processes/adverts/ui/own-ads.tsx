import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { forget, useQuery } from '#client/query/query.ts'
import { signIn } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import { useText } from '#i18n/text.ts'
import advertsTexts from '#texts/adverts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import styles from './ads.module.css'
import { OwnAdCard } from './own-ad.tsx'
import { BoostOutcome } from './own-boost.tsx'

/** The user's adverts with status and next step. Rendered in the browser only. */
export function OwnAds() {
  const t = useText(advertsTexts)
  const { state } = useSession()
  const { data, error, failed, refetch } = useQuery(
    apiQuery('/api/vehicleads', state === 'signedIn' ? { params: { query: { size: 100 } } } : null, {
      refetchOnWindowFocus: true,
    }),
  )
  // scrolls to the advert of the URL once the list is loaded
  const { hash } = useLocation()
  const isThere = data !== null
  useEffect(() => {
    if (isThere && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isThere, hash])
  // drops cached adverts: the editor must not start with an outdated price
  useEffect(() => forget('/api/vehicleads/{id}'), [])
  if (state === 'anonymous') return <SignInForAds />
  if (error?.code === 'CustomerInactive')
    return (
      <EmptyState heading="h1" title={t('closed.title')} text={error.message}>
        <ButtonLink to={address.contact()}>{t('closed.button')}</ButtonLink>
      </EmptyState>
    )
  if (failed) return <Failed heading="h1" title={t('failed.title')} text={t('failed.text')} retry={failed.retry} />
  if (!data)
    return (
      <div aria-busy="true">
        <h1 className={styles.title}>{t('title')}</h1>
        <p className="vh" role="status">
          {t('loading')}
        </p>
        <div className={styles.panel}>
          <SkeletonLines widths={[40, 75, 60, 68]} />
        </div>
      </div>
    )
  const begin = (
    <ButtonLink variant="primary" to={address.ad('new')}>
      {t('new')}
    </ButtonLink>
  )
  if (data.results.length === 0)
    return (
      <EmptyState heading="h1" title={t('empty.title')} text={t('empty.text')}>
        {begin}
      </EmptyState>
    )
  const online = data.results.filter(({ lastStatus, wishedPrice }) => lastStatus === 'Published' || wishedPrice !== null).length
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.small}>{t('count', { count: data.rowCount, online: String(online) })}</p>
        </div>
        {begin}
      </header>
      <div className={styles.outcome}>
        <BoostOutcome done={() => void refetch()} />
      </div>
      <ul className={styles.list}>
        {data.results.map((ad) => (
          <li key={ad.id} id={ad.reference} className={styles.place}>
            <OwnAdCard ad={ad} done={() => void refetch()} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Prompts a visitor to sign up; an advert requires an account. */
export function SignInForAds() {
  const t = useText(advertsTexts)
  return (
    <EmptyState heading="h1" title={t('signIn.title')} text={t('signIn.text')}>
      <Button onClick={() => void signIn()}>{t('signIn.button')}</Button>
    </EmptyState>
  )
}
