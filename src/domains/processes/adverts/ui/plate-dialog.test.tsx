// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { button, packText, press, show, words } from '#testing/screen.tsx'
import { PlateDialog } from './plate-dialog.tsx'
import { firstMask, maskAt, maySeePlate, movedMask, type PlateMask, resizedMask } from './plate-mask.ts'

const t = packText('adverts')

fakeApi()

function open(doubt: 'dark' | null = null) {
  const sent: (PlateMask | null)[] = []
  const picture = document.createElement('canvas')
  picture.width = 1600
  picture.height = 1000
  show(
    <PlateDialog
      name="Avant"
      photo={{ file: new File([], 'a.jpg'), picture, doubt }}
      send={(mask) => sent.push(mask)}
      close={() => undefined}
    />,
  )
  return sent
}
const near = ({ x, y, width, height }: PlateMask) => [x, y, width, height].map((part) => Math.round(part * 1000))

test('the mask begins where plates are, moves and grows by keys, and goes as it is seen', async () => {
  const sent = open()
  const first = firstMask(1.6)
  const mask = button(t('plate.mask'))
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowUp']) fireEvent.keyDown(mask, { key })
  fireEvent.keyDown(mask, { key: 'ArrowRight', shiftKey: true })
  const corner = button(t('plate.size'))
  fireEvent.keyDown(corner, { key: 'ArrowRight' })
  fireEvent.keyDown(corner, { key: 'ArrowUp' })
  fireEvent.keyUp(corner, { key: 'ArrowUp' })
  expect(words()).toMatch(/Cache à 36 % du bord gauche et 60 % du haut, large de 26 %/)
  await press(t('plate.yes'))
  const [x, y, width, height] = near(first).map(Number)
  expect(sent.map((one) => one && near(one))).toEqual([[(x ?? 0) - 16, (y ?? 0) - 40, (width ?? 0) + 20, (height ?? 0) - 20]])
})

test('sends a photo without a plate; warns about doubtful ones', async () => {
  const sent = open('dark')
  expect(words()).toContain('Cette photo est sombre')
  await press(t('plate.none'))
  expect(sent).toEqual([null])
})

test('a touch brings the mask, the corner changes its size', async () => {
  const sent = open()
  const stage = document.querySelector<HTMLElement>('fieldset')
  if (!stage) throw new Error('no photo is shown')
  stage.getBoundingClientRect = () => ({ x: 0, y: 0, width: 1000, height: 625 }) as DOMRect
  stage.setPointerCapture = () => undefined
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, button: 0 })
  fireEvent.pointerDown(stage, at(400, 500))
  fireEvent.pointerMove(stage, at(500, 250))
  // another finger changes nothing
  fireEvent.pointerMove(stage, { ...at(900, 600), pointerId: 2 })
  fireEvent.pointerUp(stage, at(500, 250))
  fireEvent.pointerDown(button(t('plate.size')), at(620, 300))
  fireEvent.pointerMove(stage, at(520, 300))
  fireEvent.pointerUp(stage, at(520, 300))
  await press(t('plate.yes'))
  expect(sent.map((one) => one && near(one))).toEqual([[380, 352, 140, 96]])
})

test('a mask never leaves the photo, however it is pulled', () => {
  for (const shape of [0.4, 0.75, 1.6, 4])
    for (const [x, y] of [
      [-3, 0.2],
      [2, 5],
      [0.3, -0.3],
      [0.02, 0.01],
    ] as const)
      for (const mask of [movedMask(firstMask(shape), x, y), maskAt(firstMask(shape), x, y), resizedMask(firstMask(shape), x, y)]) {
        expect(Math.min(mask.x, mask.y, mask.width - 0.029, mask.height - 0.014)).toBeGreaterThanOrEqual(0)
        expect(Math.max(mask.x + mask.width, mask.y + mask.height)).toBeLessThanOrEqual(1 + 1e-9)
      }
})

test('inside a car there is no plate to cover', () => {
  expect(['Front', null, 'Dashboard', 'Interior'].map(maySeePlate)).toEqual([true, true, false, false])
})
