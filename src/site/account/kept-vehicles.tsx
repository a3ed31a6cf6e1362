import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useFavourites } from '#domains/customers/favourites/ui/use-favourites.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import customersTexts from '#texts/customers'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { StoredPicture } from '#ui/picture.tsx'
import styles from './kept-vehicles.module.css'

const max = 4

/** The latest saved cars, each with a link to its current state. */
export function KeptVehicles() {
  const t = useText(customersTexts)
  const format = useFormat()
  const { cars } = useFavourites()
  if (cars.length === 0)
    return (
      <>
        <p className={styles.none}>{t('vehicle.none')}</p>
        <ButtonLink variant="outline" to={address.search()}>
          {t('vehicle.browse')}
        </ButtonLink>
      </>
    )
  return (
    <>
      <ul className={styles.cars}>
        {cars.slice(0, max).map((car) => (
          <li key={car.id}>
            <Link to={address.customerVehicle(car.id)} prefetch="intent">
              <span className={styles.photo}>
                {car.picture ? <StoredPicture hash={car.picture} width={320} alt="" /> : <Icon name="car" size={20} />}
              </span>
              <span className={styles.words}>
                <span>
                  <bdi>{car.title}</bdi>
                </span>
                <small className="num">{car.price === null ? t('vehicle.hidden') : format.price(car.price)}</small>
              </span>
              <Icon name="chevron-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
      {cars.length > max && (
        <ButtonLink variant="outline" to={address.favourites()}>
          {t('vehicle.all')}
        </ButtonLink>
      )}
    </>
  )
}
