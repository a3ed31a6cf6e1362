// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { button, field, packText, press, settle, show, words, write } from '#testing/screen.tsx'
import { SignaturePad } from './signature-pad.tsx'

const t = packText('bookingCase')

fakeApi()
/** What the pen did: the canvas is the browser's, and the one of the tests draws nothing. */
const pen = {
  ...{ beginPath: vi.fn(), moveTo: vi.fn(), lineTo: vi.fn(), stroke: vi.fn(), clearRect: vi.fn(), fillText: vi.fn() },
}
/** so that a line goes on beside the pad */
const capture = vi.fn()
const sign = vi.fn<(signedBy: string, png: string) => Promise<string | null>>()

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,PICTURE')
  vi.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 300, 100))
  Object.assign(HTMLCanvasElement.prototype, { setPointerCapture: capture })
  sign.mockResolvedValue(null)
})
function open(name = 'Salma Alaoui'): void {
  show(<SignaturePad name={name} sign={sign} />)
}
function draw(...places: [number, number][]): void {
  const canvas = document.querySelector('canvas') as HTMLCanvasElement
  for (const [at, [clientX, clientY]] of places.entries())
    (at === 0 ? fireEvent.pointerDown : fireEvent.pointerMove)(canvas, { clientX, clientY, pointerId: 1 })
  fireEvent.pointerUp(canvas, { pointerId: 1 })
}
const who = /^Nom de la personne/

test('draws at the pointer at any pad size', () => {
  open()
  draw([100, 50], [250, 100])
  expect([pen.moveTo.mock.calls, pen.lineTo.mock.calls, pen.stroke.mock.calls.length]).toEqual([[[0, 0]], [[450, 150]], 1])
  expect(capture.mock.calls).toEqual([[1]])
  fireEvent.pointerMove(document.querySelector('canvas') as Element, { clientX: 300, clientY: 60 })
  expect(pen.lineTo).toHaveBeenCalledTimes(1)
})

test('rejects an empty or cleared pad', async () => {
  open()
  expect(button(t('delivery.clear')).disabled).toBe(true)
  await press(t('delivery.sign'))
  expect(words()).toContain(t('delivery.signNeeded'))
  draw([100, 50], [250, 100])
  expect(words()).not.toContain('Signez dans le cadre, ou')
  await press(t('delivery.clear'))
  await press(t('delivery.sign'))
  expect(words()).toContain('Signez dans le cadre, ou')
  expect(sign).not.toHaveBeenCalled()
})

test('a press without a line is no signature', async () => {
  open()
  draw([100, 50])
  await press(t('delivery.sign'))
  expect(sign).not.toHaveBeenCalled()
})

test('requires a name for the signature', async () => {
  open()
  draw([100, 50], [250, 100])
  write(who, '  ')
  await press(t('delivery.sign'))
  expect([words().includes('Indiquez le nom de la personne qui signe.'), field(who).getAttribute('aria-invalid')]).toEqual([true, 'true'])
  await press(t('delivery.typed'))
  expect([pen.fillText.mock.calls, sign.mock.calls]).toEqual([[], []])
})

test('sends a signature once with the name; retries failures', async () => {
  open()
  draw([100, 50], [250, 100])
  write(who, ' Omar Alaoui ')
  const answer = Promise.withResolvers<string | null>()
  sign.mockReturnValue(answer.promise)
  await press(t('delivery.sign'))
  await press(t('form.sending'))
  expect(sign.mock.calls).toEqual([['Omar Alaoui', 'PICTURE']])
  answer.resolve('La connexion est perdue.')
  await settle()
  expect(words()).toContain('La connexion est perdue.')
  sign.mockResolvedValue(null)
  await press(t('delivery.sign'))
  expect([sign.mock.calls.length, words().includes('La connexion est perdue.')]).toEqual([2, false])
})

test('a typed name is the signature, as long as it is the name', async () => {
  open()
  await press(t('delivery.typed'))
  expect(pen.fillText.mock.calls).toEqual([['Salma Alaoui', 450, 150, 840]])
  write(who, 'Omar Alaoui')
  await press(t('delivery.sign'))
  expect([sign.mock.calls, words().includes('Signez dans le cadre, ou')]).toEqual([[], true])
  await press(t('delivery.typed'))
  await press(t('delivery.sign'))
  expect(sign.mock.calls).toEqual([['Omar Alaoui', 'PICTURE']])
})

test('keeps the drawing when the name changes', () => {
  open()
  draw([100, 50], [250, 100])
  pen.clearRect.mockClear()
  write(who, 'Salma A.')
  expect([pen.clearRect.mock.calls, button(t('delivery.clear')).disabled]).toEqual([[], false])
  fireEvent.click(button(t('delivery.typed')))
  pen.clearRect.mockClear()
  draw([100, 50], [250, 100])
  expect(pen.clearRect).toHaveBeenCalledTimes(1)
})
