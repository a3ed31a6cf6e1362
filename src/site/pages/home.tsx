import { lazy, Suspense, useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiContext } from '#client/api.ts'
import { CompareBar } from '#domains/compare/ui/compare-bar.tsx'
import { CompareCheckbox } from '#domains/compare/ui/compare-checkbox.tsx'
import { Sections } from '#domains/content/ui/article.tsx'
import { contentOf, homeParts } from '#domains/content/ui/page-content.ts'
import { SellDoor } from '#domains/content/ui/sell-door.tsx'
import { Services } from '#domains/content/ui/services.tsx'
import { TrustLine } from '#domains/content/ui/trust-line.tsx'
import { inShort, RealReport } from '#domains/expertise/sheet/ui/real-report.tsx'
import { FavouriteButton } from '#domains/favourites/ui/favourite-button.tsx'
import { BodyStyleTiles } from '#domains/reference/ui/body-style-tiles.tsx'
import { BrandTiles } from '#domains/reference/ui/brand-tiles.tsx'
import { StoreNetwork } from '#domains/reference/ui/store-network.tsx'
import { SentenceField } from '#domains/search/ui/sentence-field.tsx'
import type { VehicleCard as Car } from '#domains/vehicles/contract.ts'
import { VehicleCard } from '#domains/vehicles/ui/vehicle-card.tsx'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { HydrateLater } from '#ui/hydrate-later.ts'
import { Icon } from '#ui/icon.tsx'
import { Segments } from '#ui/segments.tsx'
import { StudioCar } from '#ui/studio-car.tsx'
import { CarMonthly } from '../layout/car-monthly.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import { useSite } from '../layout/site.ts'
import type { Route } from './+types/home'
import styles from './home.module.css'

// The server draws the form like the rest; the browser takes it over once the first view can be used.
const NewsletterForm = import.meta.env.SSR
  ? (await import('#domains/contact/ui/newsletter-form.tsx')).NewsletterForm
  : lazy(async () => ({ default: (await import('#domains/contact/ui/newsletter-form.tsx')).NewsletterForm }))

/** Makes shown as tiles, and cars in a row. */
const tiles = 12
const inRow = 4

/**
 * The texts, counts for the search and the tiles, the chosen cars, the stores: all at once; a part that fails leaves its section out. Where the house
 * has chosen none, the certified cars that came last stand in their place: nobody can pay for that order.
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
  const t = useText('home')
  const language = useLanguage()
  const site = useSite()
  const { promises, services, servicesTitle, others } = homeParts(stock.content)
  return (
    <>
      <PageMeta title={stock.content.titles[language] || t('seo.title')} description={t('seo.description')} />
      <Hero stock={stock} />

      <div className="container">
        <TrustLine promises={promises} />
      </div>

      <section className={`${styles.section} below`}>
        <div className="container">
          <Head title={t('bodies.title')} more={{ to: address.search(), text: t('bodies.all') }} />
          <HydrateLater>
            <BodyStyleTiles counts={stock.bodyStyles} />
          </HydrateLater>
        </div>
      </section>

      <Certified stock={stock} />
      {stock.report && (
        <section className={`${styles.section} ${styles.report} below`}>
          <div className="container">
            <HydrateLater>
              <RealReport report={stock.report} />
            </HydrateLater>
          </div>
        </section>
      )}
      <Promoted stock={stock} />
      <Brands stock={stock} />

      {services.length > 0 && (
        <section className={`${styles.section} below`}>
          <div className="container">
            <h2 className="vh">{servicesTitle?.[language]}</h2>
            <Services services={services} />
          </div>
        </section>
      )}
      {others.length > 0 && (
        <div className={`container ${styles.section}`}>
          <Sections sections={others} />
        </div>
      )}

      <section id="map" className="below">
        <div className="container">
          <HydrateLater>
            <StoreNetwork stores={stock.stores} branches={site.branches} />
          </HydrateLater>
        </div>
      </section>

      <News />
      <CompareBar />
    </>
  )
}

type Stock = Awaited<ReturnType<typeof loader>>

/** What the house is: a car in its light, and under it the two doors, buying and selling; on a phone one of them at a time. */
function Hero({ stock }: { stock: Stock }) {
  const t = useText('home')
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

/** The choice of the agencies, or else the certified cars that came last. */
function Certified({ stock }: { stock: Stock }) {
  const t = useText('home')
  const { number } = useFormat()
  const kind = stock.featured.length > 0 ? 'featured' : 'newest'
  if (stock[kind].length === 0) return null
  return (
    <section className="below">
      <div className="container">
        <Head
          title={t(`${kind}.title`)}
          lead={t(`${kind}.lead`)}
          more={{
            to: address.search({ IsCertified: true }),
            text: t('featured.all', { count: stock.certified, shown: number(stock.certified) }),
          }}
        />
        <CarRow cars={stock[kind]} />
      </div>
    </section>
  )
}

function Promoted({ stock }: { stock: Stock }) {
  const t = useText('home')
  if (stock.promoted.length === 0) return null
  return (
    <section className={`${styles.section} below`}>
      <div className="container">
        <Head
          title={t('promoted.title')}
          lead={t('promoted.lead')}
          more={{ to: address.search({ IsPromoted: true }), text: t('promoted.all') }}
        />
        <CarRow cars={stock.promoted} />
      </div>
    </section>
  )
}

function Brands({ stock }: { stock: Stock }) {
  const t = useText('home')
  if (stock.brands.length === 0) return null
  return (
    <section className={stock.promoted.length > 0 ? 'below' : `${styles.section} below`}>
      <div className="container">
        <Head title={t('brands.title')} more={{ to: address.search(), text: t('brands.all', { count: stock.brands.length }) }} />
        <HydrateLater>
          <BrandTiles brands={stock.brands.slice(0, tiles)} />
        </HydrateLater>
      </div>
    </section>
  )
}

function News() {
  const t = useText('contact')
  const site = useSite()
  return (
    <section className={`${styles.section} below`}>
      <div className="container">
        <div className={styles.news}>
          <div>
            <h2>{t('newsletter.title')}</h2>
            <p>{t('newsletter.lead')}</p>
          </div>
          <Suspense>
            <NewsletterForm controller={site.company || site.name} cndp={site.cndp} />
          </Suspense>
        </div>
      </div>
    </section>
  )
}

function Head({ title, lead, more }: { title: string; lead?: string; more?: { to: string; text: string } }) {
  return (
    <div className={styles.head}>
      <div>
        <h2>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {more && (
        <Link className={styles.more} to={more.to} prefetch="intent">
          {more.text}
          <Icon name="arrow-right" size={18} />
        </Link>
      )}
    </div>
  )
}

/** On a phone a card leaves room for the edge of the next. */
const rowSizes = '(min-width: 1280px) 18.5rem, (min-width: 1024px) 23vw, (min-width: 768px) 45vw, 76vw'

function CarRow({ cars }: { cars: readonly Car[] }) {
  return (
    <ul className={styles.cars}>
      {cars.map((car) => (
        <li key={car.id}>
          <VehicleCard
            car={car}
            href={address.car(car.slug, car.id)}
            actions={<FavouriteButton car={car} />}
            monthly={<CarMonthly car={car} />}
            compare={<CompareCheckbox car={car} />}
            sizes={rowSizes}
          />
        </li>
      ))}
    </ul>
  )
}
