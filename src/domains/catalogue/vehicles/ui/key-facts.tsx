import type { ReactNode } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import vehicleDetailsTexts from '#texts/vehicleDetails'
import vehiclesTexts from '#texts/vehicles'
import { Drawing, Icon } from '#ui/icon.tsx'
import type { VehicleDetail } from '../contract.ts'
import { releaseText } from '../rules.ts'
import { drawings } from './fact-drawings.ts'
import { useFieldFacts } from './field-text.ts'
import styles from './key-facts.module.css'

interface Fact {
  key: 'releaseDate' | 'mileage' | 'fuel' | 'gear' | 'fiscalPower' | 'seatsDoors' | 'color' | 'hand' | 'body'
  icon: ReactNode
  value: ReactNode
}

/** The characteristics of a car; omits unknown values. */
export function KeyFacts({ car }: { car: VehicleDetail }) {
  const t = useText(vehiclesTexts)
  const details = useText(vehicleDetailsTexts)
  const format = useFormat()
  const seats = car.seats === null ? null : details('seats', { count: car.seats })
  const doors = car.doors === null ? null : details('doors', { count: car.doors })
  const further = useFieldFacts('page')(car)
  const facts: Fact[] = [
    {
      key: 'releaseDate',
      icon: <Drawing path={drawings.calendar} size={24} />,
      value: releaseText(car, format.monthYear, format.monthYear),
    },
    { key: 'mileage', icon: <Drawing path={drawings.gauge} size={24} />, value: car.mileage !== null && format.km(car.mileage) },
    { key: 'fuel', icon: <Icon name="fuel" size={24} />, value: car.fuelType && t(`fuel.${car.fuelType}`) },
    { key: 'gear', icon: <Drawing path={drawings.settings2} size={24} />, value: car.gearType && t(`gear.${car.gearType}`) },
    {
      key: 'fiscalPower',
      icon: <Drawing path={drawings.zap} size={24} />,
      value: car.fiscalPower !== null && t('card.horses', { count: car.fiscalPower }),
    },
    {
      key: 'seatsDoors',
      icon: <Drawing path={drawings.users} size={24} />,
      value: seats && doors ? details('seatsAndDoors', { seats, doors }) : (seats ?? doors),
    },
    { key: 'color', icon: <Drawing path={drawings.palette} size={24} />, value: car.color && t(`color.${car.color}`) },
    {
      key: 'hand',
      icon: <Drawing path={drawings.userCheck} size={24} />,
      value: car.isFirstHand !== null && details(car.isFirstHand ? 'firstHand' : 'otherHand'),
    },
    { key: 'body', icon: <Icon name="car" size={24} />, value: car.bodyStyle && t(`bodyStyle.${car.bodyStyle}`) },
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== false && value !== '')
        .slice(0, 8)
        .map(({ key, icon, value }) => (
          <div key={key}>
            <dt>
              {icon}
              {details(key)}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      {further.map(({ name, label, text }) => (
        <div key={name}>
          <dt>
            <Icon name="info" size={24} />
            {label}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
