import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import type { BookedVehicle } from '#domains/processes/buying/bookings/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { StoredPicture } from '#ui/picture.tsx'
import styles from './booked-car.module.css'

export function BookedCar({ car, price }: { car: BookedVehicle; price?: number }) {
  const format = useFormat()
  return (
    <div className={styles.car}>
      <span className={styles.photo}>
        {car.picture ? <StoredPicture hash={car.picture} width={320} alt="" /> : <Icon name="car" size={28} />}
      </span>
      <p className={styles.name}>
        <Link to={address.car(car.slug, car.id)}>
          <bdi>{car.title}</bdi>
        </Link>
        <span>{[car.year, car.reference].filter(Boolean).map(String).join(' · ')}</span>
      </p>
      {price !== undefined && <b className={styles.price}>{format.price(price)}</b>}
    </div>
  )
}
