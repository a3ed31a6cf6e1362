// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { clockAt, field, fill, pass, show } from '#testing/screen.tsx'
import { RangeSlider } from './range-slider.tsx'

fakeApi()
const bins = [0, 50, 100, 150].map((from, i) => ({ from, to: from + 50, count: i }))
const preview = vi.fn()
const settle = vi.fn()
const slider = (from: number | null, to: number | null) => (
  <RangeSlider
    bins={bins}
    from={from}
    to={to}
    labels={['De', 'À']}
    say={(value) => (value === null ? 'sans limite' : `${value} DH`)}
    preview={preview}
    settle={settle}
  />
)
beforeEach(() => {
  clockAt('2026-03-16T10:00:00Z')
  preview.mockClear()
  settle.mockClear()
})
const move = (label: string, value: number) => fill(field(label), value)
const values = () => [field('De').value, field('À').value]

test('places thumbs at the bounds and announces open ends', () => {
  show(slider(50, 150))
  expect(values()).toEqual(['1', '3'])
  expect([field('De'), field('À')].map((one) => one.getAttribute('aria-valuetext'))).toEqual(['50 DH', '150 DH'])
  expect(document.querySelectorAll('i[data-in]')).toHaveLength(2)
})

test('places both thumbs outermost without bounds', () => {
  show(slider(null, null))
  expect(values()).toEqual(['0', '4'])
  expect([field('De'), field('À')].map((one) => one.getAttribute('aria-valuetext'))).toEqual(['sans limite', 'sans limite'])
})

test('previews a move and applies it once after the debounce', async () => {
  show(slider(50, 150))
  move('À', 2)
  move('À', 4)
  expect(preview.mock.calls).toEqual([
    [50, 100],
    [50, null],
  ])
  await pass(300)
  expect(settle).not.toHaveBeenCalled()
  await pass(100)
  expect(settle.mock.calls).toEqual([[50, null]])
})

test('applies on release, once', async () => {
  show(slider(50, 150))
  move('De', 2)
  fireEvent.pointerUp(field('De'))
  expect(settle.mock.calls).toEqual([[100, 150]])
  await pass(1000)
  expect(settle).toHaveBeenCalledTimes(1)
})

test('does not let thumbs cross', async () => {
  show(slider(50, 100))
  move('De', 4)
  await pass(400)
  expect(settle).toHaveBeenLastCalledWith(50, 100)
  move('À', 0)
  await pass(400)
  expect(settle).toHaveBeenLastCalledWith(50, 100)
})

test('renders nothing without cars', () => {
  show(<RangeSlider bins={[]} from={null} to={null} labels={['De', 'À']} say={String} preview={preview} settle={settle} />)
  expect(document.querySelector('input')).toBeNull()
})
