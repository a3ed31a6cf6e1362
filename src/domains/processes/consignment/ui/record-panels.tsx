import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import { useMoment } from '#domains/cases/appointments/ui/use-moment.ts'
import { Facts, Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { momentWords } from '#domains/processes/buying/desk/ui/moments.ts'
import { RecordPlate } from '#domains/processes/buying/desk/ui/record-plate.tsx'
import { foundWords } from '#domains/processes/inspection/rules.ts'
import { DifferenceList } from '#domains/processes/inspection/ui/difference-list.tsx'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { phoneHref, spacedPhone } from '#shared/phone.ts'
import { spacedRib } from '#shared/rib.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import staffIntermediationsTexts from '#texts/staffIntermediations'
import { Journey } from '#ui/journey.tsx'
import { Note } from '#ui/note.tsx'
import { Timeline } from '#ui/timeline.tsx'
import type { IntermediationRecord } from '../desk/contract.ts'
import type { IntermediationStatus } from '../status.ts'
import styles from './mediation-desk.module.css'

interface PanelProps {
  record: IntermediationRecord
}

/** Progress of a consignment with the day of each stage. Proposed prices are not agreed yet; the last stage is the transfer. */
export function MediationJourney({ record }: PanelProps) {
  const t = useText(staffIntermediationsTexts)
  const format = useFormat()
  const at = (status: IntermediationStatus) => record.history.findLast(({ type }) => type === status)?.created
  const reached = [
    ['request', at('Submited')],
    ['expertise', at('TechnicalExpertiseSubmitted')],
    ['terms', record.agreed ?? at('ContractGenerated')],
    ['contract', at('ContractSigned')],
    ['sale', at('Complete')],
    ['transfer', record.paid ?? undefined],
  ] as const
  const place = reached.findLastIndex(([, at]) => at !== undefined) + 1
  const now = Math.min(place, reached.length - 1)
  return (
    <Journey
      label={t('journey')}
      summary={t('journeyAt', {
        place: String(now + 1),
        count: String(reached.length),
        name: t(`station.${reached[now]?.[0] ?? 'request'}`),
      })}
      steps={reached.map(([key, at], i) => {
        const state = i < place ? 'done' : i === place ? 'now' : 'next'
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

/** Owner, contact data and bank account. */
export function OwnerPanel({ record, end }: PanelProps & { end?: ReactNode }) {
  const t = useText(staffIntermediationsTexts)
  const { seller, bankWireAccount: bank } = record
  const address = [seller.address, seller.addressLine2, seller.zip, seller.city].filter(Boolean).join(', ')
  return (
    <Panel title={t('seller.title')} end={end}>
      <Facts
        list={[
          [t('seller.kind'), t(`kind.${record.type}`)],
          [t('seller.assignedTo'), record.assignedTo && <bdi key="assigned">{record.assignedTo}</bdi>],
          [t('seller.company'), seller.companyName],
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

/** Car with its origin, interest and a link to the stock. */
export function CarPanel({ record }: PanelProps) {
  const t = useText(staffIntermediationsTexts)
  const language = useLanguage()
  const momentOf = useMoment()
  const { km, longDate, price } = useFormat()
  const { disposedVehicle: car, estimated, purchase, booking, appointment, interest, lacks } = record
  return (
    <Panel title={t('car.title')} end={<Link to={staffAddress.vehicle(car.id)}>{t('car.stock')}</Link>}>
      <Facts
        list={[
          [t('car.plate'), <RecordPlate key="plate" plate={car.registrationNumber} />],
          [t('car.release'), car.releaseDate && longDate(car.releaseDate)],
          [t('car.mileage'), car.mileage !== null && km(car.mileage)],
          [t('car.store'), record.storageArea && localized(record.storageArea.names, language)],
          [t('car.visit'), appointment && momentOf(appointment.starts)],
          [t('car.estimated'), estimated && t('car.range', { low: price(estimated.low), high: price(estimated.high) })],
          [
            t('car.purchase'),
            purchase && (
              <Link key="purchase" to={staffAddress.purchase(purchase.id)}>
                <bdi dir="ltr">{purchase.reference}</bdi>
              </Link>
            ),
          ],
          [
            t('car.booking'),
            booking && (
              <Link key="booking" to={staffAddress.booking(booking.id)}>
                <bdi dir="ltr">{booking.reference}</bdi>
              </Link>
            ),
          ],
        ]}
      />
      {interest && (
        <p className={styles.quiet}>
          {t('car.interest', {
            views: String(interest.views),
            favourites: String(interest.favourites),
            questions: String(interest.questions),
            bookings: String(interest.bookings),
          })}
        </p>
      )}
      {lacks.length > 0 && <p className={styles.quiet}>{t('car.lacks', { count: lacks.length })}</p>}
    </Panel>
  )
}

/** Findings and remaining value as the basis of the floor price, with a link to the inspection. */
export function ExpertisePanel({ record: { expertise, differences } }: PanelProps) {
  const t = useText(staffIntermediationsTexts)
  const statusOf = useText(staffExpertiseTexts)
  const language = useLanguage()
  const { price } = useFormat()
  if (!expertise) return null
  const { id, reference, lastStatus, startValue, findings, quotation } = expertise
  return (
    <Panel title={t('expertise.title')} end={<Link to={staffAddress.expertise(id)}>{t('expertise.open')}</Link>}>
      {differences.length > 0 && (
        <Note tone="warning" icon="triangle-alert" title={t('differences')}>
          <DifferenceList differences={differences} />
        </Note>
      )}
      <Facts
        list={[
          [
            t('expertise.sheet'),
            <bdi key="sheet" dir="ltr">
              {reference}
            </bdi>,
          ],
          [t('expertise.status'), statusOf(`status.${lastStatus}`)],
          [t('expertise.start'), startValue !== null && price(startValue)],
          ...findings.map(
            ({ names, quantity, amount, phrases }) =>
              [
                [foundWords(localized(names, language), quantity), ...phrases.map((texts) => localized(texts, language))].join(' · '),
                price(amount),
              ] as const,
          ),
          [t('expertise.worth'), quotation !== null && price(quotation), 'total'],
        ]}
      />
    </Panel>
  )
}

/** Price, floor price, fees and net amount: proposed, agreed, and as sold. */
export function TermsPanel({ record }: PanelProps) {
  const t = useText(staffIntermediationsTexts)
  const language = useLanguage()
  const format = useFormat()
  const { price, longDate } = format
  const { askingPrice, floorPrice, intermediationType: terms, atAskingPrice, atFloorPrice, settlement, agreed, agreedFor, signed } = record
  if (askingPrice === null || floorPrice === null || !terms)
    return (
      <Panel title={t('terms.title')}>
        <p className={styles.quiet}>{t('terms.none')}</p>
      </Panel>
    )
  const share = settlement ?? atAskingPrice
  const at = (moment: string) => momentWords(moment, format)
  return (
    <Panel title={t(settlement ? 'terms.settlement' : 'terms.title')}>
      <Facts
        list={[
          [t('terms.type'), localized(terms.names, language)],
          [t('terms.asking'), price(askingPrice)],
          [t('terms.floor'), price(floorPrice)],
          [t('terms.floorReason'), record.floorReason],
          [t('terms.wished'), record.wishedFloor !== null && price(record.wishedFloor)],
          [t('terms.sale'), settlement && price(settlement.price)],
          ...(share?.fees ?? []).map(({ names, amount }) => [localized(names, language), price(-amount)] as const),
          [t(settlement ? 'terms.net' : 'terms.netAsking'), share && price(share.net), 'total'],
          [t('terms.netFloor'), !settlement && atFloorPrice && price(atFloorPrice.net)],
          [t('terms.agreed'), agreed && (agreedFor ? t('terms.agreedFor', { date: at(agreed), name: agreedFor }) : at(agreed))],
          [t('terms.until'), record.mandateUntil && longDate(record.mandateUntil)],
          [t('terms.signed'), signed && (record.signedBy ? t('terms.signedBy', { date: at(signed), name: record.signedBy }) : at(signed))],
        ]}
      />
    </Panel>
  )
}

/** History, latest first. */
export function HistoryPanel({ record }: PanelProps) {
  const t = useText(staffIntermediationsTexts)
  const format = useFormat()
  return (
    <Panel title={t('history')}>
      <Timeline
        entries={record.history.toReversed().map(({ type, comment, price, created, author }, i) => ({
          key: `${created}${type}${i}`,
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
