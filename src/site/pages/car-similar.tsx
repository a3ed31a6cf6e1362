import { address } from '#client/addresses.ts'
import { CompareCheckbox } from '#domains/catalogue/compare/ui/compare-checkbox.tsx'
import type { VehicleCard as Card } from '#domains/catalogue/vehicles/contract.ts'
import { SimilarCars } from '#domains/catalogue/vehicles/ui/similar-cars.tsx'
import { VehicleCard } from '#domains/catalogue/vehicles/ui/vehicle-card.tsx'
import { FavouriteButton } from '#domains/customers/favourites/ui/favourite-button.tsx'
import { useText } from '#i18n/text.ts'
import vehicleDetailsTexts from '#texts/vehicleDetails'
import { CarMonthly } from '../layout/car-monthly.tsx'

interface CarSimilarProps {
  /** null for a page without a car */
  car: { brand: string; model: string } | null
  similar: readonly Card[]
  promoted: readonly Card[]
  /** cars of the same model on sale, this one left out */
  others: number
}

export function CarSimilar({ car, similar, promoted, others }: CarSimilarProps) {
  const t = useText(vehicleDetailsTexts)
  return (
    <SimilarCars
      similar={similar}
      promoted={promoted}
      all={
        car && others > 0
          ? {
              href: address.search({ Brands: [car.brand], Models: [car.model] }),
              label: t('otherModels', { count: others, model: car.model }),
            }
          : null
      }
      card={(other) => (
        <VehicleCard
          car={other}
          href={address.car(other.slug, other.id)}
          actions={<FavouriteButton car={other} />}
          monthly={<CarMonthly car={other} />}
          compare={<CompareCheckbox car={other} />}
          sizes="min(76vw, 18.5rem)"
        />
      )}
    />
  )
}
