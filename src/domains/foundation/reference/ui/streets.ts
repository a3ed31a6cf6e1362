import { AttributionControl, setWorkerUrl, Map as TileMap } from 'maplibre-gl'
import sheet from 'maplibre-gl/dist/maplibre-gl.css?inline'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { Language } from '#shared/language.ts'
import { countryBounds } from '../values.ts'
import { labelled } from './map.ts'

/** The street map. Only this file imports the map library: it is larger than the site, and loads only when configured. */
export type Streets = TileMap

interface StreetsOptions {
  /** URL of the style */
  style: string
  language: Language
  words: { label: string; wheel: string; fingers: string; sources: string }
  moved: () => void
  /** called when the first view is rendered */
  ready: () => void
  /** called when a resource of the first view fails to load */
  failed: () => void
}

let isDressed = false

/** Opens a street map. Throws where the device cannot render one. */
export function openStreets(container: HTMLElement, { style, language, words, moved, ready, failed }: StreetsOptions): Streets {
  if (!isDressed) {
    const rules = new CSSStyleSheet()
    rules.replaceSync(sheet)
    document.adoptedStyleSheets.push(rules)
    isDressed = true
  }
  setWorkerUrl(worker)
  const { west, east, south, north } = countryBounds
  const map = new TileMap({
    container,
    bounds: [west, south, east, north],
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    // one finger and the wheel scroll the page
    cooperativeGestures: true,
    attributionControl: false,
    locale: {
      'Map.Title': words.label,
      'AttributionControl.ToggleAttribution': words.sources,
      'CooperativeGesturesHandler.WindowsHelpText': words.wheel,
      'CooperativeGesturesHandler.MacHelpText': words.wheel,
      'CooperativeGesturesHandler.MobileHelpText': words.fingers,
    },
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new AttributionControl({ compact: true }), 'bottom-left')
  let isDrawn = false
  map.on('error', () => {
    if (!isDrawn) failed()
  })
  map.on('load', () => {
    isDrawn = true
    ready()
  })
  map.on('move', moved)
  map.on('resize', moved)
  map.setStyle(style, { transformStyle: (_, next) => labelled(next, language) })
  return map
}
