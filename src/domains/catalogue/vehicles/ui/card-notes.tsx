import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import vehiclesTexts from '#texts/vehicles'
import { Icon } from '#ui/icon.tsx'
import type { VehicleCard } from '../contract.ts'
import styles from './card-notes.module.css'

/** Number of photos, and the inspection where its report is published. */
export function CardNotes({ car }: { car: Pick<VehicleCard, 'pictureCount' | 'inspectedPoints'> }) {
  const t = useText(vehiclesTexts)
  const { number } = useFormat()
  return (
    <div className={styles.notes}>
      {car.pictureCount > 1 && (
        <span className={styles.note}>
          <Icon name="camera" size={14} />
          <span aria-hidden="true">{number(car.pictureCount)}</span>
          <span className="vh">{t('card.photos', { count: car.pictureCount })}</span>
        </span>
      )}
      {car.inspectedPoints !== null && (
        <span className={styles.note} data-good>
          <Icon name="circle-check" size={14} />
          {t('card.report', { count: car.inspectedPoints })}
        </span>
      )}
    </div>
  )
}
