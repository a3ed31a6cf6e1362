import { spacedPhone } from '#shared/phone.ts'
import { Button } from '#ui/button.tsx'
import type { PurchaseLine } from '../desk/contract.ts'
import styles from './visit-dialog.module.css'

export function RequestWords({ line: { seller, vehicle, reference } }: { line: PurchaseLine }) {
  return (
    <div>
      <b>
        <bdi>{seller.name}</bdi>
      </b>
      <span>
        <bdi>{vehicle.title}</bdi>
      </span>
      <span>
        <bdi dir="ltr">{reference}</bdi>
      </span>
      {seller.phone && (
        <span>
          <bdi dir="ltr" className="num">
            {spacedPhone(seller.phone)}
          </bdi>
        </span>
      )}
    </div>
  )
}

interface RequestLinesProps {
  lines: readonly PurchaseLine[]
  /** label of the action */
  act: string
  /** accessible label with the seller's name */
  actOf: (name: string) => string
  choose: (line: PurchaseLine) => void
}

/** Requests, each with one action. */
export function RequestLines({ lines, act, actOf, choose }: RequestLinesProps) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <RequestWords line={line} />
          <Button size="small" variant="outline" aria-label={actOf(line.seller.name)} onClick={() => choose(line)}>
            {act}
          </Button>
        </li>
      ))}
    </ul>
  )
}
