import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import type { PurchaseLine } from '../../desk/contract.ts'
import { RequestWords } from './place-dialog.tsx'
import styles from './visit-dialog.module.css'

interface PlacesPanelProps {
  lines: readonly PurchaseLine[]
  /** how many there are in all */
  count: number
  place: (line: PurchaseLine) => void
}

/** Requests that wait for a time: each is placed from here. */
export function PlacesPanel({ lines, count, place }: PlacesPanelProps) {
  const t = useText('staffPurchases')
  return (
    <section className={styles.panel} aria-labelledby="to-place">
      <h2 id="to-place">{t('visit.waiting', { count })}</h2>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <RequestWords line={line} />
              <Button
                size="small"
                variant="outline"
                aria-label={t('visit.placeOf', { name: line.seller.name })}
                onClick={() => place(line)}
              >
                {t('visit.place')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
