import { useText } from '#i18n/text.ts'
import vehiclesTexts from '#texts/vehicles'
import { Seal } from '#ui/seal.tsx'
import type { VehicleCard } from '../contract.ts'
import { heldStatuses, isOneOf } from '../status.ts'
import { useOwnCar } from './own-car.ts'
import styles from './vehicle-badges.module.css'

type Badged = Pick<
  VehicleCard,
  | 'id'
  | 'isCertified'
  | 'warrantyInMonths'
  | 'operationType'
  | 'isBoosted'
  | 'isPromoted'
  | 'isFeatured'
  | 'isFirstHand'
  | 'condition'
  | 'lastStatus'
>

const onPhoto = 2

/**
 * Badges of a car: gone, paid position, reserved, certified, seller, first hand, new. A card shows the first two, a row on phones the
 * first one.
 */
export function VehicleBadges({ car, all = false }: { car: Badged; all?: boolean }) {
  const t = useText(vehiclesTexts)
  const own = useOwnCar(car.id)
  const gone = car.lastStatus === 'Sold'
  const held = isOneOf(heldStatuses, car.lastStatus)
  const badges = [
    gone && { kind: 'sold', text: t('badge.sold') },
    own !== undefined && !gone && { kind: 'own', text: t(`own.${own.state}`) },
    !gone && car.isBoosted && { kind: 'boosted', text: t('badge.boosted') },
    held && !own && { kind: 'reserved', text: t('badge.reserved') },
    car.isCertified && {
      kind: 'certified',
      seal: true,
      text: car.warrantyInMonths ? t('badge.certifiedMonths', { months: car.warrantyInMonths }) : t('badge.certified'),
      short: t('badge.certified'),
    },
    car.operationType !== 'Standard' && { kind: 'seller', text: t(`operation.${car.operationType}`) },
    !gone && car.isPromoted && { kind: 'promoted', text: t('badge.promoted') },
    !gone && car.isFeatured && !car.isPromoted && { kind: 'featured', text: t('badge.featured') },
    car.condition === 'New' && { kind: 'new', text: t('badge.new') },
    car.isFirstHand && { kind: 'firstHand', text: t(all ? 'badge.firstHand' : 'badge.firstHandShort') },
  ].filter((badge) => badge !== false && badge !== null)
  const shown = all ? badges : badges.slice(0, onPhoto)
  if (shown.length === 0) return null
  return (
    <ul className={styles.badges} data-all={all ? '' : undefined}>
      {shown.map(({ kind, text, ...more }) => (
        <li key={kind} className={styles.badge} data-kind={kind}>
          {'seal' in more && <Seal size={16} tick="var(--c-success-soft-2)" />}
          <span className={styles.words}>{text}</span>
          {'short' in more && <span className={styles.short}>{more.short}</span>}
        </li>
      ))}
    </ul>
  )
}
