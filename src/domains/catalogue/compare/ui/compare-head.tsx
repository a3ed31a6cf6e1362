import { Link } from 'react-router'
import type { VehicleDetail } from '#domains/catalogue/vehicles/contract.ts'
import { PricePosition } from '#domains/catalogue/vehicles/ui/price-position.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import comparePageTexts from '#texts/comparePage'
import vehiclesTexts from '#texts/vehicles'
import { BodyStyleShape } from '#ui/body-style.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Picture } from '#ui/picture.tsx'
import type { Angle } from '../rules.ts'
import styles from './compare-head.module.css'

interface CompareHeadProps {
  car: VehicleDetail
  /** angle of the photo; the first photo is used without it, or when the car has none of this angle */
  view?: Angle
  href: string
  onRemove: () => void
}

/** Column header: photo, name, price and link to the car. */
export function CompareHead({ car, view, href, onRemove }: CompareHeadProps) {
  const t = useText(comparePageTexts)
  const v = useText(vehiclesTexts)
  const { price } = useFormat()
  const title = `${car.brand} ${car.model}`
  const picture = car.pictures.find(({ spec }) => spec === view) ?? car.picture
  return (
    <div className={styles.head}>
      <div className={styles.remove}>
        <IconButton icon="x" look="float" label={t('removeCar', { title })} onClick={onRemove} />
      </div>
      <div className={styles.photo}>
        {picture ? (
          <Picture
            picture={picture}
            alt={v('card.picture', { car: title, angle: v(`angle.${picture.spec}`) })}
            sizes="(max-width: 767px) 10.5rem, 17rem"
            ratio="8 / 5"
            eager
          />
        ) : (
          <span className={styles.silhouette}>
            <BodyStyleShape style={car.bodyStyle ?? 'Sedan'} />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <Link className={styles.name} to={href}>
          <bdi>{title}</bdi>
        </Link>
        <span className={styles.version} dir="ltr">
          {car.version}
        </span>
        <span className={styles.price}>
          {car.availability === 'Sold' ? t('sold') : car.price === null ? v('card.onRequest') : price(car.price)}
        </span>
        <span className={styles.position}>
          {car.availability !== 'Sold' && <PricePosition position={car.pricePosition} doubtful={car.isPriceDoubtful} />}
        </span>
        <ButtonLink variant="tonal" size="small" to={href}>
          {t('see')}
        </ButtonLink>
      </div>
    </div>
  )
}
