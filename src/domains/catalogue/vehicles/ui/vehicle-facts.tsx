import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import vehiclesTexts from '#texts/vehicles'
import type { VehicleCard } from '../contract.ts'
import styles from './vehicle-facts.module.css'

type Facts = Pick<VehicleCard, 'releaseDate' | 'mileage' | 'fuelType' | 'gearType'>

/** Year, mileage, fuel and gearbox on one line; omits unknown values, and hides separators at line breaks. */
export function VehicleFacts({ car }: { car: Facts }) {
  const t = useText(vehiclesTexts)
  const { km } = useFormat()
  const facts = [
    car.releaseDate && { key: 'year', text: car.releaseDate.slice(0, 4) },
    car.mileage !== null && { key: 'mileage', text: km(car.mileage) },
    car.fuelType && { key: 'fuel', text: t(`fuel.${car.fuelType}`) },
    car.gearType && { key: 'gear', text: t(`gearShort.${car.gearType}`) },
  ].filter((fact) => fact !== false && fact !== null && fact !== '')
  return (
    <ul className={styles.facts}>
      {facts.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  )
}
