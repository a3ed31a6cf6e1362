import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { everyOf } from '#shared/closed-list.ts'
import vehiclesTexts from '#texts/vehicles'
import { StudioCar } from '#ui/studio-car.tsx'
import type { BodyStyle } from '../contract.ts'
import styles from './body-style-tiles.module.css'

/** All ten, in home page order. */
const order = everyOf<BodyStyle>()([
  'Citadine',
  'Compact',
  'SUV',
  'Sedan',
  'Wagon',
  'MiniVan',
  'Fourgonnette',
  'Pickup',
  'SportsCar',
  'Cabriolet',
])

/** Ten tiles that open the search by body style; `counts` are vehicles on sale by style. */
export function BodyStyleTiles({ counts }: { counts: Partial<Record<BodyStyle, number>> }) {
  const t = useText(vehiclesTexts)
  const { number } = useFormat()
  return (
    <div className={styles.bodies}>
      {order.map((style) => (
        <Link key={style} to={address.search({ BodyStyles: [style] })} prefetch="intent">
          <StudioCar name={`body-${style}`} sizes="10rem" className={styles.car} />
          <span className={styles.line}>
            <b>{t(`bodyStyle.${style}`)}</b>
            <span className="num">{number(counts[style] ?? 0)}</span>
          </span>
        </Link>
      ))}
    </div>
  )
}
