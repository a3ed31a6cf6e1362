import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '#i18n/text.ts'
import { Drawing } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { groupsOf, mapSize, type Point, project } from './map.ts'
import { country, neighbours } from './outline.ts'
import styles from './store-map.module.css'
import { useMapView } from './use-map-view.ts'

/** A place on the map; its number is that of the list. */
export interface MapPlace {
  id: number
  number: number
  name: string
  latitude: number
  longitude: number
}

interface StoreMapProps {
  places: readonly MapPlace[]
  /** the one that is looked at */
  chosen: number | null
  choose: (id: number) => void
  /** where the visitor is, if they said so */
  here: { latitude: number; longitude: number } | null
  /** other places bring another view: those of this name are shown whole, the country without one */
  focus: string
}

/** Pins closer than this, in pixels of the screen, would lie on each other. */
const apart = 30
const whole = 'M8 3H5a2 2 0 0 0-2 2v3 M21 8V5a2 2 0 0 0-2-2h-3 M3 16v3a2 2 0 0 0 2 2h3 M16 21h3a2 2 0 0 0 2-2v-3'
const star =
  'M0 -11.5L3.37 -8.13L8.13 -8.13L8.13 -3.37L11.5 0L8.13 3.37L8.13 8.13L3.37 8.13L0 11.5L-3.37 8.13L-8.13 8.13L-8.13 3.37L-11.5 0L-8.13 -3.37L-8.13 -8.13L-3.37 -8.13Z'

/** The stores on a map of the country, drawn from our own data; what it shows stands in the list beside it as well. */
export function StoreMap({ places, chosen, choose, here, focus }: StoreMapProps) {
  const t = useText('stores')
  const svg = useRef<SVGSVGElement>(null)
  const { view, zoomBy, show, key } = useMapView(svg)
  const pins = useMemo(() => places.map((place) => ({ ...place, ...project(place) })), [places])
  const you = here && project(here)
  const shown = (point: Point) => ({ x: view.x + point.x * view.k, y: view.y + point.y * view.k })
  const groups = groupsOf(
    pins.map((pin) => ({ ...pin, ...shown(pin) })),
    apart * useUnits(svg),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view only with another question, not with every drawing
  useEffect(() => {
    show(focus === '' ? [] : [...pins, ...(you ? [you] : [])])
  }, [focus])
  // the pins and tools of the map have the keyboard; the arrows move what they stand on
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && key(event.key)) event.preventDefault()
  }
  return (
    <figure className={styles.figure}>
      <fieldset className={styles.frame} aria-label={t('map.label')} aria-describedby="map-keys" onKeyDown={onKeyDown}>
        <svg ref={svg} className={styles.map} viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} data-far={view.k === 1 ? '' : undefined}>
          <title>{t('map.label')}</title>
          <rect className={styles.sea} width={mapSize.width} height={mapSize.height} />
          <g transform={`translate(${view.x} ${view.y}) scale(${view.k})`}>
            <path className={styles.around} d={neighbours} />
            <path className={styles.country} d={country} />
          </g>
          {you && (
            <g transform={at(shown(you))} className={styles.you}>
              <circle r="7" />
              <text x="14" y="5">
                {t('map.you')}
              </text>
            </g>
          )}
        </svg>
        <div className={styles.pins}>
          {groups.map(({ x, y, members }) => {
            const [first] = members
            if (!first || x < 0 || y < 0 || x > mapSize.width || y > mapSize.height) return null
            const one = members.length === 1
            const name = one ? first.name : t('map.group', { count: members.length, names: members.map((pin) => pin.name).join(', ') })
            return (
              <button
                key={first.id}
                type="button"
                className={styles.pin}
                data-chosen={members.some(({ id }) => id === chosen) || undefined}
                style={{ left: `${(x / mapSize.width) * 100}%`, top: `${(y / mapSize.height) * 100}%` }}
                aria-label={name}
                onClick={() => (one ? choose(first.id) : show(members.map((pin) => project(pin))))}
              >
                <svg viewBox="-14 -14 28 28" aria-hidden="true">
                  {one ? <path d={star} /> : <circle r="12" />}
                </svg>
                <span aria-hidden="true">{one ? first.number : `+${members.length}`}</span>
              </button>
            )
          })}
        </div>
        <div className={styles.tools}>
          <IconButton icon="plus" label={t('map.in')} onClick={() => zoomBy(1)} />
          <IconButton icon="minus" label={t('map.out')} onClick={() => zoomBy(-1)} />
          <button type="button" className={styles.whole} aria-label={t('map.whole')} title={t('map.whole')} onClick={() => show([])}>
            <Drawing path={whole} />
          </button>
        </div>
      </fieldset>
      <figcaption id="map-keys">{t('map.hint')}</figcaption>
    </figure>
  )
}

/** Units of the map in one pixel of the screen; on a phone two pins stand closer than on a desk. */
function useUnits(svg: RefObject<SVGSVGElement | null>): number {
  const [units, setUnits] = useState(1)
  useEffect(() => {
    if (!svg.current) return
    const watch = new ResizeObserver(([map]) => setUnits(mapSize.width / (map?.contentRect.width || mapSize.width)))
    watch.observe(svg.current)
    return () => watch.disconnect()
  }, [svg])
  return units
}

const at = ({ x, y }: Point) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`
