import { lazy, Suspense } from 'react'
import { Link, useLoaderData } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiContext } from '#client/api.ts'
import { CompareBar } from '#domains/compare/ui/compare-bar.tsx'
import { CompareCheckbox } from '#domains/compare/ui/compare-checkbox.tsx'
import { CertifiedPoints } from '#domains/content/ui/certified-points.tsx'
import { SellBand } from '#domains/content/ui/sell-band.tsx'
import { Services } from '#domains/content/ui/services.tsx'
import { TrustLine } from '#domains/content/ui/trust-line.tsx'
import { FavouriteButton } from '#domains/favourites/ui/favourite-button.tsx'
import { BodyStyleTiles } from '#domains/reference/ui/body-style-tiles.tsx'
import { BrandTiles } from '#domains/reference/ui/brand-tiles.tsx'
import { StoreNetwork } from '#domains/reference/ui/store-network.tsx'
import { QuickSearch } from '#domains/search/ui/quick-search.tsx'
import type { VehicleCard as Car } from '#domains/vehicles/contract.ts'
import { VehicleCard } from '#domains/vehicles/ui/vehicle-card.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Icon } from '#ui/icon.tsx'
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

/** Makes shown as tiles. */
const tiles = 12

/** Counts for the search and the tiles, the chosen cars, the stores: all at once; a part that fails leaves its section out. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [counts, featured, promoted, stores] = await Promise.all([
    api.GET('/api/vehicles/facets', { params: { query: {} } }),
    api.GET('/api/vehicles/featured', { params: { query: { size: 4 } } }),
    api.GET('/api/vehicles/promoted', { params: { query: { size: 4 } } }),
    api.GET('/api/storageareas'),
  ])
  const facets = counts.data?.facets
  const cars = new Map(facets?.storageAreas.map(({ value, count }) => [value, count]))
  return {
    total: counts.data?.total ?? 0,
    certified: counts.data?.certified ?? 0,
    brands: facets?.brands.filter(({ count }) => count > 0).map(({ value, count }) => ({ value, count })) ?? [],
    cities: facets?.cities.filter(({ count }) => count > 0) ?? [],
    bodyStyles: Object.fromEntries(facets?.bodyStyles.map(({ value, count }) => [value, count]) ?? []),
    featured: featured.data ?? [],
    promoted: promoted.data ?? [],
    stores: (stores.data ?? []).map(({ id, name, names, city, cityNames, phone, latitude, longitude }) => {
      return { id, name, names, city, cityNames, phone, latitude, longitude, cars: cars.get(id) ?? 0 }
    }),
  }
}

export default function HomePage() {
  const stock = useLoaderData<typeof loader>()
  const t = useText('home')
  const site = useSite()
  return (
    <>
      <PageMeta title={t('seo.title')} description={t('seo.description')} />
      <Hero stock={stock} />

      <div className="container">
        <TrustLine />
      </div>

      <section className={styles.section}>
        <div className="container">
          <Head title={t('bodies.title')} more={{ to: address.search(), text: t('bodies.all') }} />
          <BodyStyleTiles counts={stock.bodyStyles} />
        </div>
      </section>

      <Featured stock={stock} />

      <section className={styles.section} id="sell">
        <div className="container">
          <SellBand phone={site.phone} networkHref="#map" />
        </div>
      </section>

      <section>
        <div className="container">
          <CertifiedPoints to={address.search({ IsCertified: true })} />
        </div>
      </section>

      <Promoted stock={stock} />
      <Brands stock={stock} />

      <section className={styles.section}>
        <div className="container">
          <Head title={t('services.title')} />
          <Services />
        </div>
      </section>

      <section id="map">
        <div className="container">
          <StoreNetwork stores={stock.stores} branches={site.branches} />
        </div>
      </section>

      <News />
      <CompareBar />
    </>
  )
}

type Stock = Awaited<ReturnType<typeof loader>>

/** What the house is, and the search before a car in its light. */
function Hero({ stock }: { stock: Stock }) {
  const t = useText('home')
  return (
    <section className={styles.hero}>
      <div className={styles.wall} />
      <div className={styles.floor} />
      <div className={`container ${styles.heroIn}`}>
        <div className={styles.copy}>
          <h1>{t('claim')}</h1>
          <p>{t('lead')}</p>
        </div>
        <StudioCar name="hero" className={styles.car} sizes="(max-width: 767px) 112vw, (max-width: 1023px) 36rem, min(54rem, 58vw)" eager />
        <div className={styles.search}>
          <QuickSearch brands={stock.brands} cities={stock.cities} total={stock.total} />
        </div>
      </div>
    </section>
  )
}

function Featured({ stock }: { stock: Stock }) {
  const t = useText('home')
  const { number } = useFormat()
  if (stock.featured.length === 0) return null
  return (
    <section>
      <div className="container">
        <Head
          title={t('featured.title')}
          lead={t('featured.lead')}
          more={{
            to: address.search({ IsCertified: true }),
            text: t('featured.all', { count: stock.certified, shown: number(stock.certified) }),
          }}
        />
        <CarRow cars={stock.featured} />
      </div>
    </section>
  )
}

function Promoted({ stock }: { stock: Stock }) {
  const t = useText('home')
  if (stock.promoted.length === 0) return null
  return (
    <section className={styles.section}>
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
    <section className={stock.promoted.length > 0 ? undefined : styles.section}>
      <div className="container">
        <Head title={t('brands.title')} more={{ to: address.search(), text: t('brands.all', { count: stock.brands.length }) }} />
        <BrandTiles brands={stock.brands.slice(0, tiles)} />
      </div>
    </section>
  )
}

function News() {
  const t = useText('contact')
  const site = useSite()
  return (
    <section className={styles.section}>
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
          />
        </li>
      ))}
    </ul>
  )
}
