import { spacedPhone } from '#shared/phone.ts'
import styles from './person-cell.module.css'

/** A person in a list: name and phone. */
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
