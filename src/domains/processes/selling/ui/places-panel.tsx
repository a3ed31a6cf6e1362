import { useText } from '#i18n/text.ts'
import staffPurchasesTexts from '#texts/staffPurchases'
import type { PurchaseLine } from '../desk/contract.ts'
import { RequestLines } from './request-lines.tsx'
import styles from './visit-dialog.module.css'

interface PlacesPanelProps {
  lines: readonly PurchaseLine[]
  /** total count */
  count: number
  place: (line: PurchaseLine) => void
}

/** Requests without an appointment, each with a button to book one. */
export function PlacesPanel({ lines, count, place }: PlacesPanelProps) {
  const t = useText(staffPurchasesTexts)
  return (
    <section className={styles.panel} aria-labelledby="to-place">
      <h2 id="to-place">{t('visit.waiting', { count })}</h2>
      {lines.length > 0 && (
        <RequestLines lines={lines} act={t('visit.place')} actOf={(name) => t('visit.placeOf', { name })} choose={place} />
      )}
    </section>
  )
}
