import { useParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useSession } from '#client/use-session.ts'
import { AdStatistics } from '#domains/processes/adverts/figures/ui/ad-statistics.tsx'
import { SignInForAds } from '#domains/processes/adverts/ui/own-ads.tsx'
import { useText } from '#i18n/text.ts'
import adStatisticsTexts from '#texts/adStatistics'
import advertsTexts from '#texts/adverts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { Waiting } from '#ui/waiting.tsx'
import styles from '../account/account.module.css'
import { AccountTabs } from '../account/account-tabs.tsx'
import { PageMeta } from '../layout/page-meta.tsx'

/** Statistics of an advert; load in the browser, for its owner only. */
export default function CustomerAdStatisticsPage() {
  const t = useText(adStatisticsTexts)
  const { state } = useSession()
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('meta')} description={t('metaText')} noIndex />
      <AccountTabs here="ads" />
      {state === 'anonymous' ? <SignInForAds /> : <Figures />}
    </div>
  )
}

function Figures() {
  const t = useText(adStatisticsTexts)
  const words = useText(advertsTexts)
  const { id = '' } = useParams()
  const { state } = useSession()
  const isNumber = /^\d{1,9}$/.test(id)
  const init = state === 'signedIn' && isNumber ? { params: { path: { id: Number(id) } } } : null
  const ad = useQuery(apiQuery('/api/vehicleads/{id}', init))
  const statistics = useQuery(apiQuery('/api/vehicleads/{id}/statistics', init))
  const worth = useQuery(apiQuery('/api/vehicleads/{id}/worth', init))
  const course = useQuery(apiQuery('/api/vehicleads/{id}/worth/days', init))
  if (!isNumber || ad.error?.isMissing || ad.error?.status === 400)
    return (
      <EmptyState heading="h1" title={words('missingAd.title')} text={words('missingAd.text')}>
        <ButtonLink to={address.ads()}>{words('missingAd.back')}</ButtonLink>
      </EmptyState>
    )
  const failed = ad.failed ?? statistics.failed ?? worth.failed
  if (failed) return <Failed heading="h1" title={words('failed.title')} text={words('failed.text')} retry={failed.retry} />
  if (!ad.data || !statistics.data || (worth.data === null && worth.isFetching))
    return <Waiting label={t('loading')} lines={[40, 75, 60, 68]} />
  const changed = () => {
    for (const one of [ad, statistics, worth, course]) void one.refetch()
  }
  return (
    <AdStatistics ad={ad.data} statistics={statistics.data} worth={worth.data ?? undefined} course={course.data ?? []} changed={changed} />
  )
}
