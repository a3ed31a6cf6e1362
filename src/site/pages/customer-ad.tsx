import { data, type LoaderFunctionArgs, useLoaderData, useNavigate, useParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiContext } from '#client/api.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useSession } from '#client/use-session.ts'
import { AdEditor } from '#domains/processes/adverts/ui/ad-editor.tsx'
import { SignInForAds } from '#domains/processes/adverts/ui/own-ads.tsx'
import { useText } from '#i18n/text.ts'
import advertsTexts from '#texts/adverts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { Waiting } from '#ui/waiting.tsx'
import styles from '../account/account.module.css'
import { AccountTabs } from '../account/account-tabs.tsx'
import { PageMeta } from '../layout/page-meta.tsx'

/** Loads makes, cities and the minimum number of photos; the advert itself loads in the browser, for its owner only. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [brands, cities, settings] = await Promise.all([
    api.GET('/api/vehiclebrands/stripped'),
    api.GET('/api/cities/details'),
    api.GET('/api/settings/public'),
  ])
  if (!brands.data || !cities.data) throw data(null, { status: 503 })
  const least = settings.data?.find(({ key }) => key === 'ads.minPictures')?.value
  return {
    brands: brands.data.map(({ name, names }) => ({ name, names })),
    cities: cities.data.map(({ name, names }) => ({ name, names })),
    least: Number(least ?? 3),
  }
}

/** The editor of an advert; `new` creates one. */
export default function CustomerAdPage() {
  const t = useText(advertsTexts)
  const { id = '' } = useParams()
  const { state } = useSession()
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t(id === 'new' ? 'newTitle' : 'metaTitle')} description={t('metaDescription')} noIndex />
      <AccountTabs here="ads" />
      {state === 'anonymous' ? <SignInForAds /> : <Advert id={id} />}
    </div>
  )
}

function Advert({ id }: { id: string }) {
  const t = useText(advertsTexts)
  const choices = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const { state } = useSession()
  const isNew = id === 'new'
  const number = Number(id)
  const {
    data: ad,
    error,
    failed,
    setData,
    refetch,
  } = useQuery(
    apiQuery('/api/vehicleads/{id}', state === 'signedIn' && Number.isInteger(number) ? { params: { path: { id: number } } } : null),
  )
  if ((!isNew && !Number.isInteger(number)) || error?.isMissing || error?.status === 400)
    return (
      <EmptyState heading="h1" title={t('missingAd.title')} text={t('missingAd.text')}>
        <ButtonLink to={address.ads()}>{t('missingAd.back')}</ButtonLink>
      </EmptyState>
    )
  if (failed) return <Failed heading="h1" title={t('failed.title')} text={t('failed.text')} retry={failed.retry} />
  if (!isNew && !ad) return <Waiting label={t('loading')} lines={[40, 75, 60, 68]} />
  return (
    <AdEditor
      key={isNew ? 'new' : `${number}`}
      {...choices}
      ad={isNew ? null : ad}
      kept={(kept, isSent) => {
        if (isSent) void navigate(address.ads())
        else if (isNew) void navigate(address.ad(kept.id), { replace: true })
        else setData(kept)
      }}
      reload={() => void refetch()}
    />
  )
}
