import { Link } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import { useText } from '#i18n/text.ts'
import type { Found } from '../lookup/contract.ts'
import styles from './found-list.module.css'

interface FoundListProps {
  found: readonly Found[]
  /** id of the list, for the field that it belongs to; each option is `<id>-<place>` */
  id: string
  /** the place of the one that Enter opens; −1 for none */
  chosen: number
  /** something was opened */
  opened: () => void
}

const kinds = ['booking', 'sale', 'vehicle', 'customer'] as const

/** Where a record that was found is opened. */
export function foundAddress({ kind, id, reference }: Found): string {
  if (kind === 'booking') return staffAddress.booking(id)
  if (kind === 'vehicle') return staffAddress.vehicle(id)
  if (kind === 'sale') return staffAddress.sales({ q: reference ?? id })
  return staffAddress.customer(id)
}

/** What a search of the staff found, grouped by kind, as the list of a combobox; the field keeps the focus. */
export function FoundList({ found, id, chosen, opened }: FoundListProps) {
  const t = useText('team')
  const status = useFoundStatus()
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={t('found.label')}>
      {kinds
        .filter((kind) => found.some((one) => one.kind === kind))
        .map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={kind} role="group" aria-label={t(`found.${kind}`)}>
            <p className={styles.kind} aria-hidden="true">
              {t(`found.${kind}`)}
            </p>
            {found.map(
              (one, i) =>
                one.kind === kind && (
                  <Link
                    key={one.id}
                    id={`${id}-${i}`}
                    className={styles.one}
                    role="option"
                    aria-selected={i === chosen}
                    tabIndex={-1}
                    to={foundAddress(one)}
                    onClick={opened}
                  >
                    <span className={styles.title}>
                      {one.reference && <b dir="ltr">{one.reference}</b>}
                      <bdi>{one.title}</bdi>
                    </span>
                    <span className={styles.detail}>
                      {one.detail && <bdi dir={kind === 'customer' ? 'ltr' : undefined}>{one.detail}</bdi>}
                      <span>{status(one)}</span>
                    </span>
                  </Link>
                ),
            )}
          </div>
        ))}
    </div>
  )
}

/** The words for the state of a record of any kind. */
function useFoundStatus(): (one: Found) => string {
  const t = useText('team')
  const bookingCase = useText('bookingCase')
  const vehicles = useText('vehicles')
  return ({ kind, status }) => {
    if (kind === 'booking') return bookingCase(`status.${status}` as 'status.Draft')
    if (kind === 'sale') return bookingCase(`saleStatus.${status}` as 'saleStatus.Draft')
    if (kind === 'vehicle') return vehicles(`status.${status}` as 'status.Draft')
    return t(`customerStatus.${status}` as 'customerStatus.Active')
  }
}
