import type { ReactNode } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import vehicleDetailsTexts from '#texts/vehicleDetails'
import vehiclesTexts from '#texts/vehicles'
import { Plate } from '#ui/plate.tsx'
import type { VehicleDetail } from '../contract.ts'
import { type VehicleOrigin, vehicleOrigins } from '../rules.ts'
import styles from './car-printouts.module.css'

type PrintoutRow = 'plate' | 'prefecture' | 'registrationType' | 'origin' | 'repairs' | 'warrantyUntil' | 'operation' | 'published'

/** Public data about registration, origin and maintenance; never the plate number. */
export function CarPrintouts({ car }: { car: VehicleDetail }) {
  const t = useText(vehiclesTexts)
  const details = useText(vehicleDetailsTexts)
  const format = useFormat()
  const language = useLanguage()
  const { registration } = car
  const place = registration && localized(registration.prefecture, language)
  const origin = car.origin && vehicleOrigins[car.origin as VehicleOrigin]
  const rows: { key: PrintoutRow; value: ReactNode }[] = (
    [
      {
        key: 'plate',
        value: registration && (
          <Plate code={registration.code} label={details('plateHidden', { place: place ?? '', code: String(registration.code) })} />
        ),
      },
      { key: 'prefecture', value: place },
      { key: 'registrationType', value: car.registrationType && t(`registration.${car.registrationType}`) },
      { key: 'origin', value: origin ? t(`origin.${origin}`) : car.origin && <bdi>{car.origin}</bdi> },
      { key: 'repairs', value: car.vehicleRepairStatusType && t(`repair.${car.vehicleRepairStatusType}`) },
      { key: 'warrantyUntil', value: car.warrantyExpirationDate && format.date(car.warrantyExpirationDate) },
      { key: 'operation', value: details(`operation${car.operationType}`) },
      { key: 'published', value: car.publishedAt && format.date(car.publishedAt) },
    ] satisfies { key: PrintoutRow; value: ReactNode }[]
  ).filter(({ value }) => value !== null && value !== '')
  return (
    <dl className={styles.papers}>
      {rows.map(({ key, value }) => (
        <div key={key}>
          <dt>{details(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
