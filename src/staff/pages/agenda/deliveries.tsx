import { Link } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import type { AgendaDelivery } from '#domains/cases/appointments/agenda/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { instantOf, localTime } from '#shared/working-time.ts'
import staffAgendaTexts from '#texts/staffAgenda'
import { Button } from '#ui/button.tsx'
import styles from '../agenda.module.css'

interface DeliveriesProps {
  list: readonly AgendaDelivery[]
  arranges: boolean
  plan: (delivery: AgendaDelivery) => void
}

/** Deliveries of these days without a time. */
export function Deliveries({ list, arranges, plan }: DeliveriesProps) {
  const t = useText(staffAgendaTexts)
  const language = useLanguage()
  const { weekday, longDate } = useFormat()
  return (
    <section className={styles.column} aria-labelledby="agenda-deliveries">
      <h2 id="agenda-deliveries">
        {t('deliveries.title')} <span>{list.length}</span>
      </h2>
      <ul>
        {list.map((delivery) => (
          <li key={delivery.id} className={styles.delivery}>
            <span>
              {weekday(localTime(instantOf(delivery.date, '12:00')).weekday)} {longDate(delivery.date)}
              {delivery.storageArea && ` · ${localized(delivery.storageArea.names, language)}`}
              <br />
              <bdi>{delivery.person.name}</bdi> · <bdi>{delivery.vehicle.title}</bdi> ·{' '}
              <Link to={staffAddress.booking(delivery.id)}>
                <bdi dir="ltr">{delivery.reference}</bdi>
              </Link>
            </span>
            {arranges && (
              <Button
                size="small"
                variant="outline"
                aria-label={t('deliveries.planOf', { reference: delivery.reference })}
                onClick={() => plan(delivery)}
              >
                {t('deliveries.plan')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
