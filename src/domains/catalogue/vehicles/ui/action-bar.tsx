import type { ReactNode } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import vehiclePageTexts from '#texts/vehiclePage'
import type { VehicleDetail } from '../contract.ts'
import styles from './action-bar.module.css'
import { carName } from './car-name.ts'

/** Price and primary action at the bottom of a phone, in place of the tab bar. */
export function ActionBar({ car, action }: { car: VehicleDetail; action: ReactNode }) {
  const t = useText(vehiclePageTexts)
  const { price } = useFormat()
  const headline = car.availability === 'Sold' ? t('sold') : car.price === null ? t('onRequest') : price(car.price)
  return (
    <div className={styles.bar}>
      <p className={styles.price}>
        <b>{headline}</b>
        <span>
          <bdi>{carName(car)}</bdi>
        </span>
      </p>
      {action}
    </div>
  )
}
