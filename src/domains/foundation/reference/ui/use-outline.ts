import { type RefObject, useEffect, useState } from 'react'
import { type Ground, type MapView, mapSize, project, viewOf } from './map.ts'

/** Returns the built-in outline map. It has no gestures: its view fits the shown places. */
export function useOutline(svg: RefObject<SVGSVGElement | null>): Ground & { view: MapView } {
  const [view, setView] = useState<MapView>(viewOf([]))
  // map units per pixel: pins are closer together on a phone
  const [units, setUnits] = useState(1)
  useEffect(() => {
    if (!svg.current) return
    const watch = new ResizeObserver(([map]) => setUnits(mapSize.width / (map?.contentRect.width || mapSize.width)))
    watch.observe(svg.current)
    return () => watch.disconnect()
  }, [svg])
  return {
    view,
    size: mapSize,
    units,
    at: (place) => {
      const { x, y } = project(place)
      return { x: view.x + x * view.k, y: view.y + y * view.k }
    },
    show: (places, closest) => setView(viewOf(places.map(project), closest)),
  }
}
