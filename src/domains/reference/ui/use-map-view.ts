import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { deepest, type MapView, mapSize, type Point, viewOf } from './map.ts'

/** How much further in or out a press goes. */
const step = 1.6
/** How far a key moves the map, in its own units. */
const stride = 60

const moves: Record<string, Point> = {
  ArrowLeft: { x: stride, y: 0 },
  ArrowRight: { x: -stride, y: 0 },
  ArrowUp: { x: 0, y: stride },
  ArrowDown: { x: 0, y: -stride },
}

/**
 * What of the map is shown. Fingers and mouse move and zoom it; the wheel only with Ctrl, so that it goes on scrolling the page, and one
 * finger only once the map is zoomed in.
 */
export function useMapView(svg: RefObject<SVGSVGElement | null>): {
  view: MapView
  zoomBy: (direction: 1 | -1) => void
  show: (places: readonly Point[]) => void
  /** true when the key meant the map */
  key: (key: string) => boolean
} {
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
    (places: readonly Point[]) => {
      const { x, y, k } = viewOf(places)
      act(({ transform }, map) => transform(map, zoomIdentity.translate(x, y).scale(k)))
    },
    [act],
  )
  const key = useCallback(
    (name: string) => {
      const move = moves[name]
      if (move) act(({ translateBy }, map) => translateBy(map, move.x / viewOfMap(map).k, move.y / viewOfMap(map).k))
      else if (name === '+' || name === '=') zoomBy(1)
      else if (name === '-') zoomBy(-1)
      else if (name === '0') show([])
      else return false
      return true
    },
    [act, zoomBy, show],
  )
  return { view, zoomBy, show, key }
}

const selected = (element: SVGSVGElement) => select<SVGSVGElement, unknown>(element)
const viewOfMap = (map: ReturnType<typeof selected>) => zoomTransform(map.node() as SVGSVGElement)
