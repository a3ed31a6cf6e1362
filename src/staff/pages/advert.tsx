import { Link, useParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { useApiQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { useNow } from '#client/staff/use-now.ts'
import type { AdRecord } from '#domains/adverts/desk/contract.ts'
import styles from '#domains/adverts/desk/ui/advert-desk.module.css'
import { AdvertText } from '#domains/adverts/desk/ui/advert-text.tsx'
import { CopiesPanel } from '#domains/adverts/desk/ui/copies-panel.tsx'
import { DecisionPanel } from '#domains/adverts/desk/ui/decision-panel.tsx'
import { DevicesPanel } from '#domains/adverts/desk/ui/devices-panel.tsx'
import { ReportsPanel } from '#domains/adverts/desk/ui/reports-panel.tsx'
import { RiskPanel } from '#domains/adverts/desk/ui/risk-panel.tsx'
import { TwinsPanel } from '#domains/adverts/desk/ui/twins-panel.tsx'
import { adTitle, photosOf } from '#domains/adverts/ui/ad.ts'
import { AdPhoto } from '#domains/adverts/ui/ad-photo.tsx'
import { adTones } from '#domains/adverts/ui/own-ad.tsx'
import { Facts, Panel } from '#domains/sales-desk/ui/facts.tsx'
import { DueCell } from '#domains/sales-desk/ui/queue-cells.tsx'
import { RecordPlate } from '#domains/sales-desk/ui/record-plate.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { spacedPhone } from '#shared/phone.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { Head } from '#ui/head.ts'
import { StatusLabel } from '#ui/status-label.tsx'
import { Waiting } from '#ui/waiting.tsx'
import layout from './booking.module.css'

/** One advert as the staff read it: what it says, why somebody should look twice, and the decision. */
export default function AdvertPage() {
  const t = useText('staffAdverts')
  const words = useText('staff')
  const id = Number(useParams().id)
  const { data, error, failed, refetch } = useApiQuery(
    '/api/staff/vehicleads/{id}',
    { params: { path: { id } } },
    { every: 60_000, keepsPrevious: false },
  )
  if (data) return <Advert key={id} record={data} reload={() => void refetch()} />
  if (error?.isMissing || error?.status === 400)
    return (
      <EmptyState heading="h1" title={t('missing.title')} text={t('missing.text')}>
        <ButtonLink to={staffAddress.adverts()}>{t('missing.back')}</ButtonLink>
      </EmptyState>
    )
  if (failed) return <Failed heading="h1" title={words('failed.title')} text={words('failed.text')} retry={failed.retry} />
  return <Waiting label={words('loading')} lines={[30, 55, 96, 90, 80]} />
}

function Advert({ record, reload }: { record: AdRecord; reload: () => void }) {
  const t = useText('staffAdverts')
  const words = useText('staff')
  const now = useNow()
  const { reference, lastStatus, isAppeal, due, disposedVehicle: car, statuses } = record
  const photos = photosOf(record)
  const appeal = isAppeal ? statuses.findLast(({ type, comment }) => type === 'Submited' && comment !== null)?.comment : null
  return (
    <>
      <Head title={words('pageTitle', { page: reference })} />
      <header className={styles.head}>
        <nav aria-label={t('crumbs')}>
          <Link to={staffAddress.adverts()}>{t('title')}</Link>
        </nav>
        <div className={styles.line}>
          <h1>
            <bdi>{adTitle(record)}</bdi>
          </h1>
          <bdi dir="ltr">{reference}</bdi>
          <StatusLabel tone={adTones[lastStatus]} label={t(isAppeal ? 'appeal' : `status.${lastStatus}`)} />
          <DueCell due={due} now={now} />
          {car.isShown && <Link to={address.car(car.slug, car.id)}>{t('see')}</Link>}
        </div>
      </header>
      <div className={layout.columns}>
        <div className={layout.main}>
          {appeal && (
            <div className={styles.appeal}>
              <b>{t('appealText')}</b>
              <p className={styles.text}>{appeal}</p>
            </div>
          )}
          <Panel title={t('photos')}>
            {photos.length === 0 && <p className={styles.quiet}>{t('noPhotos')}</p>}
            <ul className={styles.photos}>
              {photos.map((photo) => (
                <li key={photo.id}>
                  <AdPhoto photo={photo} alt="" />
                </li>
              ))}
            </ul>
          </Panel>
          <AdvertText record={record} />
          <CopiesPanel record={record} />
          <TwinsPanel record={record} />
          <DevicesPanel record={record} />
          <CarPanel record={record} />
        </div>
        <div className={layout.side}>
          <DecisionPanel record={record} changed={reload} />
          <ReportsPanel record={record} />
          <RiskPanel risk={record.risk} />
          <SellerPanel seller={record.seller} />
        </div>
      </div>
    </>
  )
}

function CarPanel({ record: { disposedVehicle: car, visibleUntil } }: { record: AdRecord }) {
  const t = useText('staffAdverts')
  const words = useText('vehicles')
  const { price, km, date } = useFormat()
  return (
    <Panel title={t('car')}>
      <Facts
        list={[
          [t('fact.price'), car.price === null ? null : price(car.price)],
          [t('fact.oldPrice'), car.oldPrice === null ? null : price(car.oldPrice)],
          [t('fact.year'), car.releaseDate && date(car.releaseDate)],
          [t('fact.mileage'), car.mileage === null ? null : km(car.mileage)],
          [t('fact.fuel'), car.fuelType && words(`fuel.${car.fuelType}`)],
          [t('fact.gear'), car.gearType && words(`gear.${car.gearType}`)],
          [t('fact.color'), car.color && words(`color.${car.color}`)],
          [t('fact.plate'), car.registrationNumber && <RecordPlate plate={car.registrationNumber} />],
          [t('fact.chassis'), car.chassisNumber ?? t('notGiven')],
          [t('fact.city'), car.city],
          [t('fact.until'), visibleUntil && date(visibleUntil)],
        ]}
      />
    </Panel>
  )
}

function SellerPanel({ seller }: { seller: AdRecord['seller'] }) {
  const t = useText('staffAdverts')
  const { date } = useFormat()
  return (
    <Panel title={t('seller.title')}>
      <Facts
        list={[
          [
            t('seller.name'),
            <Link key="name" to={staffAddress.customer(seller.id)}>
              <bdi>{seller.name}</bdi>
            </Link>,
          ],
          [
            t('seller.phone'),
            seller.phone && (
              <>
                <bdi dir="ltr" className="num">
                  {spacedPhone(seller.phone)}
                </bdi>{' '}
                {t(seller.isPhoneVerified ? 'seller.verified' : 'seller.unverified')}
              </>
            ),
          ],
          [t('seller.email'), seller.email],
          [t('seller.since'), date(seller.since)],
          [t('seller.adverts'), String(seller.adverts)],
        ]}
      />
    </Panel>
  )
}
