import { useCallback, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiQuery, keepPreviousData } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { useKeys } from '#client/staff/use-keys.ts'
import { useNow } from '#client/staff/use-now.ts'
import { WrittenModel } from '#domains/catalogue/stock/ui/written-model.tsx'
import type { AdLine, AdRecord } from '#domains/processes/adverts/moderation/contract.ts'
import styles from '#domains/processes/adverts/moderation/ui/advert-desk.module.css'
import { AdvertText } from '#domains/processes/adverts/moderation/ui/advert-text.tsx'
import { Asked, KnownInside } from '#domains/processes/adverts/moderation/ui/asked.tsx'
import { CopiesPanel } from '#domains/processes/adverts/moderation/ui/copies-panel.tsx'
import { DecisionPanel } from '#domains/processes/adverts/moderation/ui/decision-panel.tsx'
import { DevicesPanel } from '#domains/processes/adverts/moderation/ui/devices-panel.tsx'
import { QueuePanel } from '#domains/processes/adverts/moderation/ui/queue-panel.tsx'
import { ReportsPanel } from '#domains/processes/adverts/moderation/ui/reports-panel.tsx'
import { RiskPanel } from '#domains/processes/adverts/moderation/ui/risk-panel.tsx'
import { type Decided, TakeBack } from '#domains/processes/adverts/moderation/ui/take-back.tsx'
import { TwinsPanel } from '#domains/processes/adverts/moderation/ui/twins-panel.tsx'
import { adTitle, photosOf } from '#domains/processes/adverts/ui/ad.ts'
import { AdPhoto } from '#domains/processes/adverts/ui/ad-photo.tsx'
import { adTones } from '#domains/processes/adverts/ui/own-ad.tsx'
import { Facts, Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { DueCell } from '#domains/processes/buying/desk/ui/queue-cells.tsx'
import { RecordPlate } from '#domains/processes/buying/desk/ui/record-plate.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { spacedPhone } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import staffTexts from '#texts/staff'
import staffAdvertsTexts from '#texts/staffAdverts'
import vehiclesTexts from '#texts/vehicles'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import { Waiting } from '#ui/waiting.tsx'

/** Maximum number of pending adverts beside the open one. */
const queued = 50

/** One advert for review: content, risks and decision; beside it the pending adverts. */
export default function AdvertPage() {
  const t = useText(staffAdvertsTexts)
  const words = useText(staffTexts)
  const id = Number(useParams().id)
  const { data, error, failed, refetch } = useQuery(
    apiQuery('/api/staff/vehicleads/{id}', { params: { path: { id } } }, { refetchInterval: 60_000 }),
  )
  const queue = useQuery(
    apiQuery(
      '/api/staff/vehicleads',
      { params: { query: { view: 'toRead', size: queued } } },
      { refetchInterval: 60_000, placeholderData: keepPreviousData },
    ),
  )
  const navigate = useNavigate()
  const [decided, setDecided] = useState<Decided | null>(null)
  const forget = useCallback(() => setDecided(null), [])
  const lines = queue.data?.results ?? []
  const reload = () => {
    void refetch()
    void queue.refetch()
  }
  async function undone(back: Decided): Promise<void> {
    setDecided(null)
    await navigate(staffAddress.advert(back.id))
    reload()
  }
  if (error?.isMissing || error?.status === 400)
    return (
      <EmptyState heading="h1" title={t('missing.title')} text={t('missing.text')}>
        <ButtonLink to={staffAddress.adverts()}>{t('missing.back')}</ButtonLink>
      </EmptyState>
    )
  if (!data && failed) return <Failed heading="h1" title={words('failed.title')} text={words('failed.text')} retry={failed.retry} />
  return (
    <div className={styles.desk}>
      <Queue lines={lines} here={id} />
      {decided && <TakeBack key={`decided ${decided.id}`} decided={decided} undone={() => void undone(decided)} over={forget} />}
      {data ? (
        <Advert key={id} record={data} reload={reload} decided={setDecided} />
      ) : (
        <Waiting label={words('loading')} lines={[30, 55, 96, 90, 80]} />
      )}
      <KeysHelp />
    </div>
  )
}

/** Pending adverts; J and K move through them. */
function Queue({ lines, here }: { lines: readonly AdLine[]; here: number }) {
  const navigate = useNavigate()
  const at = lines.findIndex(({ id }) => id === here)
  const walk = (step: number) => () => {
    const to = at < 0 ? lines[0] : lines[at + step]
    if (to) void navigate(staffAddress.advert(to.id))
  }
  useKeys({ j: walk(1), k: walk(-1) })
  return <QueuePanel lines={lines} here={here} now={useNow()} />
}

function KeysHelp() {
  const t = useText(staffAdvertsTexts)
  return (
    <p className={styles.keys}>
      <kbd>J</kbd>
      <kbd>K</kbd> {t('keys.walk')} <kbd>1</kbd>–<kbd>0</kbd> {t('keys.reason')} <kbd>A</kbd>
      <kbd>C</kbd>
      <kbd>R</kbd> {t('keys.lead')} <kbd>↵</kbd> {t('keys.decide')} <kbd>Z</kbd> {t('keys.takeBack')} <kbd>?</kbd> {t('keys.help')}
    </p>
  )
}

function Advert({ record, reload, decided }: { record: AdRecord; reload: () => void; decided: (what: Decided) => void }) {
  const t = useText(staffAdvertsTexts)
  const words = useText(staffTexts)
  const now = useNow()
  const { price } = useFormat()
  const { reference, lastStatus, isAppeal, mends, due, disposedVehicle: car, statuses } = record
  const appeal = isAppeal ? statuses.findLast(({ type, comment }) => type === 'Submited' && comment !== null)?.comment : null
  return (
    <>
      <title>{words('pageTitle', { page: reference })}</title>
      <header className={styles.head}>
        <nav aria-label={t('crumbs')}>
          <Link to={staffAddress.adverts()}>{t('title')}</Link>
        </nav>
        <div className={styles.line}>
          <h1>
            <bdi>{adTitle(record)}</bdi>
          </h1>
          <bdi dir="ltr">{reference}</bdi>
          <StatusLabel
            tone={mends ? 'warning' : adTones[lastStatus]}
            label={t(isAppeal ? 'appeal' : mends ? 'correction' : `status.${lastStatus}`)}
          />
          <DueCell due={due} now={now} />
          {car.isShown && <Link to={address.car(car.slug, car.id)}>{t('see')}</Link>}
        </div>
      </header>
      <div className={styles.read}>
        {appeal && (
          <div className={styles.appeal}>
            <b>{t('appealText')}</b>
            <p className={styles.text}>{appeal}</p>
          </div>
        )}
        {record.wishedPrice !== null && car.price !== null && (
          <div className={styles.appeal}>
            <b>{t('priceWaits', { wished: price(record.wishedPrice), price: price(car.price) })}</b>
            <p className={styles.text}>{t('priceWaitsHint', { price: price(car.price) })}</p>
          </div>
        )}
        <WrittenModel vehicle={{ ...car, title: `${car.brand} ${car.model}` }} chooses={record.steps.includes('accept')} changed={reload} />
        <KnownInside record={record} />
        <Asked record={record} />
        <Panel title={t('advert')}>
          <Photos record={record} />
          <div className={styles.twoSides}>
            <div className={styles.said}>
              <p>
                <b>
                  <bdi>{[car.brand, car.model, car.version].filter(Boolean).join(' ')}</bdi>
                </b>
              </p>
              <Price car={car} />
              <AdvertText record={record} />
            </div>
            <CarFacts record={record} />
          </div>
        </Panel>
        <CopiesPanel record={record} />
        <TwinsPanel record={record} />
        <DevicesPanel record={record} />
      </div>
      <div className={styles.decide}>
        <RiskPanel record={record} />
        <DecisionPanel record={record} changed={reload} decided={decided} />
        <ReportsPanel record={record} />
        <SellerPanel seller={record.seller} />
      </div>
    </>
  )
}

/** The photos in order; near-duplicates of photos of another car are marked. */
function Photos({ record }: { record: AdRecord }) {
  const t = useText(staffAdvertsTexts)
  const photos = photosOf(record)
  const copied = new Set(record.copies.map(({ photo }) => photo))
  if (photos.length === 0) return <p className={styles.quiet}>{t('noPhotos')}</p>
  return (
    <ul className={styles.photos} aria-label={t('photos')}>
      {photos.map((photo) => (
        <li key={photo.id} data-copied={copied.has(photo.id)}>
          <AdPhoto photo={photo} alt="" />
          {copied.has(photo.id) && <em>{t('copies.mark')}</em>}
        </li>
      ))}
    </ul>
  )
}

function Price({ car }: { car: AdRecord['disposedVehicle'] }) {
  const { price } = useFormat()
  return (
    <p className={styles.line}>
      <RecordPlate plate={car.registrationNumber} />
      {car.price !== null && <b className={styles.price}>{price(car.price)}</b>}
    </p>
  )
}

function CarFacts({ record: { disposedVehicle: car, visibleUntil, statuses } }: { record: AdRecord }) {
  const t = useText(staffAdvertsTexts)
  const words = useText(vehiclesTexts)
  const { price, km, date, clock } = useFormat()
  const sent = statuses.findLast(({ type }) => type === 'Submited')?.created
  const moment = sent && localTime(sent)
  return (
    <Facts
      list={[
        [t('fact.sent'), moment && t('moment', { day: date(moment.day), time: clock(moment.time) })],
        [t('fact.oldPrice'), car.oldPrice === null ? null : price(car.oldPrice)],
        [t('fact.year'), car.releaseDate && date(car.releaseDate)],
        [t('fact.mileage'), car.mileage === null ? null : km(car.mileage)],
        [t('fact.fuel'), car.fuelType && words(`fuel.${car.fuelType}`)],
        [t('fact.gear'), car.gearType && words(`gear.${car.gearType}`)],
        [t('fact.color'), car.color && words(`color.${car.color}`)],
        [t('fact.chassis'), car.chassisNumber ?? t('notGiven')],
        [t('fact.city'), car.city],
        [t('fact.until'), visibleUntil && date(visibleUntil)],
      ]}
    />
  )
}

function SellerPanel({ seller }: { seller: AdRecord['seller'] }) {
  const t = useText(staffAdvertsTexts)
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
