// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageContext } from '#i18n/text.ts'
import type { Language } from '#shared/language.ts'
import { buttons, packText, press, settle, show, words } from '#testing/screen.tsx'
import { until } from '#testing/until.ts'
import { StoreMap } from './store-map.tsx'

const t = packText('stores')

/** Fake of the map library: one degree is ten pixels. Throws on devices without WebGL. */
const library = vi.hoisted(() => ({
  maps: [] as { on: Record<string, () => void>; did: string[]; style: unknown; locale: object }[],
  isAble: true,
  /** movement in pixels */
  moved: 0,
}))
vi.mock('maplibre-gl', () => ({
  setWorkerUrl() {},
  AttributionControl: class {},
  Map: class {
    touchZoomRotate = { disableRotation() {} }
    seen = { on: {} as Record<string, () => void>, did: [] as string[], style: null as unknown, locale: {} }
    constructor({ locale }: { locale: object }) {
      if (!library.isAble) throw new Error('no graphics')
      library.maps.push(Object.assign(this.seen, { locale }))
    }
    addControl() {}
    on(name: string, heard: () => void) {
      this.seen.on[name] = heard
    }
    setStyle(address: string) {
      this.seen.style = address
    }
    getContainer = () => ({ clientWidth: 200, clientHeight: 200 })
    project = ([x, y]: [number, number]) => ({ x: (x + 18) * 10 + library.moved, y: (37 - y) * 10 })
    zoomIn = () => this.seen.did.push('in')
    zoomOut = () => this.seen.did.push('out')
    fitBounds = (bounds: number[][], { padding, maxZoom }: { padding: number; maxZoom: number }) =>
      this.seen.did.push(`fit ${bounds.flat()} within ${padding} up to ${maxZoom}`)
    remove = () => this.seen.did.push('remove')
  },
}))

const mapStyle = 'https://tiles.example.ma/streets.json'
const places = [
  { id: 1, number: 1, name: 'Rihla Casablanca', latitude: 33.6, longitude: -7.6 },
  { id: 2, number: 2, name: 'Rihla Dakhla', latitude: 23.7, longitude: -15.9 },
]
const choose = vi.fn()
interface Choices {
  style?: string | undefined
  language?: Language
  focus?: string
  at?: typeof places
}
function draw({ style = mapStyle, language = 'fr', focus = '', at = places }: Choices = {}) {
  const page = { language, basePath: '/', origin: 'https://rihla.example', ...(style && { mapStyle: style }) }
  return show(
    <PageContext value={page}>
      <StoreMap places={at} chosen={null} choose={choose} here={null} focus={focus} />
    </PageContext>,
    { language },
  )
}
async function open(choices: Choices = {}) {
  draw(choices)
  const { style = mapStyle } = choices
  await settle()
  await until(() => expect(library.maps.length > 0 || !library.isAble || !style).toBe(true))
}
const told = async (name: string) => act(async () => library.maps[0]?.on[name]?.())
afterEach(cleanup)
const pins = () => buttons(/^Rihla/).map(({ style }) => [style.left, style.top].map((part) => Math.round(Number.parseFloat(part))))

beforeEach(() => {
  Object.assign(library, { maps: [], isAble: true, moved: 0 })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void
      constructor(seen: (entries: object[]) => void) {
        this.observe = () => seen([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
})

test('loads nothing without the setting and shows the outline', async () => {
  await open({ style: '' })
  expect([library.maps, words().includes('pas un plan de rues')]).toEqual([[], true])
})

test('opens a group on the outline and returns to the country', async () => {
  const at = [-7.6, -7.57].map((longitude, i) => ({ id: i, number: i, name: `Rihla ${i}`, latitude: 33.6, longitude }))
  await open({ style: '', at })
  const group = t('map.group', { count: 2, names: 'Rihla 0, Rihla 1' })
  expect([pins().length, document.querySelector(`[title="${t('map.whole')}"]`)?.closest('[hidden]')]).toEqual([0, expect.anything()])
  await press(group)
  expect(pins()).toEqual([
    [32, 50],
    [68, 50],
  ])
  await press(t('map.whole'))
  expect([pins(), buttons(group).length]).toEqual([[], 1])
})

test('shows the street map below the pins with attribution and controls', async () => {
  await open()
  const own = pins()
  expect([library.maps[0]?.style, words().includes('tiles.example.ma')]).toEqual([mapStyle, false])
  await told('load')
  expect([words().includes('Plan de rues chargé depuis tiles.example.ma'), pins()]).toEqual([
    true,
    [
      [52, 17],
      [10, 67],
    ],
  ])
  for (const name of ['in', 'out', 'whole'] as const) await press(t(`map.${name}`))
  const whole = 'fit -17.6,20.5,-0.6,36.2 within 0 up to 14'
  expect(library.maps[0]?.did).toEqual([whole, 'in', 'out', whole])
  await press('Rihla Dakhla')
  expect(choose).toHaveBeenCalledWith(2)
  // pins move with the map
  library.moved = 20
  await told('move')
  expect(pins()[0]).toEqual([62, 17])
  // a later failure does not remove the map
  await told('error')
  expect(pins()).not.toEqual(own)
})

test('groups overlapping pins on a phone, not on a desktop', async () => {
  const watched: ((seen: object[]) => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void
      constructor(seen: (entries: object[]) => void) {
        this.observe = () => void watched.push(seen)
      }
      disconnect() {}
    },
  )
  const near = [-7.6, -6.325].map((longitude, i) => ({ id: i, number: i, name: `Rihla ${i}`, latitude: 33.6, longitude }))
  await open({ style: '', at: near })
  const pinsAt = (width: number) => {
    act(() => watched[0]?.([{ contentRect: { width } }]))
    return pins().length
  }
  expect([pinsAt(600), pinsAt(300), pinsAt(0)]).toEqual([2, 0, 2])
})

test('falls back to the outline when the street map fails', async () => {
  await open()
  const own = pins()
  await told('error')
  expect([library.maps[0]?.did, pins(), words().includes('pas un plan de rues')]).toEqual([['remove'], own, true])
})

test('falls back to the outline on devices without WebGL', async () => {
  library.isAble = false
  await open()
  expect([pins().length, words().includes('pas un plan de rues')]).toEqual([2, true])
})
