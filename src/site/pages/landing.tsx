import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { address, query } from '#client/addresses.ts'
import { type ApiClient, apiContext } from '#client/api.ts'
import type { Facets } from '#domains/catalogue/search/contract.ts'
import { useSearchTitle } from '#domains/catalogue/search/ui/use-search-title.ts'
import { carName } from '#domains/catalogue/vehicles/ui/car-name.ts'
import { carListStructuredData, crumbsStructuredData } from '#domains/catalogue/vehicles/ui/car-structured-data.ts'
import { VehicleCard } from '#domains/catalogue/vehicles/ui/vehicle-card.tsx'
import { FavouriteButton } from '#domains/customers/favourites/ui/favourite-button.tsx'
import { questionsStructuredData } from '#domains/publishing/content/ui/faq-structured-data.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, usePage, useText } from '#i18n/text.ts'
import { bodySlugs, landingBudgets, landingSlug, makeCityLanding, makeLanding } from '#shared/landing.ts'
import { localized } from '#shared/language.ts'
import landingTexts from '#texts/landing'
import searchTexts from '#texts/search'
import vehiclesTexts from '#texts/vehicles'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CarMonthly } from '../layout/car-monthly.tsx'
import frame from '../layout/content-page.module.css'
import { LinkLists, useLandingLists } from '../layout/landing-links.tsx'
import { enough, loadLandings } from '../layout/load-landings.ts'
import { PageMeta } from '../layout/page-meta.tsx'
import { StructuredData } from '../layout/structured-data.tsx'
import styles from './landing.module.css'

/** Maximum links of a list: related pages only, not the whole stock. */
const maxLinks = 24
const firstCars = 12

interface LandingCriteria {
  Brands?: string[]
  Models?: string[]
  Cities?: string[]
  BodyStyles?: Facets['facets']['bodyStyles'][number]['value'][]
  MaxPrice?: number
}

function called<T extends { value: string }>(names: readonly T[], slug: string | undefined): T['value'] {
  const found = names.find(({ value }) => landingSlug(value) === slug)
  if (!found) throw data(null, { status: 404 })
  return found.value
}

/** Returns the criteria of an address; a name missing from the facets is 404. */
async function criteriaOf(api: ApiClient, params: LoaderFunctionArgs['params'], facets: Facets['facets']): Promise<LandingCriteria> {
  if (params.city !== undefined && params.brand === undefined) return { Cities: [called(facets.cities, params.city)] }
  if (params.price !== undefined) {
    const budget = landingBudgets.find((price) => String(price) === params.price)
    if (budget === undefined) throw data(null, { status: 404 })
    return { MaxPrice: budget }
  }
  if (params.body !== undefined) {
    const body = facets.bodyStyles.find(({ value }) => bodySlugs[value] === params.body)
    if (!body) throw data(null, { status: 404 })
    return { BodyStyles: [body.value] }
  }
  const brand = called(facets.brands, params.brand)
  if (params.city !== undefined) return { Brands: [brand], Cities: [called(facets.cities, params.city)] }
  if (params.model === undefined) return { Brands: [brand] }
  const models = (await facetsOf(api, { Brands: [brand] })).facets.models.filter((model) => model.brand === brand)
  return { Brands: [brand], Models: [called(models, params.model)] }
}

async function facetsOf(api: ApiClient, query: LandingCriteria): Promise<Facets> {
  const { data: found, response } = await api.GET('/api/vehicles/facets', { params: { query } })
  if (!found) throw data(null, { status: response.status })
  return found
}

/** The lowest, the highest and the median of the shown prices; null when no price is shown. */
async function pricesOf(api: ApiClient, criteria: LandingCriteria) {
  const at = async (page: number) => {
    const query = { ...criteria, MinPrice: 1, sortPropertyName: 'price' as const, size: 1, page }
    const { data: found } = await api.GET('/api/vehicles', { params: { query } })
    return { count: found?.rowCount ?? 0, price: found?.results[0]?.price ?? null }
  }
  const { count, price: min } = await at(1)
  if (min === null) return null
  const [half, last] = await Promise.all([at(Math.ceil(count / 2)), at(count)])
  return half.price === null || last.price === null ? null : { min, half: half.price, max: last.price }
}

/**
 * Loads the cars of a make, a model, a city, a make in a city, a body style or a budget, with their statistics. Too few cars redirect to
 * the search, temporarily: the count may rise.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { minimum, facets, landings } = await loadLandings(api, maxLinks)
  const criteria = await criteriaOf(api, params, facets)
  const found = await facetsOf(api, criteria)
  if (found.total < minimum) throw redirect(address.search({ ...criteria }))
  const [list, prices] = await Promise.all([
    api.GET('/api/vehicles', { params: { query: { ...criteria, size: firstCars } } }),
    pricesOf(api, criteria),
  ])
  const { brands, models, cities, fuelTypes } = found.facets
  const [brand, city] = [criteria.Brands?.[0], criteria.Cities?.[0]]
  return {
    criteria,
    cars: list.data?.results ?? [],
    total: found.total,
    certified: found.certified,
    prices,
    years: { min: found.histograms.year.min, max: found.histograms.year.max },
    city: cities.find(({ value }) => value === city) ?? null,
    models: enough(
      models.filter((model) => model.brand === brand),
      minimum,
      maxLinks,
    ),
    // the counts of a filter ignore that filter: other cities of the make, other makes of the city
    itsCities: brand && !criteria.Models ? enough(cities, minimum, maxLinks).filter(({ value }) => value !== city) : [],
    itsBrands: city ? enough(brands, minimum, maxLinks).filter(({ value }) => value !== brand) : [],
    fuels: fuelTypes.filter(({ count }) => count > 0),
    neighbours: landings,
  }
}

type Landing = Exclude<Awaited<ReturnType<typeof loader>>, Response>

/** A make, a model, a city, a body style or a budget: cars, prices, and related pages. */
export default function LandingPage() {
  const page = useLoaderData<typeof loader>()
  const { criteria, cars, total, prices } = page
  const t = useText(landingTexts)
  const search = useText(searchTexts)
  const format = useFormat()
  const { origin, basePath, language } = usePage()
  const questions = useQuestions(page)
  const title = useTitle(page)
  const [brand, model] = [criteria.Brands?.[0], criteria.Models?.[0]]
  const steps = [
    { name: search('home'), to: address.home() },
    { name: search('crumb'), to: address.search() },
    ...(brand && (model || page.city) ? [{ name: brand, to: makeLanding(brand) }] : []),
    { name: title, inWords: true },
  ]
  const photo = cars[0]?.picture
  const root = origin + basePath.replace(/\/$/, '')
  const price = prices ? t('descriptionPrice', { min: format.price(prices.min), max: format.price(prices.max) }) : ''
  return (
    <div className={`container ${frame.page}`}>
      <PageMeta
        title={title}
        description={t('description', { name: title, count: total, price })}
        picture={photo ? { path: address.picture(photo.hash, 960, 'webp'), alt: title } : null}
      />
      {[
        crumbsStructuredData(steps.map((step) => ({ name: step.name, ...('to' in step && { url: root + step.to }) }))),
        carListStructuredData(cars.map((car) => ({ name: carName(car), url: root + address.car(car.slug, car.id) }))),
        questionsStructuredData(
          questions.map(({ ask, answer }) => ({ name: ask, text: answer })),
          language,
        ),
      ].map((facts) => (
        <StructuredData key={facts['@type'] as string} data={import.meta.env.SSR ? facts : null} />
      ))}
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
        <ButtonLink to={address.search({ ...criteria })}>{t('all', { count: total })}</ButtonLink>
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

/** The heading: the name of the search, when it has one. */
function useTitle({ criteria, city }: Landing): string {
  const t = useText(landingTexts)
  const vehicles = useText(vehiclesTexts)
  const format = useFormat()
  const searched = useSearchTitle(new URLSearchParams(query({ ...criteria })), city ? [city] : [])
  const body = criteria.BodyStyles?.[0]
  if (body) return t('titleBody', { body: vehicles(`bodyStyle.${body}`) })
  return criteria.MaxPrice === undefined ? searched : t('titlePrice', { price: format.price(criteria.MaxPrice) })
}

/** Frequent questions that the figures answer. */
function useQuestions({ total, certified, prices, years }: Landing): { ask: string; answer: string }[] {
  const t = useText(landingTexts)
  const format = useFormat()
  const found = [{ ask: t('countAsk'), answer: t('countAnswer', { count: total, certified }) }]
  if (prices) found.push({ ask: t('priceAsk'), answer: t('priceAnswer', { min: format.price(prices.min), max: format.price(prices.max) }) })
  if (prices) found.push({ ask: t('halfAsk'), answer: t('halfAnswer', { price: format.price(prices.half) }) })
  if (years.min !== null && years.max !== null) {
    const [from, to] = [String(years.min), String(years.max)]
    found.push({ ask: t('yearAsk'), answer: from === to ? t('yearSame', { year: to }) : t('yearAnswer', { from, to }) })
  }
  return found
}

/** Related pages, and the cars by fuel. */
function Neighbours({ page }: { page: Landing }) {
  const t = useText(landingTexts)
  const vehicles = useText(vehiclesTexts)
  const language = useLanguage()
  const others = useLandingLists(page.neighbours)
  const models = page.models.map(({ brand, value, label, count }) => ({
    name: localized(label, language) || value,
    count,
    to: makeLanding(brand, value),
  }))
  const fuels = page.fuels.map(({ value, count }) => ({
    name: vehicles(`fuel.${value}`),
    count,
    to: address.search({ ...page.criteria, FuelTypes: [value] }),
  }))
  const brand = page.criteria.Brands?.[0] ?? ''
  const city = localized(page.city?.label, language) || ''
  const itsCities = page.itsCities.map(({ value, label, count }) => ({
    name: localized(label, language) || value,
    count,
    to: makeCityLanding(brand, value),
  }))
  const itsBrands = page.itsBrands.map(({ value, label, count }) => ({
    name: localized(label, language) || value,
    count,
    to: makeCityLanding(value, page.city?.value ?? ''),
  }))
  const own = [
    { title: t('models'), links: models },
    { title: t('citiesOf', { brand }), links: itsCities },
    { title: t('brandsIn', { city }), links: itsBrands },
    { title: t('fuels'), links: fuels },
  ]
  return <LinkLists lists={[...own, ...others]} />
}
