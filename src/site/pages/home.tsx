import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiContext } from '#client/api.ts'
import { CompareBar } from '#domains/catalogue/compare/ui/compare-bar.tsx'
import { SentenceField } from '#domains/catalogue/search/ui/sentence-field.tsx'
import { inShort } from '#domains/processes/inspection/ui/real-report.tsx'
import { contentOf, homeParts } from '#domains/publishing/content/ui/page-content.ts'
import { SellDoor } from '#domains/publishing/content/ui/sell-door.tsx'
import { TrustLine } from '#domains/publishing/content/ui/trust-line.tsx'
import { useLanguage, useText } from '#i18n/text.ts'
import homeTexts from '#texts/home'
import { renderedPart } from '#ui/late-part.tsx'
import { Segments } from '#ui/segments.tsx'
import { StudioCar } from '#ui/studio-car.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import { useSite } from '../layout/site.ts'
import type { Route } from './+types/home'
import styles from './home.module.css'

const Below = renderedPart(async () => (await import('./home-below.tsx')).HomeBelow)

const inRow = 4

/**
 * Loads texts, counts, selected cars and stores in parallel; a part that fails omits its section. Without a selection the latest
 * certified cars are shown: that order cannot be bought.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, counts, featured, promoted, stores] = await Promise.all([
    api.GET('/api/websitepages/home'),
    api.GET('/api/vehicles/facets', { params: { query: {} } }),
    api.GET('/api/vehicles/featured', { params: { query: { size: inRow } } }),
    api.GET('/api/vehicles/promoted', { params: { query: { size: inRow } } }),
    api.GET('/api/storageareas'),
  ])
  const newest = featured.data?.length
    ? null
    : await api.GET('/api/vehicles', { params: { query: { IsCertified: true, sortPropertyName: 'published', size: inRow } } })
  const inspected = [...(featured.data ?? []), ...(newest?.data?.results ?? [])].find((car) => car.hasPublicExpertiseSheet)
  const sheet = inspected && (await api.GET('/api/vehicles/{id}/expertise/sheet', { params: { path: { id: inspected.id } } }))
  const facets = counts.data?.facets
  const cars = new Map(facets?.storageAreas.map(({ value, count }) => [value, count]))
  return {
    content: contentOf(page.data),
    total: counts.data?.total ?? 0,
    certified: counts.data?.certified ?? 0,
    brands: facets?.brands.filter(({ count }) => count > 0).map(({ value, count }) => ({ value, count })) ?? [],
    cities: facets?.cities.filter(({ count }) => count > 0) ?? [],
    bodyStyles: Object.fromEntries(facets?.bodyStyles.map(({ value, count }) => [value, count]) ?? []),
    featured: featured.data ?? [],
    newest: newest?.data?.results ?? [],
    promoted: promoted.data ?? [],
    report: inspected && sheet?.data ? inShort(inspected, sheet.data) : null,
    stores: (stores.data ?? []).map(({ id, tag, name, names, city, cityNames, phone, latitude, longitude }) => {
      return { id, tag, name, names, city, cityNames, phone, latitude, longitude, cars: cars.get(id) ?? 0 }
    }),
  }
}

export default function HomePage() {
  const stock = useLoaderData<typeof loader>()
  const t = useText(homeTexts)
  const language = useLanguage()
  const { promises } = homeParts(stock.content)
  const { warranty } = useSite()
  return (
    <>
      <PageMeta
        title={stock.content.titles[language] || t('seo.title')}
        description={
          warranty.min < warranty.max
            ? t('seo.description', { min: String(warranty.min), max: warranty.max })
            : t('seo.sameWarranty', { max: warranty.max })
        }
      />
      <Hero stock={stock} />

      <div className="container">
        <TrustLine promises={promises} />
      </div>

      <Below stock={stock} />
      <CompareBar />
    </>
  )
}

type Stock = Awaited<ReturnType<typeof loader>>

/** The hero: a car, and under it two panels, buying and selling; on a phone one of them at a time. */
function Hero({ stock }: { stock: Stock }) {
  const t = useText(homeTexts)
  const language = useLanguage()
  const site = useSite()
  const { claim, waysToSell } = homeParts(stock.content)
  const [door, setDoor] = useState<'buy' | 'sell'>('buy')
  return (
    <section className={styles.hero}>
      <div className="container">
        <div className={styles.stage}>
          <div className={styles.wall} />
          <div className={styles.floor} />
          <h1>{claim?.[language] || t('claim')}</h1>
          <StudioCar
            name="hero"
            className={styles.car}
            sizes="(max-width: 767px) 82vw, (max-width: 1023px) 30rem, min(47rem, 52vw)"
            eager
          />
        </div>
        <div className={styles.doors}>
          <div className={styles.segment}>
            <Segments
              legend={t('doors.legend')}
              quiet
              options={[
                { value: 'buy', label: t('doors.buy') },
                { value: 'sell', label: t('doors.sell') },
              ]}
              value={door}
              change={setDoor}
            />
          </div>
          <div className={styles.buy}>
            <SentenceField choices={stock} total={stock.total} />
          </div>
          <div className={styles.sell}>
            <SellDoor
              ways={waysToSell}
              phone={site.phone}
              networkHref="#map"
              estimateHref={address.sell()}
              requestHref={address.createRequest()}
            />
          </div>
        </div>
      </div>
    </section>
  )
}
