import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import vehiclesTexts from '#texts/vehicles'
import { BodyStyleShape } from '#ui/body-style.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import type { VehicleCard as Vehicle } from '../contract.ts'
import { CardNotes } from './card-notes.tsx'
import { useFieldFacts } from './field-text.ts'
import { openCard, takePictureBack } from './opened-card.ts'
import { useOwnCar } from './own-car.ts'
import { PricePosition } from './price-position.tsx'
import { VehicleBadges } from './vehicle-badges.tsx'
import styles from './vehicle-card.module.css'
import { VehicleFacts } from './vehicle-facts.tsx'

interface VehicleCardProps {
  car: Vehicle
  /** URL of the page of the car */
  href: string
  /** `list` puts the photo at the start and the price at the end from 768 px */
  layout?: 'grid' | 'list'
  /** compact row for phones, four of which fit on a screen */
  rows?: boolean
  heading?: 'h2' | 'h3'
  /** heart button, above the link */
  actions?: ReactNode
  /** monthly instalment, next to the price */
  monthly?: ReactNode
  /** button beside the price position, above the link */
  priceHelp?: ReactNode
  /** compare checkbox on the photo, above the link */
  select?: ReactNode
  /** content at the end of the footer, above the link */
  compare?: ReactNode
  /** true for the first cards: their photo loads eagerly */
  eager?: boolean
  /** `sizes` attribute of the photo */
  sizes?: string
}

/** One car in a list. The whole card is one link; all cards have the same rows, so that prices align. */
export function VehicleCard({
  car,
  href,
  layout = 'grid',
  rows = false,
  heading: Heading = 'h3',
  actions,
  monthly,
  priceHelp,
  select,
  compare,
  eager = false,
  sizes,
}: VehicleCardProps) {
  const t = useText(vehiclesTexts)
  const { price } = useFormat()
  const language = useLanguage()
  const name = `${car.brand} ${car.model}`
  const city = localized(car.cityNames, language)
  const sold = car.lastStatus === 'Sold'
  const own = useOwnCar(car.id)
  const photo = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => takePictureBack(car.id, photo.current), [car.id])
  const lower = car.price !== null && car.oldPrice !== null && car.oldPrice > car.price

  return (
    <article
      className={styles.card}
      data-layout={layout}
      data-rows={rows ? '' : undefined}
      data-sold={sold ? '' : undefined}
      data-own={own ? '' : undefined}
      data-ad={car.operationType === 'Ad' ? car.id : undefined}
    >
      <div className={styles.media}>
        <div className={styles.frame}>
          <CardPhoto ref={photo} car={car} name={name} eager={eager} sizes={sizes ?? (rows ? rowSizes : gridSizes)} />
          <div className={styles.badges}>
            <VehicleBadges car={car} />
          </div>
          <div className={styles.notes}>
            <CardNotes car={car} />
          </div>
          {select && <div className={styles.select}>{select}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading className={styles.title}>
            <Link to={href} prefetch="intent" viewTransition onClick={() => openCard(car, photo.current)}>
              <bdi>{name}</bdi>
            </Link>
          </Heading>
          <p className={styles.version} dir="ltr">
            {car.version}
          </p>
          <VehicleFacts car={car} />
          {layout === 'list' && <FurtherFacts car={car} />}
        </div>
        <div className={styles.money}>
          <div className={styles.position}>
            {!sold && car.price !== null && (
              <>
                <PricePosition position={car.pricePosition} doubtful={car.isPriceDoubtful} always />
                {priceHelp}
              </>
            )}
            {!sold && lower && car.oldPrice !== null && (
              <s className={styles.old}>
                <span className="vh">{t('card.oldPrice')} </span>
                {price(car.oldPrice)}
              </s>
            )}
          </div>
          <div className={styles.amounts}>
            <p className={styles.price} data-asked={car.price === null ? '' : undefined}>
              {sold ? t('badge.sold') : car.price === null ? t('card.onRequest') : price(car.price)}
            </p>
            {monthly && <span className={styles.monthly}>{monthly}</span>}
          </div>
        </div>
        <div className={styles.foot}>
          <span className={styles.place}>
            {own && !sold && (
              <Link className={styles.own} to={own.to}>
                {t(own.state === 'held' ? 'own.pay' : 'own.follow')}
              </Link>
            )}
            {city && !own && (
              <>
                <Icon name="map-pin" size={16} />
                <span className="vh">{t('card.city')} </span>
                <span>{city}</span>
              </>
            )}
          </span>
          {compare && <span className={styles.compare}>{compare}</span>}
        </div>
      </div>
    </article>
  )
}

const gridSizes = '(min-width: 1280px) 18.5rem, (min-width: 1024px) 31vw, (min-width: 768px) 45vw, 92vw'
const rowSizes = '(min-width: 1280px) 18.5rem, (min-width: 1024px) 31vw, (min-width: 768px) 45vw, 8rem'

interface CardPhotoProps {
  ref: RefObject<HTMLDivElement | null>
  car: Vehicle
  name: string
  eager: boolean
  sizes: string
}

/** First picture of a car, or the silhouette of its body style. */
function CardPhoto({ ref, car, name, eager, sizes }: CardPhotoProps) {
  const t = useText(vehiclesTexts)
  return (
    <div ref={ref} className={styles.photo}>
      {car.picture ? (
        <Picture
          picture={car.picture}
          alt={t('card.picture', { car: name, angle: t(`angle.${car.picture.spec}`) })}
          sizes={sizes}
          eager={eager}
        />
      ) : (
        <span className={styles.silhouette} role="img" aria-label={t('card.silhouette', { car: name })}>
          <BodyStyleShape style={car.bodyStyle ?? 'Sedan'} />
        </span>
      )}
    </div>
  )
}

/** Line of the wide list: body style, colour, first hand. */
function FurtherFacts({ car }: { car: Vehicle }) {
  const t = useText(vehiclesTexts)
  const facts = useFieldFacts('list')(car)
  const words = [
    car.bodyStyle && t(`bodyStyle.${car.bodyStyle}`),
    car.color && t(`color.${car.color}`),
    car.isFirstHand && t('badge.firstHand'),
    ...facts.map(({ label, text }) => t('card.fact', { label, value: text })),
  ]
  const text = words.filter(Boolean).join(t('card.comma'))
  return text === '' ? null : <p className={styles.further}>{text}</p>
}
