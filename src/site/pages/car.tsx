import { Suspense } from 'react'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiContext } from '#client/api.ts'
import { serverNow } from '#client/server-clock.ts'
import { CompareBar } from '#domains/catalogue/compare/ui/compare-bar.tsx'
import { CompareToggle } from '#domains/catalogue/compare/ui/compare-toggle.tsx'
import type { VehicleDetail } from '#domains/catalogue/vehicles/contract.ts'
import { ActionBar } from '#domains/catalogue/vehicles/ui/action-bar.tsx'
import { BuyBox } from '#domains/catalogue/vehicles/ui/buy-box.tsx'
import { CarGallery } from '#domains/catalogue/vehicles/ui/car-gallery.tsx'
import { carName } from '#domains/catalogue/vehicles/ui/car-name.ts'
import { openedCard } from '#domains/catalogue/vehicles/ui/opened-card.ts'
import { useShare } from '#domains/catalogue/vehicles/ui/use-share.ts'
import { FavouriteButton } from '#domains/customers/favourites/ui/favourite-button.tsx'
import { ShowPhone } from '#domains/processes/adverts/conversations/ui/show-phone.tsx'
import { useIsOwnAd } from '#domains/processes/adverts/conversations/ui/use-is-own-ad.ts'
import { ReportButton } from '#domains/processes/adverts/ui/report-button.tsx'
import { useCountedView } from '#domains/processes/adverts/ui/use-counted-view.ts'
import { ownState, useOwnBooking } from '#domains/processes/buying/reservations/ui/own-bookings.ts'
import { ownAddress } from '#domains/processes/buying/reservations/ui/own-cars.tsx'
import { Reserve } from '#domains/processes/buying/reservations/ui/reserve.tsx'
import { repairCost } from '#domains/processes/inspection/report/rules.ts'
import { isolate } from '#i18n/format.ts'
import { useLanguage, usePage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { phoneHref, spacedPhone } from '#shared/phone.ts'
import vehiclePageTexts from '#texts/vehiclePage'
import vehiclesTexts from '#texts/vehicles'
import { useAsset } from '#ui/asset.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { latePart, renderedPart } from '#ui/late-part.tsx'
import { CarMonthly } from '../layout/car-monthly.tsx'
import { useSite } from '../layout/site.ts'
import { ArrivingCar, Silhouette } from './arriving-car.tsx'
import styles from './car.module.css'
import { CarMeta } from './car-meta.tsx'
import { comeSoon, type OnItsWay, useRest, useShown } from './car-on-its-way.ts'

const GoneCar = renderedPart(async () => (await import('./gone-car.tsx')).GoneCar)
const Details = renderedPart(async () => (await import('./car-details.tsx')).CarDetails)
const Findings = renderedPart(async () => (await import('./car-details.tsx')).CarFindings)
const Similar = renderedPart(async () => (await import('./car-similar.tsx')).CarSimilar)

const OwnReservation = latePart(async () => (await import('#domains/processes/buying/reservations/ui/own-reservation.tsx')).OwnReservation)

/**
 * Loads a car by its number; a wrong slug redirects permanently, an unknown number is 404, a car sold long ago or withdrawn 410, with
 * similar cars.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const id = Number(params.id)
  if (!/^\d{1,10}$/.test(params.id ?? '') || id < 1 || id > 2_147_483_647) throw data(null, { status: 404 })
  const path = { id }
  const { data: car, response } = await api.GET('/api/vehicles/{id}', { params: { path } })
  if (!car && response.status === 410) {
    const similar = await api.GET('/api/vehicles/{id}/recommendations', { params: { path, query: { size: 8 } } })
    return data({ isGone: true as const, similar: similar.data ?? [] }, { status: 410 })
  }
  if (!car) throw data(null, { status: response.status })
  if (car.slug !== params.slug) throw redirect(address.car(car.slug, car.id) + new URL(request.url).search, 301)

  const isOnCredit = car.financing && car.price !== null && car.availability !== 'Sold'
  const [similar, promoted, model, inspection, contact, loan] = await Promise.all([
    api.GET('/api/vehicles/{id}/recommendations', { params: { path, query: { size: 4 } } }),
    api.GET('/api/vehicles/promoted', { params: { query: { size: 5 } } }),
    api.GET('/api/vehicles', { params: { query: { Brands: [car.brand], Models: [car.model], size: 1 } } }),
    car.hasPublicExpertiseSheet ? api.GET('/api/vehicles/{id}/expertise/sheet', { params: { path } }) : null,
    car.operationType === 'Ad' && car.availability !== 'Sold'
      ? api.GET('/api/vehicleads/vehicle/{id}/contact', { params: { path } })
      : null,
    isOnCredit ? api.GET('/api/vehicles/simulation/configs') : null,
  ])
  return {
    car,
    /** the current sealed inspection report */
    inspection: inspection?.data ?? null,
    /** cost of the repairs that it lists, in dirhams */
    repairs: inspection?.data ? repairCost(inspection.data) : 0,
    /** contact of a private seller */
    seller: contact?.data ?? null,
    /** terms of the monthly payment; null when the car is not sold on credit */
    loan: loan?.data ?? null,
    similar: similar.data ?? [],
    promoted: (promoted.data ?? []).filter((other) => other.id !== id).slice(0, 4),
    /** cars of the same model on sale, this one left out */
    others: Math.max(0, (model.data?.rowCount ?? 0) - (car.availability === 'Sold' ? 0 : 1)),
  }
}

type Whole = Extract<Awaited<ReturnType<typeof loader>>, { car: unknown }>
interface Gone {
  isGone: true
  similar: Whole['similar']
}

/** From a card the page opens with the data of the card; the rest follows. */
export function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs): Promise<Whole | Gone | OnItsWay<Whole | Gone>> {
  return comeSoon<Whole | Gone>(Number(params.id), serverLoader<typeof loader>())
}

/** The page of a car: complete, or with the data of its card. */
export default function CarPage() {
  const answer = useLoaderData<typeof clientLoader>()
  if ('isGone' in answer) return <GoneCar similar={answer.similar} />
  const id = 'car' in answer ? answer.car.id : answer.id
  return (
    // the card stays visible while texts load
    <Suspense key={id} fallback={<ArrivingCar opened={openedCard(id)} />}>
      {'car' in answer ? <WholeCar {...answer} /> : <Arriving coming={answer} />}
    </Suspense>
  )
}

function Arriving({ coming }: { coming: OnItsWay<Whole | Gone> }) {
  const { whole, offline } = useRest(coming)
  const { revalidate } = useRevalidator()
  if (whole) return 'isGone' in whole ? <GoneCar similar={whole.similar} /> : <WholeCar {...whole} />
  return <ArrivingCar opened={coming.opened} {...(offline && { retry: () => void revalidate() })} />
}

function WholeCar(whole: Whole) {
  const { car, inspection, repairs, seller, loan, similar, promoted, others } = whole
  useShown(car.id, whole)
  useCountedView(car)
  const t = useText(vehiclePageTexts)
  const { language, origin, basePath } = usePage()
  const share = useShare()
  const asset = useAsset()
  const own = useOwnBooking(car.id)
  const isOwn = own !== null && car.availability !== 'Sold'
  const title = carName(car)
  const modelSearch = address.search({ Brands: [car.brand], Models: [car.model] })

  return (
    <div className="container">
      <CarMeta car={car} />
      <Breadcrumb
        label={t('crumbs')}
        steps={[
          { name: t('allCars'), to: address.search() },
          { name: car.brand, to: address.search({ Brands: [car.brand] }) },
          { name: car.model, to: modelSearch },
          { name: t('reference', { reference: car.reference }) },
        ]}
      />
      <div className={styles.layout}>
        <div className={styles.gallery}>
          <CarGallery
            title={title}
            pictures={car.pictures}
            videoLink={car.videoLink}
            faded={car.availability === 'Sold'}
            under={openedCard(car.id)?.picture ?? null}
            silhouette={<Silhouette car={car} />}
            actions={
              <>
                <FavouriteButton car={car} />
                <CompareToggle car={car} />
                <IconButton icon="share-2" look="float" label={t('share')} onClick={() => share(title)} />
              </>
            }
          />
        </div>
        <div className={styles.buy}>
          <Suspense>
            <BuyBox
              car={car}
              comparables={address.search({ ComparableTo: car.id })}
              monthly={<CarMonthly car={car} explained />}
              findings={inspection && repairs > 0 && <Findings car={car} inspection={inspection} repairs={repairs} />}
              own={
                isOwn ? (
                  <Suspense>
                    <OwnReservation key={own.key} own={own} />
                  </Suspense>
                ) : undefined
              }
              action={<Action car={car} seller={seller} />}
              tools={
                <>
                  <button type="button" className={styles.tool} onClick={() => share(title)}>
                    <Icon name="share-2" size={18} />
                    {t('share')}
                  </button>
                  <a className={styles.tool} href={asset(address.vehicleSheet(car.id, language))} rel="nofollow" download>
                    <Icon name="printer" size={18} />
                    {t('print')}
                  </a>
                  {car.operationType === 'Ad' && car.availability !== 'Sold' && <ReportButton vehicleId={car.id} className={styles.tool} />}
                </>
              }
            />
          </Suspense>
        </div>
        <Details car={car} inspection={inspection} seller={seller} loan={loan} />
      </div>
      <p className={styles.printed}>
        {t('printedFrom', {
          address: isolate(origin + basePath.replace(/\/$/, '') + address.car(car.slug, car.id)),
          reference: isolate(car.reference),
        })}
      </p>
      {similar.length + promoted.length > 0 && <Similar similar={similar} promoted={promoted} others={others} car={car} />}
      <CompareBar />
      <ActionBar car={car} action={<Action car={car} seller={seller} short />} />
    </div>
  )
}

/** The main action of the page: reservation or waiting list; similar cars for a sold car, a call without a price. */
function Action({ car, seller, short = false }: { car: VehicleDetail; seller: Whole['seller']; short?: boolean }) {
  const t = useText(vehiclePageTexts)
  const vehicleText = useText(vehiclesTexts)
  const site = useSite()
  const language = useLanguage()
  const own = useOwnBooking(car.id)
  const isOwnAd = useIsOwnAd(seller ? car.id : null)
  if (car.availability === 'Sold')
    return (
      <ButtonLink variant="primary" size={short ? 'medium' : 'large'} href="#similar">
        {t('seeSimilar')}
      </ButtonLink>
    )
  if (own && short) {
    const state = ownState(own, serverNow())
    return <ButtonLink to={ownAddress(own, state)}>{vehicleText(state === 'held' ? 'own.pay' : 'own.follow')}</ButtonLink>
  }
  if (seller && isOwnAd)
    return (
      <ButtonLink variant="outline" size={short ? 'medium' : 'large'} to={address.ads()}>
        {t('ownAd')}
      </ButtonLink>
    )
  if (seller)
    return short ? (
      <ButtonLink href="#question">{t('writeShort')}</ButtonLink>
    ) : (
      <div className={styles.call}>
        <ButtonLink size="large" href="#question">
          {t('writeToSeller')}
        </ButtonLink>
        {seller.hasPhone && <ShowPhone vehicleId={car.id} title={carName(car)} />}
        <p className={styles.hint}>{seller.name === null ? t('privateNobody') : t('privateSeller', { name: seller.name })}</p>
      </div>
    )
  const { storageArea: store, id, slug, brand, model, price, financing } = car
  // an ad belongs to a private seller, whom the buyer contacts directly
  const reserve = !own && price !== null && car.operationType !== 'Ad' && car.availability !== 'Arriving' && (
    <Reserve
      car={{ id, slug, brand, model, price, financing, name: carName(car), isHeld: car.availability === 'Reserved' }}
      deposit={site.deposit}
      seller={site}
      short={short}
    />
  )
  if (short && reserve) return reserve
  const phone = spacedPhone(store?.phone ?? site.phone)
  const call = phone !== '' && (
    <ButtonLink
      variant={reserve || own ? 'outline' : 'primary'}
      size={reserve || short ? 'medium' : 'large'}
      href={phoneHref(phone)}
      aria-label={t('callNumber', { phone: isolate(phone) })}
    >
      <Icon name="phone" size={20} />
      {short ? t('callShort') : <bdi dir="ltr">{phone}</bdi>}
    </ButtonLink>
  )
  if (short) return call
  return (
    <div className={styles.call}>
      {reserve}
      {call}
      <ButtonLink variant={reserve ? 'ghost' : 'outline'} href="#question">
        {t('ask')}
      </ButtonLink>
      <p className={styles.hint}>{store ? localized(store.names, language) : t('callHint')}</p>
    </div>
  )
}
