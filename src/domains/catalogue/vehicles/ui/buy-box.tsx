import type { ReactNode } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import vehiclePageTexts from '#texts/vehiclePage'
import { Icon, type IconName } from '#ui/icon.tsx'
import type { VehicleCard, VehicleDetail } from '../contract.ts'
import { notCleared } from '../rules.ts'
import styles from './buy-box.module.css'
import { carName } from './car-name.ts'
import { PriceGauge } from './price-gauge.tsx'
import { VehicleBadges } from './vehicle-badges.tsx'
import { VehicleFacts } from './vehicle-facts.tsx'

interface BuyBoxProps {
  car: VehicleDetail
  /** URL of the search for comparable cars */
  comparables: string
  /** monthly instalment, below the price */
  monthly?: ReactNode
  /** findings of the inspection, next to the price */
  findings?: ReactNode
  /** replaces "reserved" for the customer with the reservation */
  own?: ReactNode
  /** the only primary action of the page */
  action: ReactNode
  tools: ReactNode
}

/** Name, price, price position, checks and primary action. Sticky on wide screens. */
export function BuyBox({ car, comparables, monthly, findings, own, action, tools }: BuyBoxProps) {
  const t = useText(vehiclePageTexts)
  return (
    <aside className={styles.box} aria-label={t('buyBox')}>
      <div className={styles.panel}>
        <Name car={car} />
        {own ?? <Availability car={car} />}
        {car.availability !== 'Sold' && (
          <>
            <div>
              <PriceBlock car={car} />
              {monthly}
            </div>
            <PriceGauge
              market={car.market}
              price={car.price}
              doubtful={car.isPriceDoubtful}
              apart={car.vehicleRepairStatusType === 'NotRepaired' || car.origin === notCleared}
              comparables={comparables}
            />
            {findings}
          </>
        )}
        {action}
        <ul className={styles.assure}>
          {checks(car).map(({ icon, tone, key, months }) => (
            <li key={key} className={styles[tone]}>
              <Icon name={icon} size={18} />
              <span>{t(key, { months })}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.tools}>{tools}</div>
    </aside>
  )
}

/** The box while the page loads: shows the data of the card in the final layout. */
export function ArrivingBox({ car, children }: { car: VehicleCard; children: ReactNode }) {
  const t = useText(vehiclePageTexts)
  return (
    <aside className={styles.box} aria-label={t('buyBox')}>
      <div className={styles.panel}>
        <Name car={car} />
        {car.lastStatus !== 'Sold' && <PriceBlock car={car} />}
        {children}
      </div>
    </aside>
  )
}

function Name({ car }: { car: VehicleCard }) {
  return (
    <div>
      <div className={styles.badges}>
        <VehicleBadges car={car} all />
      </div>
      <h1 className={styles.title}>
        <bdi>{carName(car)}</bdi>
      </h1>
      {car.version && (
        <p className={styles.version}>
          <bdi>{car.version}</bdi>
        </p>
      )}
      <div className={styles.facts}>
        <VehicleFacts car={car} />
      </div>
    </div>
  )
}

/** Describes sold and reserved cars, and the consequence for the visitor. */
function Availability({ car }: { car: VehicleDetail }) {
  const t = useText(vehiclePageTexts)
  const format = useFormat()
  const language = useLanguage()
  if (car.availability === 'Available') return null
  if (car.availability === 'Arriving')
    return (
      <p className={`${styles.notice} ${styles.held}`}>
        <b>{t('arriving', { store: car.arrival ? localized(car.arrival.store.names, language) : '' })}</b>
        <span>{t('arrivingText', { date: format.date(car.arrival?.date ?? null) })}</span>
      </p>
    )
  if (car.availability === 'Reserved')
    return (
      <p className={`${styles.notice} ${styles.held}`}>
        <b>{t('reserved')}</b>
        <span>{t('reservedText')}</span>
      </p>
    )
  return (
    <p className={styles.notice}>
      <b>{t('soldTitle')}</b>
      {car.soldAt && <span>{t('soldOn', { date: format.date(car.soldAt) })}</span>}
      <span>{t('soldText')}</span>
    </p>
  )
}

function PriceBlock({ car: { price, oldPrice, priceUpdateDate } }: { car: VehicleCard }) {
  const t = useText(vehiclePageTexts)
  const format = useFormat()
  if (price === null) return <p className={`${styles.price} ${styles.onRequest}`}>{t('onRequest')}</p>
  const drop = oldPrice !== null && oldPrice > price ? oldPrice - price : null
  return (
    <div>
      <p className={styles.priceRow}>
        <span className={styles.price}>{format.price(price)}</span>
        {drop !== null && oldPrice !== null && (
          <s className={styles.old}>
            <span className="vh">{t('oldPrice')} </span>
            {format.price(oldPrice)}
          </s>
        )}
      </p>
      {drop !== null && priceUpdateDate && (
        <p className={styles.drop}>
          <Icon name="arrow-down" size={16} />
          <span>{t('priceDrop', { amount: format.price(drop), date: format.date(priceUpdateDate) })}</span>
        </p>
      )}
    </div>
  )
}

interface Check {
  key: 'certified' | 'certifiedControlled' | 'controlled' | 'notControlled' | 'repaired' | 'notRepaired'
  icon: IconName
  tone: 'good' | 'warn' | 'plain'
  months: number
}

/** Returns what was checked and what was not, good and bad points alike, from the record of the car only. */
function checks(car: VehicleDetail): Check[] {
  const months = car.warrantyInMonths ?? 0
  const control: Check = car.isCertified
    ? { key: car.isControlled ? 'certifiedControlled' : 'certified', icon: 'circle-check', tone: 'good', months }
    : car.isControlled
      ? { key: 'controlled', icon: 'circle-check', tone: 'good', months }
      : { key: 'notControlled', icon: 'info', tone: 'plain', months }
  if (car.vehicleRepairStatusType === 'NotRepaired') return [control, { key: 'notRepaired', icon: 'triangle-alert', tone: 'warn', months }]
  if (car.vehicleRepairStatusType === 'Repaired') return [control, { key: 'repaired', icon: 'wrench', tone: 'good', months }]
  return [control]
}
