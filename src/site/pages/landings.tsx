import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { apiContext } from '#client/api.ts'
import { useText } from '#i18n/text.ts'
import { landingMinimum } from '#shared/landing.ts'
import frame from '../layout/content-page.module.css'
import { LinkLists, landingsOf, useLandingLists } from '../layout/landing-links.tsx'
import { PageMeta } from '../layout/page-meta.tsx'

/** Everything that has a landing page, with how many cars stand behind it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [all, cheap] = await Promise.all([
    api.GET('/api/vehicles/facets'),
    // a budget has a page from as many cars on as it takes
    api.GET('/api/vehicles', { params: { query: { MinPrice: 1, sortPropertyName: 'price', size: landingMinimum } } }),
  ])
  if (!all.data) throw data(null, { status: all.response.status })
  return landingsOf(all.data, cheap.data?.results[landingMinimum - 1]?.price ?? null)
}

/** The way to every landing page: by make, city, body style and budget. */
export default function LandingsPage() {
  const t = useText('landing')
  return (
    <div className={`container ${frame.page}`}>
      <PageMeta title={t('titleAll')} description={t('descriptionAll')} />
      <header className={frame.head}>
        <h1>{t('titleAll')}</h1>
        <p>{t('descriptionAll')}</p>
      </header>
      <LinkLists lists={useLandingLists(useLoaderData<typeof loader>())} />
    </div>
  )
}
