import type { HTMLAttributes } from 'react'
import { staffAddress } from '#client/staff/addresses.ts'
import type { Found } from '#domains/foundation/team/lookup/contract.ts'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import { Drawing } from '#ui/icon.tsx'
import { drawings } from './drawings.ts'
import styles from './search-field.module.css'

const closedSales = ['Done', 'Rejected', 'Cancelled']
const looks: Record<Found['kind'], { to: (found: Found) => string; drawing: string }> = {
  booking: { to: ({ id }) => staffAddress.booking(id), drawing: drawings.inbox },
  sale: {
    to: ({ reference, status }) => staffAddress.sales({ view: closedSales.includes(status) ? 'closed' : 'open', text: reference }),
    drawing: drawings.calendarCheck,
  },
  vehicle: { to: ({ id }) => staffAddress.vehicle(id), drawing: drawings.car },
  customer: { to: ({ id }) => staffAddress.customer(id), drawing: drawings.users },
}

/** Returns the address of a search result. */
export const foundAddress = (found: Found): string => looks[found.kind].to(found)

interface FoundLineProps {
  one: Found
  /** props of a list item */
  item: HTMLAttributes<HTMLElement>
  go: () => void
}

export function FoundLine({ one, item, go }: FoundLineProps) {
  const t = useText(staffTexts)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
    <div role="option" tabIndex={-1} {...item} onClick={go}>
      <Drawing path={looks[one.kind].drawing} size={18} flip={one.kind === 'vehicle'} />
      <span className={styles.kind}>{t(`search.kind.${one.kind}`)}</span>
      {one.reference && (
        <b>
          <bdi dir="ltr">{one.reference}</bdi>
        </b>
      )}
      <span className={styles.title}>
        <bdi>{one.title}</bdi>
      </span>
      {one.detail && (
        <small>
          <bdi>{one.detail}</bdi>
        </small>
      )}
    </div>
  )
}
