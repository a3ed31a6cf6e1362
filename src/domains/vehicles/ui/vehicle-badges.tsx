import { useText } from '#i18n/text.ts'
import { Icon } from '#ui/icon.tsx'
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
 * What a visitor should know before opening a car: held or gone, certified, who sells, paid place, first hand, new.
 * A card shows the first two, and a paid place always.
 */
export function VehicleBadges({ car, all = false }: { car: Badged; all?: boolean }) {
  const t = useText('vehicles')
  const own = useOwnCar(car.id)
  const gone = car.lastStatus === 'Sold'
  const held = isOneOf(heldStatuses, car.lastStatus)
  const badges = [
    gone && { kind: 'sold', text: t('badge.sold') },
    own !== undefined && !gone && { kind: 'own', text: t(`own.${own.state}`) },
    held && !own && { kind: 'reserved', text: t('badge.reserved') },
    car.isCertified && {
      kind: 'certified',
      seal: true,
      text: car.warrantyInMonths ? t('badge.certifiedMonths', { months: car.warrantyInMonths }) : t('badge.certified'),
    },
    !gone && car.isBoosted && { kind: 'boosted', sparkles: true, text: t('badge.boosted') },
    car.operationType !== 'Standard' && { kind: 'seller', text: t(`operation.${car.operationType}`) },
    !gone && car.isPromoted && { kind: 'promoted', text: t('badge.promoted') },
    !gone && car.isFeatured && !car.isPromoted && { kind: 'featured', text: t('badge.featured') },
    car.condition === 'New' && { kind: 'new', text: t('badge.new') },
    car.isFirstHand && { kind: 'firstHand', text: t('badge.firstHand') },
  ].filter((badge) => badge !== false && badge !== null)
  const shown = all ? badges : badges.filter(({ kind }, i) => i < onPhoto || kind === 'boosted')
  if (shown.length === 0) return null
  return (
    <ul className={styles.badges}>
      {shown.map(({ kind, text, ...mark }) => (
        <li key={kind} className={styles.badge} data-kind={kind}>
          {'seal' in mark && <Seal size={16} tick="var(--c-success-soft-2)" />}
          {'sparkles' in mark && <Icon name="sparkles" size={14} />}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
