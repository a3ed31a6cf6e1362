import { Suspense } from 'react'
import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { CompareCheckbox } from '#domains/catalogue/compare/ui/compare-checkbox.tsx'
import type { VehicleCard as Car } from '#domains/catalogue/vehicles/contract.ts'
import { VehicleCard } from '#domains/catalogue/vehicles/ui/vehicle-card.tsx'
import { FavouriteButton } from '#domains/customers/favourites/ui/favourite-button.tsx'
import { NewsletterForm } from '#domains/customers/leads/ui/newsletter-form.tsx'
import { BodyStyleTiles } from '#domains/foundation/reference/ui/body-style-tiles.tsx'
import { BrandTiles } from '#domains/foundation/reference/ui/brand-tiles.tsx'
import { StoreNetwork } from '#domains/foundation/reference/ui/store-network.tsx'
import { RealReport } from '#domains/processes/inspection/ui/real-report.tsx'
import { Sections } from '#domains/publishing/content/ui/article.tsx'
import { homeParts } from '#domains/publishing/content/ui/page-content.ts'
import { Services } from '#domains/publishing/content/ui/services.tsx'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import contactTexts from '#texts/contact'
import homeTexts from '#texts/home'
import { Icon } from '#ui/icon.tsx'
import { CarMonthly } from '../layout/car-monthly.tsx'
import { useScrollToHash } from '../layout/scroll-to-hash.ts'
import { useSite } from '../layout/site.ts'
import type { Route } from './+types/home'
import styles from './home.module.css'

type Stock = Route.ComponentProps['loaderData']

const tiles = 12

/** The home page below the fold: kinds of cars, selected cars, makes, services, stores, news. */
export function HomeBelow({ stock }: { stock: Stock }) {
  useScrollToHash()
  const t = useText(homeTexts)
  const language = useLanguage()
  const { services, servicesTitle, others } = homeParts(stock.content)
  const { inspectionPoints } = useSite()
  return (
    <div>
      <section className={styles.section}>
        <div className="container">
          <Head title={t('bodies.title')} more={{ to: address.search(), text: t('bodies.all') }} />
          <Suspense>
            <BodyStyleTiles counts={stock.bodyStyles} />
          </Suspense>
        </div>
      </section>

      <Certified stock={stock} />
      {stock.report && (
        <section className={`${styles.section} ${styles.report}`}>
          <div className="container">
            <Suspense>
              <RealReport report={stock.report} inspectionPoints={inspectionPoints} />
            </Suspense>
          </div>
        </section>
      )}
      <Promoted stock={stock} />
      <Brands stock={stock} />

      {services.length > 0 && (
        <section className={styles.section}>
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

      <section id="map">
        <div className="container">
          <Suspense>
            <StoreNetwork stores={stock.stores} />
          </Suspense>
        </div>
      </section>

      <News />
    </div>
  )
}

/** The cars selected by the agencies, else the latest certified cars. */
function Certified({ stock }: { stock: Stock }) {
  const t = useText(homeTexts)
  const { number } = useFormat()
  const kind = stock.featured.length > 0 ? 'featured' : 'newest'
  return (
    <CarSection
      title={t(`${kind}.title`)}
      lead={t(`${kind}.lead`)}
      more={{
        to: address.search({ IsCertified: true }),
        text: t('featured.all', { count: stock.certified, shown: number(stock.certified) }),
      }}
      cars={stock[kind]}
    />
  )
}

function Promoted({ stock }: { stock: Stock }) {
  const t = useText(homeTexts)
  return (
    <CarSection
      className={styles.section}
      title={t('promoted.title')}
      lead={t('promoted.lead')}
      more={{ to: address.search({ IsPromoted: true }), text: t('promoted.all') }}
      cars={stock.promoted}
    />
  )
}

interface HeadProps {
  title: string
  lead?: string
  more: { to: string; text: string }
}

/** A row of cars under its title; nothing without cars. */
function CarSection({ className, cars, ...head }: HeadProps & { className?: string | undefined; cars: readonly Car[] }) {
  if (cars.length === 0) return null
  return (
    <section className={className}>
      <div className="container">
        <Head {...head} />
        <CarRow cars={cars} />
      </div>
    </section>
  )
}

function Brands({ stock }: { stock: Stock }) {
  const t = useText(homeTexts)
  if (stock.brands.length === 0) return null
  return (
    <section className={stock.promoted.length > 0 ? undefined : styles.section}>
      <div className="container">
        <Head title={t('brands.title')} more={{ to: address.search(), text: t('brands.all', { count: stock.brands.length }) }} />
        <Suspense>
          <BrandTiles brands={stock.brands.slice(0, tiles)} />
        </Suspense>
      </div>
    </section>
  )
}

function News() {
  const t = useText(contactTexts)
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

function Head({ title, lead, more }: HeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <Link className={styles.more} to={more.to} prefetch="intent">
        {more.text}
        <Icon name="arrow-right" size={18} />
      </Link>
    </div>
  )
}

/** On a phone the edge of the next card is visible. */
const rowSizes = '(min-width: 1280px) 18.5rem, (min-width: 1024px) 23vw, (min-width: 768px) 45vw, 76vw'

function CarRow({ cars }: { cars: readonly Car[] }) {
  return (
    <Suspense>
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
    </Suspense>
  )
}
