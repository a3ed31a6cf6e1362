// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageContext } from '#i18n/text.ts'
import type { Language } from '#shared/language.ts'
import { buttons, press, settle, show, words } from '#testing/screen.tsx'
import { mapSize } from './map.ts'
import { StoreMap } from './store-map.tsx'

/** The library as far as the map asks it: one degree is ten pixels. Devices without graphics make it throw. */
const library = vi.hoisted(() => ({
  maps: [] as { on: Record<string, () => void>; did: string[]; style: unknown; locale: object }[],
  isAble: true,
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
    project = ([x, y]: [number, number]) => ({ x: (x + 18) * 10, y: (37 - y) * 10 })
    zoomIn = () => this.seen.did.push('in')
    zoomOut = () => this.seen.did.push('out')
    panBy = (by: number[]) => this.seen.did.push(`by ${by}`)
    fitBounds = (bounds: number[][]) => this.seen.did.push(`fit ${bounds.flat()}`)
    remove = () => this.seen.did.push('remove')
  },
}))

const mapStyle = 'https://tiles.example.ma/streets.json'
const places = [
  { id: 1, number: 1, name: 'Rihla Casablanca', latitude: 33.6, longitude: -7.6 },
  { id: 2, number: 2, name: 'Rihla Dakhla', latitude: 23.7, longitude: -15.9 },
]
const choose = vi.fn()
async function open({ style = mapStyle, language = 'fr' }: { style?: string | undefined; language?: Language } = {}) {
  const page = { language, basePath: '/', origin: 'https://rihla.example', ...(style && { mapStyle: style }) }
  show(
    <PageContext value={page}>
      <StoreMap places={places} chosen={null} choose={choose} here={null} focus="" />
    </PageContext>,
    { language },
  )
  await settle()
  await vi.waitFor(() => expect(library.maps.length > 0 || !library.isAble || !style).toBe(true))
}
const told = async (name: string) => act(async () => library.maps[0]?.on[name]?.())
afterEach(cleanup)
const pins = () => buttons(/^Rihla/).map(({ style }) => [style.left, style.top].map((part) => Math.round(Number.parseFloat(part))))

beforeEach(() => {
  Object.assign(library, { maps: [], isAble: true })
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

test('without a setting nothing is fetched: the map is our own', async () => {
  await open({ style: '' })
  expect([library.maps, words().includes('pas un plan de rues')]).toEqual([[], true])
})

test('our own map is zoomed about its middle, moved by as much of the screen however large it is, and shown whole again', async () => {
  await open({ style: '' })
  const drawn = () =>
    document
      .querySelector('fieldset svg g')
      ?.getAttribute('transform')
      ?.match(/-?[\d.]+/g)
      ?.map(Number)
  const frame = document.querySelector('fieldset') as HTMLElement
  const key = (name: string) => act(() => void fireEvent.keyDown(frame, { key: name }))
  expect(drawn()).toEqual([0, 0, 1])
  await press('Agrandir')
  expect(drawn()).toEqual([-180, expect.closeTo(-0.3 * mapSize.height), 1.6])
  key('ArrowRight')
  key('ArrowDown')
  expect(drawn()).toEqual([expect.closeTo(-240), expect.closeTo(-0.3 * mapSize.height - 60), 1.6])
  key('-')
  expect(drawn()?.at(-1)).toBe(1)
  await press('Agrandir')
  key('0')
  expect(drawn()).toEqual([0, 0, 1])
})

test('the wheel zooms with Ctrl alone, so that it goes on scrolling the page', async () => {
  await open({ style: '' })
  const map = document.querySelector('fieldset svg') as Element
  // its points cannot be moved in the window of the tests: then its place on the page is asked for
  Object.defineProperty(map, 'createSVGPoint', { value: undefined })
  const wheel = (ctrlKey: boolean) => {
    const event = new WheelEvent('wheel', { deltaY: -200, bubbles: true, cancelable: true })
    // what the event of the tests does not take
    Object.defineProperty(event, 'ctrlKey', { value: ctrlKey })
    act(() => void map.dispatchEvent(event))
  }
  wheel(false)
  expect(map.getAttribute('data-far')).toBe('')
  wheel(true)
  expect(map.getAttribute('data-far')).toBeNull()
})

test('streets lie under the same pins once they are drawn, say where they come from, and follow the same keys and tools', async () => {
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
  await press('Agrandir')
  const frame = document.querySelector('fieldset') as HTMLElement
  for (const key of ['ArrowRight', '-', '0']) act(() => void fireEvent.keyDown(frame, { key }))
  const whole = 'fit -17.6,20.5,-0.6,36.2'
  expect(library.maps[0]?.did).toEqual([whole, 'in', 'by 60,0', 'out', whole])
  await press('Rihla Dakhla')
  expect(choose).toHaveBeenCalledWith(2)
  // what fails later leaves what is drawn
  await told('error')
  expect(pins()).not.toEqual(own)
})

test('our own map stays when the streets are not to be had', async () => {
  await open()
  const own = pins()
  await told('error')
  expect([library.maps[0]?.did, pins(), words().includes('pas un plan de rues')]).toEqual([['remove'], own, true])
})

test('a device that cannot draw streets keeps our own map', async () => {
  library.isAble = false
  await open()
  expect([pins().length, words().includes('pas un plan de rues')]).toEqual([2, true])
})

test('what the library says is said in Arabic too', async () => {
  await open({ language: 'ar' })
  expect(library.maps[0]?.locale).toMatchObject({
    'Map.Title': 'خريطة الوكالات',
    'CooperativeGesturesHandler.MobileHelpText': expect.stringContaining('أصبعين'),
  })
})
