import type { VehicleCard } from '#domains/catalogue/vehicles/contract.ts'
import { useText } from '#i18n/text.ts'
import favouritesTexts from '#texts/favourites'
import { IconButton } from '#ui/icon-button.tsx'
import { useToast } from '#ui/toast.tsx'
import styles from './favourite-button.module.css'
import { useFavourites } from './use-favourites.ts'

interface FavouriteButtonProps {
  car: Pick<VehicleCard, 'id' | 'slug' | 'brand' | 'model' | 'price' | 'picture'>
}

/** Heart button: saves or removes a car, with a message and undo. */
export function FavouriteButton({ car }: FavouriteButtonProps) {
  const t = useText(favouritesTexts)
  const toast = useToast()
  const favourites = useFavourites()
  const title = `${car.brand} ${car.model}`

  const toggle = () => {
    const before = favourites.cars.filter(({ id }) => id === car.id)
    const saved = favourites.toggle(car)
    const undo = () => (saved ? favourites.remove([car.id]) : favourites.restore(before))
    toast.success(t(saved ? 'added' : 'removed'), { detail: title, action: { label: t('undo'), run: undo } })
  }
  return (
    <IconButton
      icon="heart"
      look="float"
      className={styles.heart}
      label={t('heart', { title })}
      pressed={favourites.has(car.id)}
      onClick={toggle}
    />
  )
}
