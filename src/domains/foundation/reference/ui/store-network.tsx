import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { factsOf, type Localized, localized } from '#shared/language.ts'
import { mapHref } from '#shared/map-href.ts'
import { phoneHref, spacedPhone } from '#shared/phone.ts'
import homeTexts from '#texts/home'
import { Icon } from '#ui/icon.tsx'
import styles from './store-network.module.css'

/** A store of the network; `cars` is the number of vehicles there. */
export interface NetworkStore {
  id: number
  tag: string
  name: string
  names: Localized
  city: string
  cityNames: Localized
  phone: string
  latitude: number
  longitude: number
  cars: number
}

interface StoreNetworkProps {
  stores: readonly NetworkStore[]
}

const star =
  'M0 -11.5L3.37 -8.13L8.13 -8.13L8.13 -3.37L11.5 0L8.13 3.37L8.13 8.13L3.37 8.13L0 11.5L-3.37 8.13L-8.13 8.13L-8.13 3.37L-11.5 0L-8.13 -3.37L-8.13 -8.13L-3.37 -8.13Z'
const coast =
  'M0 0H620V104C580 92 545 92 515 94C470 84 440 76 407 84C372 92 340 78 324 58C320 46 320 38 310 42C300 46 292 44 284 48C276 60 276 74 270 88C262 112 254 134 242 153C236 164 232 168 226 174C210 190 196 196 180 203C160 212 140 216 124 228C104 246 96 272 78 296C64 316 52 334 45 354C38 376 38 398 38 416C44 424 50 426 54 434C50 456 36 480 22 500H0Z'

/** Distance in drawing units below which stars would overlap. */
const apart = 24

/**
 * Positions of the stars: equirectangular, fitted to the coast drawn above (Tanger at 291, 60, Agadir at 66, 436). A store that would cover
 * another, as Salé does Rabat, moves up the coast: the map is schematic.
 */
function places(stores: readonly NetworkStore[]): { store: NetworkStore; x: number; y: number }[] {
  const placed: { store: NetworkStore; x: number; y: number }[] = []
  for (const store of stores.toSorted((a, b) => a.latitude - b.latitude)) {
    let x = 291 + (store.longitude + 5.834) * 59.7
    let y = 60 + (35.76 - store.latitude) * 70.5
    while (placed.some((other) => Math.hypot(other.x - x, other.y - y) < apart)) {
      x += 4
      y -= 7
    }
    placed.push({ store, x, y })
  }
  return placed
}

/** Position of a label next to its star, so that close cities do not collide. */
function labelSide(city: string): { x: number; y: number; anchor: 'start' | 'middle' | 'end' } {
  if (city === 'Rabat') return { x: -18, y: 12, anchor: 'end' }
  if (city === 'Salé') return { x: 18, y: -8, anchor: 'start' }
  if (city === 'Casablanca') return { x: -20, y: 6, anchor: 'end' }
  if (city === 'Fès' || city === 'Oujda') return { x: 0, y: 34, anchor: 'middle' }
  return { x: 20, y: 5, anchor: 'start' }
}

/** Stores as a route along the coast, and as a list with phone and directions. */
export function StoreNetwork({ stores }: StoreNetworkProps) {
  const t = useText(homeTexts)
  const { direction } = factsOf(useLanguage())
  const language = useLanguage()
  const title = (store: NetworkStore) => localized(store.cityNames, language)
  return (
    <div className={styles.network}>
      <div>
        <p className={styles.eyebrow}>{t('network.eyebrow')}</p>
        <h2>{t('network.title')}</h2>
        <ul className={styles.stores}>
          {stores.map((store) => (
            <li key={store.id}>
              <Link className={styles.store} to={address.workshops(store.tag)}>
                <b>{title(store)}</b>
                <span>{t('network.cars', { count: store.cars })}</span>
              </Link>
              <a href={phoneHref(store.phone)}>
                <bdi dir="ltr" className="num">
                  {spacedPhone(store.phone)}
                </bdi>
              </a>
              <a
                className={styles.way}
                href={mapHref(store)}
                target="_blank"
                rel="noreferrer"
                aria-label={t('network.directions', { name: localized(store.names, language) })}
              >
                <Icon name="map-pin" size={20} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <svg className={styles.map} viewBox="0 0 620 500" role="img" aria-label={t('network.map')}>
        <path className={styles.sea} d={coast} />
        <path
          className={styles.road}
          d="M66 436C100 420 142 392 163 351C178 312 172 256 186 214C200 205 214 196 231 183C238 176 244 168 248 158C262 128 274 96 291 60"
        />
        <path className={styles.road} d="M231 183C262 196 312 196 340 183C412 166 476 152 525 136" />
        {places(stores).map(({ store, x, y }) => {
          const side = labelSide(store.city)
          return (
            <g key={store.id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <path className={store.city === 'Casablanca' ? styles.main : styles.stop} d={star} />
              <text direction="ltr" x={side.x} y={side.y} textAnchor={side.anchor}>
                {title(store)}
              </text>
            </g>
          )
        })}
        <text className={styles.branches} x="600" y="455" textAnchor={direction === 'rtl' ? 'start' : 'end'} direction={direction}>
          {t('network.stores', { count: stores.length })}
        </text>
      </svg>
    </div>
  )
}
