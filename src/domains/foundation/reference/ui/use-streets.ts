import { type RefObject, useEffect, useReducer, useState } from 'react'
import { usePage, useText } from '#i18n/text.ts'
import storesTexts from '#texts/stores'
import { useNear } from '#ui/use-near.ts'
import { countryBounds } from '../values.ts'
import type { Ground } from './map.ts'
import type { Streets } from './streets.ts'

/**
 * Returns the street map, if configured; loads it when its container comes near the viewport. Null before its first view is rendered, and
 * permanently when it fails.
 */
export function useStreets(area: RefObject<HTMLElement | null>): Ground | null {
  const { mapStyle, language } = usePage()
  const t = useText(storesTexts)
  const isNear = useNear(area)
  const [map, setMap] = useState<Streets | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language
  useEffect(() => {
    const { current } = area
    if (!mapStyle || !isNear || !current) return
    let opened: Streets | null = null
    let isLeft = false
    const close = () => {
      isLeft = true
      opened?.remove()
      opened = null
      setMap(null)
    }
    import('./streets.ts')
      .then(({ openStreets }) => {
        if (isLeft) return
        const words = { wheel: t('map.wheel'), fingers: t('map.fingers'), sources: t('map.sources'), label: t('map.label') }
        opened = openStreets(current, { style: mapStyle, language, words, moved: redraw, ready: () => setMap(opened), failed: close })
      })
      // the outline map stays
      .catch(close)
    return close
  }, [area, mapStyle, isNear, language])
  if (!map) return null
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  return {
    size: { width, height },
    units: 1,
    at: ({ latitude, longitude }) => map.project([longitude, latitude]),
    zoomBy: (direction) => (direction === 1 ? map.zoomIn() : map.zoomOut()),
    show: (places) => {
      const { west, east, south, north } = countryBounds
      const longitudes = places.length > 0 ? places.map(({ longitude }) => longitude) : [west, east]
      const latitudes = places.length > 0 ? places.map(({ latitude }) => latitude) : [south, north]
      map.fitBounds(
        [
          [Math.min(...longitudes), Math.min(...latitudes)],
          [Math.max(...longitudes), Math.max(...latitudes)],
        ],
        { padding: places.length > 0 ? 48 : 0, maxZoom: 14 },
      )
    },
  }
}
