import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import staffAgendaTexts from '#texts/staffAgenda'
import type { AgendaDay } from '../agenda/contract.ts'
import styles from './agenda-board.module.css'
import { loadOfDay } from './board.ts'

/** Occupancy of a store's day as text and as a bar per time. */
export function DayLoad({ day }: { day: AgendaDay | null }) {
  const t = useText(staffAgendaTexts)
  const { number } = useFormat()
  const { taken, places } = loadOfDay(day)
  if (day === null) return null
  if (day.hours === null) return <p className={styles.load}>{t(day.closed === 'Holiday' ? 'holiday' : 'closed')}</p>
  if (places === 0) return <p className={styles.load}>{t('noPlaces')}</p>
  return (
    <div className={styles.load}>
      <p>{t('load', { taken: number(taken), places: number(places) })}</p>
      {day.offers.map((offer) => (
        <span key={offer.kind} className={styles.bar} aria-hidden="true">
          {offer.slots.map((slot) => (
            <i key={slot.starts} data-full={slot.taken >= offer.places}>
              <i style={{ blockSize: `${Math.round((slot.taken / offer.places) * 100)}%` }} />
            </i>
          ))}
        </span>
      ))}
    </div>
  )
}
