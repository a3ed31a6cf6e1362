import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiContext } from '#client/api.ts'
import type { Estimate } from '#domains/catalogue/market/contract.ts'
import { EstimateRange } from '#domains/catalogue/market/ui/estimate-range.tsx'
import { NearCars } from '#domains/catalogue/market/ui/near-cars.tsx'
import { SellingWays } from '#domains/catalogue/market/ui/selling-ways.tsx'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import estimatesTexts from '#texts/estimates'
import vehiclesTexts from '#texts/vehicles'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import styles from './sell-estimate.module.css'

/** Loads the estimate of the key in the address, and the hours until payment. An unknown key is 404. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { key = '' } = params
  const [found, settings] = await Promise.all([
    api.GET('/api/estimates/{key}', { params: { path: { key } } }),
    api.GET('/api/settings/public'),
  ])
  if (!found.data && found.response.status !== 404 && found.response.status !== 400) throw data(null, { status: found.response.status })
  const payingHours = Number(settings.data?.find((one) => one.key === 'payment.sellerHours')?.value ?? 0)
  return data({ estimate: found.data ?? null, payingHours }, { status: found.data ? 200 : 404 })
}

/** The estimated price of a car, its reasons, and three ways to sell; or a notice when too few cars are comparable. */
export default function EstimatePage() {
  const { estimate, payingHours } = useLoaderData<typeof loader>()
  const t = useText(estimatesTexts)
  const { longDate } = useFormat()
  if (!estimate)
    return (
      <div className={`container ${styles.page}`}>
        <PageMeta title={t('gone.title')} description={t('gone.text')} noIndex />
        <EmptyState title={t('gone.title')} text={t('gone.text')} heading="h1">
          <ButtonLink to={address.sell()}>{t('gone.again')}</ButtonLink>
        </EmptyState>
      </div>
    )
  const { car, range, asOf, expires } = estimate
  const name = `${car.brand} ${car.model} ${car.year}`
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('result.title', { car: name })} description={t('result.metaDescription')} noIndex />
      <h1 className="vh">{t('result.title', { car: name })}</h1>
      <CarLine car={car} />
      {range ? (
        <>
          <div className={styles.columns}>
            <EstimateRange range={range} estimate={estimate} />
            <NearCars range={range} car={car} />
          </div>
          <SellingWays estimate={estimate} range={range} payingHours={payingHours} />
        </>
      ) : (
        <Refused estimate={estimate} />
      )}
      <p className={styles.until}>{t('result.until', { date: longDate(asOf), until: longDate(expires) })}</p>
    </div>
  )
}

function CarLine({ car }: Pick<Estimate, 'car'>) {
  const t = useText(estimatesTexts)
  const vehicles = useText(vehiclesTexts)
  const language = useLanguage()
  const { km } = useFormat()
  const facts = [
    String(car.year),
    km(car.mileage),
    ...(car.cityNames ? [localized(car.cityNames, language)] : []),
    ...(car.fuelType ? [vehicles(`fuel.${car.fuelType}`)] : []),
    ...(car.gearType ? [vehicles(`gear.${car.gearType}`)] : []),
    ...(car.isFirstHand ? [t('entry.isFirstHand')] : []),
  ]
  return (
    <section className={styles.car} aria-label={t('result.car')}>
      <Icon name="car" size={20} />
      <b>
        <bdi>
          {car.brand} {car.model}
        </bdi>
      </b>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Link to={address.sell()}>{t('result.edit')}</Link>
    </section>
  )
}

/** Nothing is extrapolated: the number of cars, the minimum, and another way to a price. */
function Refused({ estimate: { key, found, needed } }: { estimate: Estimate }) {
  const t = useText(estimatesTexts)
  return (
    <section className={styles.refused}>
      <h2>{t('refused.title')}</h2>
      <p>{t('refused.text', { found, needed: String(needed) })}</p>
      <p>{t('refused.way')}</p>
      <div>
        <ButtonLink to={address.createRequest({ estimate: key })}>{t('refused.ask')}</ButtonLink>
        <ButtonLink to={address.sell()} variant="outline">
          {t('refused.other')}
        </ButtonLink>
      </div>
    </section>
  )
}
