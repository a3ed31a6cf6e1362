import { spacedPhone } from '#shared/phone.ts'
import styles from './person-cell.module.css'

/** Somebody in a list: the name, and under it the phone. */
export function PersonCell({ name, phone }: { name: string; phone: string | null }) {
  return (
    <span className={styles.person}>
      <b>
        <bdi>{name}</bdi>
      </b>
      {phone && (
        <small>
          <bdi dir="ltr" className="num">
            {spacedPhone(phone)}
          </bdi>
        </small>
      )}
    </span>
  )
}
