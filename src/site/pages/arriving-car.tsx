import type { ReactNode } from 'react'
import { address } from '#client/addresses.ts'
import { CompareToggle } from '#domains/catalogue/compare/ui/compare-toggle.tsx'
import { ArrivingBox } from '#domains/catalogue/vehicles/ui/buy-box.tsx'
import { CarGallery } from '#domains/catalogue/vehicles/ui/car-gallery.tsx'
import { carName } from '#domains/catalogue/vehicles/ui/car-name.ts'
import type { OpenedCard } from '#domains/catalogue/vehicles/ui/opened-card.ts'
import { FavouriteButton } from '#domains/customers/favourites/ui/favourite-button.tsx'
import { useText } from '#i18n/text.ts'
import siteTexts from '#texts/site'
import vehiclePageTexts from '#texts/vehiclePage'
import vehiclesTexts from '#texts/vehicles'
import { BodyStyleShape } from '#ui/body-style.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Failed } from '#ui/failed.tsx'
import { Waiting } from '#ui/waiting.tsx'
import styles from './car.module.css'

interface ArrivingCarProps {
  /** data of its card; null when the page was not opened from a card */
  opened: OpenedCard | null
  /** retries the request; set when offline */
  retry?: () => void
}

/** The page of a car while it loads: name, price and picture of its card in their final positions. */
export function ArrivingCar({ opened, retry }: ArrivingCarProps) {
  const page = useText(vehiclePageTexts)
  const site = useText(siteTexts)
  const rest = retry ? (
    <div role="alert">
      <Failed title={site('offline.title')} text={site('offline.text')} retry={retry} />
    </div>
  ) : (
    <Waiting lines={[70, 90, 45]} />
  )
  const car = opened?.car
  const steps = [{ name: page('allCars'), to: address.search() }, ...(car ? [{ name: carName(car) }] : [])]
  return (
    <div className="container">
      {car && <title>{carName(car)}</title>}
      <Breadcrumb label={page('crumbs')} steps={steps} />
      <div className={`${styles.layout} ${styles.arriving}`}>
        <div className={styles.gallery}>
          {opened ? <Pictures opened={opened} /> : <CarGallery title="" pictures={[]} silhouette={null} videoLink={null} actions={null} />}
        </div>
        <div className={styles.buy}>{car ? <ArrivingBox car={car}>{rest}</ArrivingBox> : rest}</div>
      </div>
    </div>
  )
}

/** Placeholder for a car without pictures: its body shape, with its name. */
export function Silhouette({ car }: { car: OpenedCard['car'] }) {
  const t = useText(vehiclesTexts)
  return (
    <span className={styles.silhouette} role="img" aria-label={t('card.silhouette', { car: carName(car) })}>
      <BodyStyleShape style={car.bodyStyle ?? 'Sedan'} />
    </span>
  )
}

function Pictures({ opened: { car, picture } }: { opened: OpenedCard }): ReactNode {
  return (
    <CarGallery
      title={carName(car)}
      pictures={car.picture ? [{ ...car.picture, isGenerated: false }] : []}
      videoLink={null}
      under={picture}
      silhouette={<Silhouette car={car} />}
      actions={
        <>
          <FavouriteButton car={car} />
          <CompareToggle car={car} />
        </>
      }
    />
  )
}
