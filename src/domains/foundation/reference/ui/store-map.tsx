import { useEffect, useRef } from 'react'
import { usePage, useText } from '#i18n/text.ts'
import storesTexts from '#texts/stores'
import { Drawing } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { groupsOf, mapSize, type Place, type Point } from './map.ts'
import { country, neighbours } from './outline.ts'
import styles from './store-map.module.css'
import { useOutline } from './use-outline.ts'
import { useStreets } from './use-streets.ts'

/** A store on the map; its number is that of the list. */
export interface MapPlace extends Place {
  id: number
  number: number
  name: string
}

interface StoreMapProps {
  places: readonly MapPlace[]
  /** selected store */
  chosen: number | null
  choose: (id: number) => void
  /** location of the visitor, if available */
  here: Place | null
  /** a change resets the view: to the filtered stores, or to the country when empty */
  focus: string
}

/** Distance in CSS pixels below which pins are grouped. */
const apart = 30
/** Scale of the outline that separates stores of one city. */
const cityScale = 200
const whole = 'M8 3H5a2 2 0 0 0-2 2v3 M21 8V5a2 2 0 0 0-2-2h-3 M3 16v3a2 2 0 0 0 2 2h3 M16 21h3a2 2 0 0 0 2-2v-3'
const star =
  'M0 -11.5L3.37 -8.13L8.13 -8.13L8.13 -3.37L11.5 0L8.13 3.37L8.13 8.13L3.37 8.13L0 11.5L-3.37 8.13L-8.13 8.13L-8.13 3.37L-11.5 0L-8.13 -3.37L-8.13 -8.13L-3.37 -8.13Z'

/**
 * Stores on the built-in outline map; when the operator configures a street map, it replaces the outline once loaded. The list contains the
 * same information.
 */
export function StoreMap({ places, chosen, choose, here, focus }: StoreMapProps) {
  const t = useText(storesTexts)
  const { mapStyle } = usePage()
  const svg = useRef<SVGSVGElement>(null)
  const outline = useOutline(svg)
  const area = useRef<HTMLDivElement>(null)
  const streets = useStreets(area)
  const { size, units, at, zoomBy, show } = streets ?? outline
  const you = here && at(here)
  const groups = groupsOf(
    places.map((place) => ({ ...place, ...at(place) })),
    apart * units,
  )
  const hasStreets = streets !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view changes with the filter or the kind of map, not with every render
  useEffect(() => {
    show(focus === '' ? [] : [...places, ...(here ? [here] : [])])
  }, [focus, hasStreets])
  const { view } = outline
  return (
    <figure className={styles.figure}>
      <fieldset className={styles.frame} aria-label={t('map.label')} aria-describedby="map-hint">
        <svg ref={svg} className={styles.map} viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} data-under={hasStreets || undefined}>
          <title>{t('map.label')}</title>
          <rect className={styles.sea} width={mapSize.width} height={mapSize.height} />
          <g transform={`translate(${view.x} ${view.y}) scale(${view.k})`}>
            <path className={styles.around} d={neighbours} />
            <path className={styles.country} d={country} />
          </g>
          {you && !hasStreets && (
            <g transform={`translate(${you.x.toFixed(1)} ${you.y.toFixed(1)})`} className={styles.you}>
              <circle r="7" />
              <text x="14" y="5">
                {t('map.you')}
              </text>
            </g>
          )}
        </svg>
        {mapStyle && (
          <div className={styles.streets} data-ready={hasStreets || undefined}>
            <div ref={area} />
          </div>
        )}
        <div className={styles.pins}>
          {you && hasStreets && (
            <span className={styles.here} style={placed(you, size)}>
              {t('map.you')}
            </span>
          )}
          {groups.map(({ x, y, members }) => {
            const [first] = members
            if (!first || x < 0 || y < 0 || x > size.width || y > size.height) return null
            const one = members.length === 1
            const name = one ? first.name : t('map.group', { count: members.length, names: members.map((pin) => pin.name).join(', ') })
            return (
              <button
                key={first.id}
                type="button"
                className={styles.pin}
                data-chosen={members.some(({ id }) => id === chosen) || undefined}
                style={placed({ x, y }, size)}
                aria-label={name}
                onClick={() => (one ? choose(first.id) : show(members, cityScale))}
              >
                <svg viewBox="-14 -14 28 28" aria-hidden="true">
                  {one ? <path d={star} /> : <circle r="12" />}
                </svg>
                <span aria-hidden="true">{one ? first.number : `+${members.length}`}</span>
              </button>
            )
          })}
        </div>
        <div className={styles.tools} hidden={!zoomBy && view.k === 1}>
          {zoomBy && <IconButton icon="plus" label={t('map.in')} onClick={() => zoomBy(1)} />}
          {zoomBy && <IconButton icon="minus" label={t('map.out')} onClick={() => zoomBy(-1)} />}
          <button type="button" className={styles.whole} aria-label={t('map.whole')} title={t('map.whole')} onClick={() => show([])}>
            <Drawing path={whole} />
          </button>
        </div>
      </fieldset>
      <figcaption id="map-hint">{hasStreets && mapStyle ? t('map.streets', { host: new URL(mapStyle).host }) : t('map.hint')}</figcaption>
    </figure>
  )
}

const placed = ({ x, y }: Point, { width, height }: { width: number; height: number }) => ({
  left: `${(x / width) * 100}%`,
  top: `${(y / height) * 100}%`,
})
