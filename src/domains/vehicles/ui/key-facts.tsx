import type { ReactNode } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import type { VehicleDetail } from '../contract.ts'
import styles from './key-facts.module.css'

interface Fact {
  key: 'releaseDate' | 'mileage' | 'fuel' | 'gear' | 'fiscalPower' | 'seatsDoors' | 'color' | 'hand' | 'body'
  icon: IconName
  value: ReactNode
}

/** The characteristics of a car; what is not known is left out. */
export function KeyFacts({ car }: { car: VehicleDetail }) {
  const t = useText('vehicles')
  const format = useFormat()
  const seats = car.seats === null ? null : t('page.seats', { count: car.seats })
  const doors = car.doors === null ? null : t('page.doors', { count: car.doors })
  const facts: Fact[] = [
    { key: 'releaseDate', icon: 'calendar', value: car.releaseDate && format.monthYear(car.releaseDate) },
    { key: 'mileage', icon: 'gauge', value: car.mileage !== null && format.km(car.mileage) },
    { key: 'fuel', icon: 'fuel', value: car.fuelType && t(`fuel.${car.fuelType}`) },
    { key: 'gear', icon: 'settings-2', value: car.gearType && t(`gear.${car.gearType}`) },
    { key: 'fiscalPower', icon: 'zap', value: car.fiscalPower !== null && t('page.horses', { count: car.fiscalPower }) },
    { key: 'seatsDoors', icon: 'users', value: seats && doors ? t('page.seatsAndDoors', { seats, doors }) : (seats ?? doors) },
    { key: 'color', icon: 'palette', value: car.color && t(`color.${car.color}`) },
    { key: 'hand', icon: 'user-check', value: car.isFirstHand !== null && t(car.isFirstHand ? 'page.firstHand' : 'page.otherHand') },
    { key: 'body', icon: 'car', value: car.bodyStyle && t(`bodyStyle.${car.bodyStyle}`) },
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== false && value !== '')
        .slice(0, 8)
        .map(({ key, icon, value }) => (
          <div key={key}>
            <dt>
              <Icon name={icon} size={24} />
              {t(`page.${key}`)}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
