import { StoreMap } from '#domains/foundation/reference/ui/store-map.tsx'
import { countryBounds } from '#domains/foundation/reference/values.ts'
import { useText } from '#i18n/text.ts'
import { mapHref } from '#shared/map-href.ts'
import staffStoresTexts from '#texts/staffStores'
import styles from './stores.module.css'

/** The location of a store on our map, with a link to a street map. */
export function StorePlace({ name, latitude, longitude }: { name: string; latitude: number | null; longitude: number | null }) {
  const t = useText(staffStoresTexts)
  const { west, east, south, north } = countryBounds
  const isThere =
    latitude !== null && longitude !== null && latitude >= south && latitude <= north && longitude >= west && longitude <= east
  if (!isThere) return <p className={styles.nowhere}>{t('nowhere')}</p>
  const place = { id: 0, number: 1, name: name || t('name'), latitude, longitude }
  return (
    <div className={styles.map}>
      <StoreMap places={[place]} chosen={0} choose={() => {}} here={null} focus="" />
      <a href={mapHref(place)} target="_blank" rel="noreferrer">
        {t('look')}
      </a>
    </div>
  )
}
