// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNear } from './use-near.ts'

/** The watch of the browser; what it sees is said by the test. */
class Watch {
  static all: Watch[] = []
  watched: Element[] = []
  /** a busy browser tells several moments at once, the earliest first */
  readonly see: (...near: boolean[]) => void
  readonly options: IntersectionObserverInit
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
    this.see = (...near) => act(() => callback(near.map((isIntersecting) => ({ isIntersecting }))))
    this.options = options
    Watch.all.push(this)
  }
  observe(element: Element): void {
    this.watched.push(element)
  }
  disconnect(): void {
    this.watched = []
  }
}
beforeEach(() => {
  Watch.all = []
  vi.stubGlobal('IntersectionObserver', Watch)
})
afterEach(() => void vi.unstubAllGlobals())

function Place({ without = false }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  return without ? <b>{String(near)}</b> : <div ref={place}>{String(near)}</div>
}

test('stays true once an element is near the viewport', () => {
  const { container, unmount } = render(<Place />)
  const [watch] = Watch.all
  expect([container.textContent, watch?.options.rootMargin, watch?.watched]).toEqual(['false', '100% 0px', [container.firstChild]])
  watch?.see(false)
  expect(container.textContent).toBe('false')
  watch?.see(true)
  expect(container.textContent).toBe('true')
  watch?.see(false)
  expect(container.textContent).toBe('true')
  unmount()
  expect([Watch.all.length, watch?.watched]).toEqual([1, []])
})

test('detects an element that came near while the browser was busy', () => {
  const { container, unmount } = render(<Place />)
  Watch.all[0]?.see(false, true)
  expect(container.textContent).toBe('true')
  unmount()
})

test('does not observe an element that is not rendered', () => {
  const { container, unmount } = render(<Place without />)
  expect([container.textContent, Watch.all]).toEqual(['false', []])
  unmount()
})
