import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import favouritesPageTexts from '#texts/favouritesPage'
import { Icon } from '#ui/icon.tsx'
import { priceChange, type SavedCar } from '../rules.ts'
import styles from './favourite-price.module.css'

/** Price change of a saved car since it was saved; renders nothing without a change. */
export function FavouritePrice({ kept, price }: { kept: SavedCar; price: number | null }) {
  const t = useText(favouritesPageTexts)
  const format = useFormat()
  const change = priceChange(kept.price, price)
  if (change === null) return null
  const amount = format.price(Math.abs(change))
  const date = kept.savedOn ? format.date(kept.savedOn) : ''
  const key = change < 0 ? (date ? 'cheaper' : 'cheaperUndated') : date ? 'dearer' : 'dearerUndated'
  return (
    <p className={change < 0 ? styles.cheaper : styles.dearer}>
      <Icon name={change < 0 ? 'arrow-down' : 'arrow-up'} size={16} />
      <span>{t(key, { amount, date })}</span>
    </p>
  )
}
