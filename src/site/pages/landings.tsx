import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { apiContext } from '#client/api.ts'
import { useText } from '#i18n/text.ts'
import landingTexts from '#texts/landing'
import frame from '../layout/content-page.module.css'
import { LinkLists, useLandingLists } from '../layout/landing-links.tsx'
import { loadLandings } from '../layout/load-landings.ts'
import { PageMeta } from '../layout/page-meta.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  return (await loadLandings(context.get(apiContext))).landings
}

/** Links to all landing pages: by make, city, body style and budget. */
export default function LandingsPage() {
  const t = useText(landingTexts)
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
