import type { VehicleCard as Card } from '#domains/catalogue/vehicles/contract.ts'
import { blankCard } from '#domains/catalogue/vehicles/ui/blank-card.ts'
import { VehicleCard } from '#domains/catalogue/vehicles/ui/vehicle-card.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import type { SavedCar } from '../rules.ts'
import styles from './saved-car-card.module.css'

/** Returns a placeholder card with only name and price known; it has all rows of a card. */
function outline({ id, slug, title, price }: SavedCar): Card {
  return {
    ...blankCard,
    ...{
      id,
      slug,
      price,
      brand: title,
      model: '',
      reference: '',
      oldPrice: null,
      priceUpdateDate: null,
      pricePosition: null,
      isPriceDoubtful: false,
    },
    ...{ condition: 'Used', city: null, cityNames: null, isBoosted: false, lastStatus: 'Published', pictureCount: 0, picture: null },
  }
}

/** Placeholder of a saved car while it loads, with the height of its card to avoid layout shifts. */
export function SavedCarCard({ kept }: { kept: SavedCar }) {
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
