import { type PointerEvent, useRef, useState } from 'react'

/** Size of the image in pixels: sharp in print, far below the upload limit. */
export const size = { width: 900, height: 300 }

/** Draws on a canvas by finger, pen or mouse, or as text; `began`: called at the first line. */
export function useDrawing(began: () => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef<[number, number] | null>(null)
  const [look, setLook] = useState<'empty' | 'drawn' | 'typed'>('empty')

  const place = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const box = currentTarget.getBoundingClientRect()
    return [((clientX - box.left) / box.width) * size.width, ((clientY - box.top) / box.height) * size.height]
  }
  function begin(event: PointerEvent<HTMLCanvasElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = place(event)
    if (look === 'typed') clear()
  }
  function draw(event: PointerEvent<HTMLCanvasElement>): void {
    const pen = canvas.current?.getContext('2d')
    if (!pen || !last.current) return
    const to = place(event)
    pen.lineWidth = 4
    pen.lineCap = 'round'
    pen.strokeStyle = '#14172e'
    pen.beginPath()
    pen.moveTo(...last.current)
    pen.lineTo(...to)
    pen.stroke()
    last.current = to
    setLook('drawn')
    began()
  }
  function clear(): void {
    canvas.current?.getContext('2d')?.clearRect(0, 0, size.width, size.height)
    setLook('empty')
  }
  function write(words: string): boolean {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return false
    clear()
    pen.font = `88px ${getComputedStyle(document.body).fontFamily}`
    pen.fillStyle = '#14172e'
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(words, size.width / 2, size.height / 2, size.width - 60)
    setLook('typed')
    return true
  }
  const stop = () => {
    last.current = null
  }
  const png = () => canvas.current?.toDataURL('image/png').split(',')[1]
  return { canvas, look, write, clear, png, pen: { onPointerDown: begin, onPointerMove: draw, onPointerUp: stop, onPointerCancel: stop } }
}
