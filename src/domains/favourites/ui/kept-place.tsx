import { SkeletonCard } from '#ui/skeleton.tsx'
import type { VehicleCard as Card } from '../../vehicles/contract.ts'
import { VehicleCard } from '../../vehicles/ui/vehicle-card.tsx'
import type { KeptCar } from '../rules.ts'
import styles from './kept-place.module.css'

/** A card of which only the name and the price are known: it has the rows of any other. */
function outline({ id, slug, title, price }: KeptCar): Card {
  return {
    ...{
      id,
      slug,
      price,
      brand: title,
      model: '',
      reference: '',
      version: null,
      oldPrice: null,
      priceUpdateDate: null,
      pricePosition: null,
    },
    ...{ releaseDate: null, mileage: null, fuelType: null, gearType: null, bodyStyle: null, color: null, condition: 'Used' },
    ...{ fiscalPower: null, doors: null, seats: null, city: null, cityAr: null, storageAreaId: null, operationType: 'Standard' },
    ...{ registrationType: 'Local', isCertified: false, isFirstHand: null, isPromoted: false, isBoosted: false, isFeatured: false },
    ...{ isNew: false, warrantyInMonths: null, financing: false, lastStatus: 'Published', pictureCount: 0, picture: null },
  }
}

/** The place of a saved car while it is asked for: exactly as high as its card will be, so that nothing jumps. */
export function KeptPlace({ kept }: { kept: KeptCar }) {
  return (
    <div className={styles.place}>
      <div className={styles.outline} aria-hidden="true">
        <VehicleCard car={outline(kept)} href="" />
      </div>
      <div className={styles.skeleton}>
        <SkeletonCard />
      </div>
    </div>
  )
}
