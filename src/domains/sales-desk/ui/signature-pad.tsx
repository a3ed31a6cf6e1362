import { type PointerEvent, useRef, useState } from 'react'
import { useChange } from '#client/mutation.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import styles from './signature-pad.module.css'

/** Size of the picture in pixels: sharp on paper, far below the most that is taken. */
const size = { width: 900, height: 300 }

interface SignaturePadProps {
  /** anyone who is expected to sign */
  name: string
  /** gives the sentence of what went wrong, null when it is kept */
  sign: (signedBy: string, png: string) => Promise<string | null>
}

/** Where a customer signs with a finger, a pen or a mouse; anyone who cannot draw signs with their typed name. */
export function SignaturePad({ name, sign }: SignaturePadProps) {
  const t = useText('bookingCase')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [signedBy, setSignedBy] = useState(name)
  const [drawn, setDrawn] = useState(false)
  const [typed, setTyped] = useState(false)
  const [fault, setFault] = useState<'signerNeeded' | 'signNeeded' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const signing = useChange(({ words, png }: { words: string; png: string }) => sign(words, png), { done: setProblem })
  const last = useRef<[number, number] | null>(null)

  const place = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const box = currentTarget.getBoundingClientRect()
    return [((clientX - box.left) / box.width) * size.width, ((clientY - box.top) / box.height) * size.height]
  }
  function begin(event: PointerEvent<HTMLCanvasElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = place(event)
    if (typed) clear()
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
    setDrawn(true)
    setFault(null)
  }
  function clear(): void {
    canvas.current?.getContext('2d')?.clearRect(0, 0, size.width, size.height)
    setDrawn(false)
    setTyped(false)
  }
  function type(): void {
    const words = signedBy.trim()
    const pen = canvas.current?.getContext('2d')
    if (!words) setFault('signerNeeded')
    if (!words || !pen) return
    clear()
    pen.font = `88px ${getComputedStyle(document.body).fontFamily}`
    pen.fillStyle = '#14172e'
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(words, size.width / 2, size.height / 2, size.width - 60)
    setDrawn(true)
    setTyped(true)
    setFault(null)
  }
  async function send(): Promise<void> {
    const words = signedBy.trim()
    const found = words ? (drawn ? null : 'signNeeded') : 'signerNeeded'
    setFault(found)
    const png = canvas.current?.toDataURL('image/png').split(',')[1]
    if (found || !png) return
    await signing.send({ words, png })
  }
  return (
    <div className={styles.pad}>
      <TextField
        label={t('delivery.signer')}
        required
        autoComplete="off"
        maxLength={120}
        value={signedBy}
        onChange={(event) => {
          setSignedBy(event.target.value)
          if (typed) clear()
        }}
        {...(fault === 'signerNeeded' && { error: t('delivery.signerNeeded') })}
      />
      <div className={styles.frame}>
        <canvas
          ref={canvas}
          width={size.width}
          height={size.height}
          role="img"
          aria-label={t('delivery.pad')}
          onPointerDown={begin}
          onPointerMove={draw}
          onPointerUp={() => {
            last.current = null
          }}
          onPointerCancel={() => {
            last.current = null
          }}
        />
        {!drawn && <span aria-hidden="true">{t('delivery.padHint')}</span>}
      </div>
      {fault === 'signNeeded' && (
        <p className={styles.problem} role="alert">
          {t('delivery.signNeeded')}
        </p>
      )}
      <div className={styles.ways}>
        <Button variant="outline" disabled={!drawn} onClick={clear}>
          {t('delivery.clear')}
        </Button>
        <Button variant="ghost" aria-describedby="typed-hint" onClick={type}>
          {t('delivery.typed')}
        </Button>
        <Button busy={signing.busy} onClick={() => void send()}>
          {signing.busy ? t('form.sending') : t('delivery.sign')}
        </Button>
      </div>
      <p className={styles.hint} id="typed-hint">
        {t('delivery.typedHint')}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
