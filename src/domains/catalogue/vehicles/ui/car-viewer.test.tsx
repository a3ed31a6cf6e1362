// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#shared/language.ts'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { button, buttons, links, packText, press, settle, show, words } from '#testing/screen.tsx'
import { CarGallery } from './car-gallery.tsx'
import { CarViewer } from './car-viewer.tsx'

const t = packText('vehiclePage')

fakeApi()
const specs = ['Front', 'Interior', 'Front', 'Back', 'None', 'Dashboard', 'LateralLeft', 'BackLeft'] as const
const pictures = specs.map((spec, i) => sample('GalleryPicture', { id: `${i}`, spec, hash: 'a'.repeat(64), width: 1440, height: 900 }))
const seen: (string | undefined)[] = []
const scrolled: number[] = []

beforeEach(() => {
  seen.length = 0
  scrolled.length = 0
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    const { picture, angle } = (this as HTMLElement).dataset
    seen.push(picture ?? angle)
  })
  // frames are stacked, 100 px high, in a window of 100 px
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 300
  })
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(
    ((to: ScrollToOptions) => void scrolled.push((to.left ?? 0) / 300)) as never,
  )
})
function viewer(language: Language = 'fr', at = 0) {
  const frames = () => [...document.querySelectorAll('[data-picture]')]
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: (frames().indexOf(this) - at) * 100 } as DOMRect
  })
  const close = vi.fn()
  show(
    <div style={{ direction: language === 'ar' ? 'rtl' : 'ltr' }}>
      <CarViewer title="Dacia Duster" pictures={pictures} first={2} close={close} />
    </div>,
    { language },
  )
  return close
}
const key = (name: string) => fireEvent.keyDown(document.querySelector('dialog') as Element, { key: name })

test('opens at the pressed picture and groups pictures by angle', () => {
  viewer()
  expect([document.querySelector('dialog')?.open, seen]).toEqual([true, ['2']])
  expect([...document.querySelectorAll('[data-picture]')].map((one) => (one as HTMLElement).dataset.picture)).toEqual('02134567'.split(''))
})

test("shows the page's picture until the large one loads", () => {
  show(<CarViewer title="Dacia Duster" pictures={pictures} first={2} under="/small-640.avif" close={vi.fn()} />)
  const under = [...document.querySelectorAll<HTMLElement>('[data-picture]')].filter((frame) => frame.innerHTML.includes('/small-640.avif'))
  expect(under.map((frame) => frame.dataset.picture)).toEqual(['2'])
})

test('disables previous on the first picture and next on the last', () => {
  viewer('fr', 0)
  seen.length = 0
  key('ArrowUp')
  expect(seen).toEqual(['0'])
})

test('jumps to an angle and marks it as current', async () => {
  const close = viewer()
  expect(
    links(/.*/)
      .map((one) => one.getAttribute('aria-current'))
      .indexOf('true'),
  ).toBe(0)
  seen.length = 0
  await press(links('Vue arrière')[0] ?? 'none')
  expect([seen, links('Vue arrière')[0]?.getAttribute('aria-current')]).toEqual([['Back'], 'true'])
  document.querySelector('dialog')?.close()
  expect(close).toHaveBeenCalledTimes(1)
})

function gallery(language: Language = 'fr'): HTMLElement {
  show(
    <div style={{ direction: language === 'ar' ? 'rtl' : 'ltr' }}>
      <CarGallery title="Dacia Duster" pictures={pictures} silhouette={null} videoLink={null} actions={null} />
    </div>,
    { language },
  )
  const [slide] = buttons(/Agrandir la photo|تكبير/)
  return slide?.parentElement as HTMLElement
}
const swipe = (strip: HTMLElement, to: number) => {
  Object.defineProperty(strip, 'scrollLeft', { configurable: true, value: to * 300 })
  fireEvent.scroll(strip)
}

test('moves by buttons, thumbnails and keys; only the visible slide is focusable', async () => {
  const strip = gallery()
  expect(words()).toContain('Photo 1 sur 8')
  expect(button(t('previous')).getAttribute('aria-disabled')).toBe('true')
  await press(t('next'))
  swipe(strip, 1)
  expect([words().includes('Photo 2 sur 8'), [...strip.children].map((one) => one.getAttribute('tabindex')).join()]).toEqual([
    true,
    '-1,0,-1,-1,-1,-1,-1,-1',
  ])
  fireEvent.keyDown(strip.children[1] as Element, { key: 'ArrowRight' })
  fireEvent.keyDown(strip.children[1] as Element, { key: 'ArrowLeft' })
  expect(scrolled).toEqual([1, 2, 0])
})

test('counts hidden pictures on the last thumbnail and opens the viewer', async () => {
  gallery()
  await press('Voir 3 autres photos')
  await settle()
  expect([document.querySelector('dialog')?.open, seen]).toEqual([true, ['5']])
})
