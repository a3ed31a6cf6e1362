import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { deepest, type Ground, type MapView, mapSize, type Place, type Point, project, viewOf } from './map.ts'

/** Zoom factor of a press. */
const step = 1.6
/**
 * View state of the outline map. Touch and mouse move and zoom it; the wheel only with Ctrl, so that it scrolls the page, and one finger
 * only once the map is zoomed in.
 */
export function useMapView(svg: RefObject<SVGSVGElement | null>): Ground & { view: MapView } {
  const [view, setView] = useState<MapView>({ x: 0, y: 0, k: 1 })
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown>>(undefined)
  useEffect(() => {
    const { current } = svg
    if (!current) return
    const isFar = () => current.dataset.far !== undefined
    const { width, height } = mapSize
    behaviour.current = zoom<SVGSVGElement, unknown>()
      .extent([
        [0, 0],
        [width, height],
      ])
      .translateExtent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([1, deepest])
      .filter((event: MouseEvent & Partial<TouchEvent>) => {
        if (event.type === 'wheel') return event.ctrlKey
        if (event.type === 'touchstart') return !isFar() || (event.touches?.length ?? 0) > 1
        return event.button === 0
      })
      .on('zoom', ({ transform: { x, y, k } }: D3ZoomEvent<SVGSVGElement, unknown>) => setView({ x, y, k }))
    const map = select(current).call(behaviour.current)
    return () => void map.on('.zoom', null)
  }, [svg])

  const act = useCallback(
    (change: (behaviour: ZoomBehavior<SVGSVGElement, unknown>, map: ReturnType<typeof selected>) => void) => {
      if (svg.current && behaviour.current) change(behaviour.current, selected(svg.current))
    },
    [svg],
  )
  const zoomBy = useCallback((direction: 1 | -1) => act(({ scaleBy }, map) => scaleBy(map, step ** direction)), [act])
  const show = useCallback(
    (places: readonly Place[]) => {
      const { x, y, k } = viewOf(places.map(project))
      act(({ transform }, map) => transform(map, zoomIdentity.translate(x, y).scale(k)))
    },
    [act],
  )
  const moveBy = useCallback(
    (way: Point) => act(({ translateBy }, map) => translateBy(map, way.x / viewOfMap(map).k, way.y / viewOfMap(map).k)),
    [act],
  )
  const at = (place: Place) => {
    const { x, y } = project(place)
    return { x: view.x + x * view.k, y: view.y + y * view.k }
  }
  return { view, size: mapSize, units: useUnits(svg), at, zoomBy, moveBy, show }
}

/** Returns the map units per pixel: pins are closer together on a phone. */
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

const selected = (element: SVGSVGElement) => select<SVGSVGElement, unknown>(element)
const viewOfMap = (map: ReturnType<typeof selected>) => zoomTransform(map.node() as SVGSVGElement)
