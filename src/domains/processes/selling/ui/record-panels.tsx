import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import { Facts, Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { momentWords } from '#domains/processes/buying/desk/ui/moments.ts'
import { RecordPlate } from '#domains/processes/buying/desk/ui/record-plate.tsx'
import { DifferenceList } from '#domains/processes/inspection/ui/difference-list.tsx'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { phoneHref, spacedPhone } from '#shared/phone.ts'
import { spacedRib } from '#shared/rib.ts'
import staffPurchasesTexts from '#texts/staffPurchases'
import { Journey } from '#ui/journey.tsx'
import { Note } from '#ui/note.tsx'
import { Timeline } from '#ui/timeline.tsx'
import type { PurchaseRecord } from '../desk/contract.ts'
import { phrasesOf, reasonWords } from '../rules.ts'
import type { PurchaseStatus } from '../status.ts'
import styles from './purchase-desk.module.css'

interface PanelProps {
  record: PurchaseRecord
}

/** Stages of a request, each with the status that reaches it. */
const stations = [
  ['request', 'Submited'],
  ['visit', 'TechnicalExpertiseSubmitted'],
  ['offer', 'CustomerAccepted'],
  ['documents', 'DocumentsAccepted'],
  ['bill', 'Billed'],
  ['transfer', 'Complete'],
] as const satisfies readonly (readonly [string, PurchaseStatus])[]

/** Progress of a request with the day of each stage. */
export function PurchaseJourney({ record }: PanelProps) {
  const t = useText(staffPurchasesTexts)
  const format = useFormat()
  const reached = stations.map(([, status]) => record.history.findLast(({ type }) => type === status)?.created)
  const place = reached.findLastIndex((at) => at !== undefined) + 1
  const now = Math.min(place, stations.length - 1)
  return (
    <Journey
      label={t('journey')}
      summary={t('journeyAt', {
        place: String(now + 1),
        count: String(stations.length),
        name: t(`station.${stations[now]?.[0] ?? 'request'}`),
      })}
      steps={stations.map(([key], i) => {
        const state = i < place ? 'done' : i === place ? 'now' : 'next'
        const at = reached[i]
        return {
          key,
          label: t(`station.${key}`),
          state,
          say: t(`stationState.${state}`),
          ...(at && state === 'done' && { when: momentWords(at, format).slice(0, 5) }),
        }
      })}
    />
  )
}

/** Seller, contact data and bank account. */
export function SellerPanel({ record, end }: PanelProps & { end?: ReactNode }) {
  const t = useText(staffPurchasesTexts)
  const { seller, bankWireAccount: bank } = record
  const address = [seller.address, seller.addressLine2, seller.zip, seller.city].filter(Boolean).join(', ')
  return (
    <Panel title={t('seller.title')} end={end}>
      <Facts
        list={[
          [t('seller.partner'), record.partner && <bdi key="partner">{record.partner}</bdi>],
          [t('seller.company'), seller.companyName],
          [t('seller.ice'), seller.ice && <bdi key="ice">{seller.ice}</bdi>],
          [t('seller.registrationNumber'), seller.registrationNumber && <bdi key="rc">{seller.registrationNumber}</bdi>],
          [t('seller.name'), <bdi key="name">{`${seller.firstName} ${seller.lastName}`}</bdi>],
          [
            t('seller.phone'),
            seller.phone && (
              <a key="phone" href={phoneHref(seller.phone)}>
                <bdi dir="ltr">{spacedPhone(seller.phone)}</bdi>
              </a>
            ),
          ],
          [
            t('seller.email'),
            seller.email && (
              <a key="email" href={`mailto:${seller.email}`}>
                <bdi dir="ltr">{seller.email}</bdi>
              </a>
            ),
          ],
          [t('seller.idNumber'), seller.idNumber && <bdi key="id">{seller.idNumber}</bdi>],
          [t('seller.address'), address && <bdi key="address">{address}</bdi>],
          [
            t('bank.bankNumber'),
            bank && (
              <span key="bank">
                <bdi dir="ltr" className="num">
                  {spacedRib(bank.bankNumber)}
                </bdi>{' '}
                <bdi>{[bank.bankName, bank.holder].join(', ')}</bdi>
              </span>
            ),
          ],
        ]}
      />
      {!bank && <p className={styles.quiet}>{t('bank.none')}</p>}
    </Panel>
  )
}

/** Car as described by its owner, with registration data. */
export function CarPanel({ record }: PanelProps) {
  const t = useText(staffPurchasesTexts)
  const language = useLanguage()
  const { km, longDate, price } = useFormat()
  const { disposedVehicle: car, newVehicle, estimated, technicalExpertises } = record
  const sheet = technicalExpertises.at(-1)
  const said = (value: boolean | null) => t(value === null ? 'unknown' : value ? 'yes' : 'no')
  return (
    <Panel title={t('car.title')}>
      <Facts
        list={[
          [t('car.plate'), <RecordPlate key="plate" plate={car.registrationNumber} />],
          [t('car.release'), car.releaseDate && longDate(car.releaseDate)],
          [t('car.mileage'), car.mileage !== null && km(car.mileage)],
          [t('car.credit'), said(record.isUnderCredit)],
          [t('car.holder'), said(record.isHolder)],
          [t('car.store'), record.storageArea && localized(record.storageArea.names, language)],
          [
            t('car.wanted'),
            newVehicle?.title ?? ([record.desiredVehicleBrand, record.desiredVehicleModel].filter(Boolean).join(' ') || null),
          ],
          [
            t('car.sheet'),
            sheet && (
              <Link key="sheet" to={staffAddress.expertise(sheet.id)}>
                <bdi dir="ltr">{sheet.reference}</bdi>
              </Link>
            ),
          ],
          [t('car.estimated'), estimated && t('car.range', { low: price(estimated.low), high: price(estimated.high) })],
        ]}
      />
      {record.differences.length > 0 && (
        <Note tone="warning" icon="triangle-alert" title={t('differences')}>
          <DifferenceList differences={record.differences} />
        </Note>
      )}
      {record.twins.length > 0 && (
        <p className={styles.quiet}>
          {t('car.twins', { references: record.twins.map(({ reference }) => `\u2066${reference}\u2069`).join(', ') })}
        </p>
      )}
    </Panel>
  )
}

/** Offers with their reasons; the newest may be internal. */
export function OffersPanel({ record }: PanelProps) {
  const t = useText(staffPurchasesTexts)
  const language = useLanguage()
  const format = useFormat()
  const { price } = format
  const { draftOffer, offers } = record
  const isDraft = draftOffer !== null && draftOffer.created !== offers[0]?.created
  const all = isDraft ? [draftOffer, ...offers] : offers
  return (
    <Panel title={t('offers.title')}>
      {all.length === 0 && <p className={styles.quiet}>{t('offers.none')}</p>}
      <ul className={styles.offers}>
        {all.map((offer, i) => (
          <li key={offer.created}>
            <Facts
              list={[
                ...(offer.startValue === null ? [] : [[t('offers.start'), price(offer.startValue)] as const]),
                ...offer.reasons.map(
                  (reason) => [[reasonWords(reason, language), ...phrasesOf(reason, language)].join(' · '), price(reason.amount)] as const,
                ),
                [t(isDraft && i === 0 ? 'offers.draft' : 'offers.made'), price(offer.amount), 'total'],
              ]}
            />
            <p className={styles.quiet}>{momentWords(offer.created, format)}</p>
          </li>
        ))}
      </ul>
      {record.quotationUntil && <p className={styles.quiet}>{t('offers.until', { until: momentWords(record.quotationUntil, format) })}</p>}
      {record.wishedPrice !== null && <p>{t('offers.wished', { price: price(record.wishedPrice) })}</p>}
    </Panel>
  )
}

/** History, newest first. */
export function HistoryPanel({ record }: PanelProps) {
  const t = useText(staffPurchasesTexts)
  const format = useFormat()
  return (
    <Panel title={t('history')}>
      <Timeline
        entries={record.history.toReversed().map(({ type, comment, price, created, author }, i) => ({
          key: created + type,
          state: i === 0 ? 'now' : 'done',
          title: t(`status.${type}`),
          when: [momentWords(created, format), author].filter(Boolean).join(', '),
          children: (
            <>
              {price !== null && <p>{format.price(price)}</p>}
              {comment && <p className={styles.quiet}>{comment}</p>}
            </>
          ),
        }))}
      />
    </Panel>
  )
}
