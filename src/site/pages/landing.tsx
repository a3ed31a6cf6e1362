import { data, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiContext } from '#client/api.ts'
import { FavouriteButton } from '#domains/favourites/ui/favourite-button.tsx'
import type { Facets } from '#domains/search/contract.ts'
import { useSearchTitle } from '#domains/search/ui/use-search-title.ts'
import { crumbsStructuredData } from '#domains/vehicles/ui/car-structured-data.ts'
import { VehicleCard } from '#domains/vehicles/ui/vehicle-card.tsx'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, usePage, useText } from '#i18n/text.ts'
import { cityLanding, landingMinimum, landingSlug, makeLanding } from '#shared/landing.ts'
import { localized } from '#shared/language.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CarMonthly } from '../layout/car-monthly.tsx'
import frame from '../layout/content-page.module.css'
import { PageMeta } from '../layout/page-meta.tsx'
import { StructuredData } from '../layout/structured-data.tsx'
import styles from './landing.module.css'

/** Links of a list: the page names its neighbours, not the whole stock. */
const maxLinks = 24
const firstCars = 12

/**
 * The cars of a make, a model or a city with what the index knows of all of them. A name that nobody sells is 404; too few cars lead to
 * the search, for now: tomorrow they may be enough.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const ask = async (query: { Brands?: string[]; Models?: string[]; Cities?: string[] }) => {
    const { data: found, response } = await api.GET('/api/vehicles/facets', { params: { query } })
    if (!found) throw data(null, { status: response.status })
    return found
  }
  const called = <T extends { value: string }>(names: readonly T[], slug: string | undefined): string => {
    const found = names.find(({ value }) => landingSlug(value) === slug)
    if (!found) throw data(null, { status: 404 })
    return found.value
  }
  const criteria: { Brands?: string[]; Models?: string[]; Cities?: string[] } = {}
  const all = await ask({})
  if (params.city !== undefined) criteria.Cities = [called(all.facets.cities, params.city)]
  else {
    const brand = called(all.facets.brands, params.brand)
    criteria.Brands = [brand]
    if (params.model !== undefined) {
      const { facets } = await ask(criteria)
      criteria.Models = [
        called(
          facets.models.filter((model) => model.brand === brand),
          params.model,
        ),
      ]
    }
  }
  const [found, list] = await Promise.all([
    ask(criteria),
    api.GET('/api/vehicles', { params: { query: { ...criteria, size: firstCars } } }),
  ])
  if (found.total < landingMinimum) throw redirect(address.search(criteria))
  const enough = <T extends { count: number }>(names: readonly T[]) =>
    names.filter(({ count }) => count >= landingMinimum).slice(0, maxLinks)
  const { brands, models, cities, fuelTypes } = found.facets
  const [min, max] = [found.histograms.price.min, found.histograms.price.max]
  return {
    criteria,
    cars: list.data?.results ?? [],
    total: found.total,
    certified: found.certified,
    prices: min === null || max === null ? null : { min, max },
    years: found.histograms.year,
    city: cities.find(({ value }) => value === criteria.Cities?.[0]) ?? null,
    // counts of a list leave out its own filter: of the makes and cities they are those of the pages behind the links only here
    brands: params.city === undefined ? enough(brands) : enough(all.facets.brands),
    cities: enough(all.facets.cities),
    models: criteria.Brands ? enough(models.filter((model) => model.brand === criteria.Brands?.[0])) : [],
    fuels: fuelTypes.filter(({ count }) => count > 0),
  }
}

type Landing = Exclude<Awaited<ReturnType<typeof loader>>, Response>

/** A make, a model or a city: its cars, what they cost, and the ways to its neighbours. */
export default function LandingPage() {
  const page = useLoaderData<typeof loader>()
  const { criteria, cars, total, prices } = page
  const t = useText('landing')
  const search = useText('search')
  const format = useFormat()
  const { origin, basePath } = usePage()
  const questions = useQuestions(page)
  const title = useSearchTitle(new URL(address.search(criteria), origin).searchParams, page.city ? [page.city] : [])
  const [brand, model] = [criteria.Brands?.[0], criteria.Models?.[0]]
  const steps = [
    { name: search('home'), to: address.home() },
    { name: search('crumb'), to: address.search() },
    ...(brand && model ? [{ name: brand, to: makeLanding(brand) }] : []),
    { name: title, inWords: true },
  ]
  const root = origin + basePath.replace(/\/$/, '')
  const price = prices ? t('descriptionPrice', { min: format.price(prices.min), max: format.price(prices.max) }) : ''
  return (
    <div className={`container ${frame.page}`}>
      <PageMeta
        title={title}
        description={t('description', { name: title, count: total, price })}
        picture={cars[0]?.picture?.hash ?? null}
      />
      <StructuredData
        data={
          import.meta.env.SSR
            ? crumbsStructuredData(steps.map((step) => ({ name: step.name, ...('to' in step && { url: root + step.to }) })))
            : null
        }
      />
      <Breadcrumb label={t('crumbs')} steps={steps} />
      <header className={frame.head}>
        <h1>{title}</h1>
        <p>{questions[0]?.answer}</p>
      </header>
      <section className={styles.first}>
        <h2>{t('cars')}</h2>
        <div className={styles.cars}>
          {cars.map((car, i) => (
            <VehicleCard
              key={car.id}
              car={car}
              href={address.car(car.slug, car.id)}
              eager={i === 0}
              actions={<FavouriteButton car={car} />}
              monthly={<CarMonthly car={car} />}
            />
          ))}
        </div>
        <ButtonLink to={address.search(criteria)}>{t('all', { count: total })}</ButtonLink>
      </section>
      <section className={styles.section}>
        <h2>{t('questions')}</h2>
        <dl>
          {questions.map(({ ask, answer }) => (
            <div key={ask}>
              <dt>{ask}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Neighbours page={page} />
    </div>
  )
}

/** What people ask, as far as the figures answer it. */
function useQuestions({ total, certified, prices, years }: Landing): { ask: string; answer: string }[] {
  const t = useText('landing')
  const format = useFormat()
  const found = [{ ask: t('countAsk'), answer: t('countAnswer', { count: total, certified }) }]
  if (prices) found.push({ ask: t('priceAsk'), answer: t('priceAnswer', { min: format.price(prices.min), max: format.price(prices.max) }) })
  if (years.min !== null && years.max !== null) {
    const [from, to] = [String(years.min), String(years.max)]
    found.push({ ask: t('yearAsk'), answer: from === to ? t('yearSame', { year: to }) : t('yearAnswer', { from, to }) })
  }
  return found
}

type Named = Pick<Facets['facets']['brands'][number], 'value' | 'label' | 'count'>

/** The pages beside this one, and its cars by fuel. */
function Neighbours({ page }: { page: Landing }) {
  const t = useText('landing')
  const vehicles = useText('vehicles')
  const format = useFormat()
  const language = useLanguage()
  const brand = page.criteria.Brands?.[0]
  const linked = (names: readonly Named[], to: (name: string) => string) =>
    names.map((one) => ({ name: localized(one.label, language) || one.value, count: one.count, to: to(one.value) }))
  const lists = [
    { title: t('models'), links: brand ? linked(page.models, (name) => makeLanding(brand, name)) : [] },
    {
      title: t('fuels'),
      links: page.fuels.map(({ value, count }) => ({
        name: vehicles(`fuel.${value}`),
        count,
        to: address.search({ ...page.criteria, FuelTypes: [value] }),
      })),
    },
    { title: t('brands'), links: linked(page.brands, (name) => makeLanding(name)) },
    { title: t('cities'), links: linked(page.cities, cityLanding) },
  ]
  return lists
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => (
      <section key={title} className={styles.section}>
        <h2>{title}</h2>
        <ul className={styles.links}>
          {links.map(({ name, count, to }) => (
            <li key={to}>
              <Link to={to}>{t('link', { name, count: format.number(count) })}</Link>
            </li>
          ))}
        </ul>
      </section>
    ))
}
