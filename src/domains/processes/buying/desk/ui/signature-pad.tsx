import { useState } from 'react'
import { useMutation } from '#client/mutation.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import styles from './signature-pad.module.css'
import { size, useDrawing } from './use-drawing.ts'

interface SignaturePadProps {
  /** expected signer */
  name: string
  /** returns the error text, or null when stored */
  sign: (signedBy: string, png: string) => Promise<string | null>
}

/** Signature by finger, pen or mouse, or as a typed name. */
export function SignaturePad({ name, sign }: SignaturePadProps) {
  const t = useText(bookingCaseTexts)
  const [signedBy, setSignedBy] = useState(name)
  const [fault, setFault] = useState<'signerNeeded' | 'signNeeded' | null>(null)
  const drawing = useDrawing(() => setFault(null))
  const drawn = drawing.look !== 'empty'
  const [problem, setProblem] = useState<string | null>(null)
  const signing = useMutation(({ words, png }: { words: string; png: string }) => sign(words, png), { onSuccess: setProblem })
  function type(): void {
    const words = signedBy.trim()
    if (!words) setFault('signerNeeded')
    else if (drawing.write(words)) setFault(null)
  }
  async function send(): Promise<void> {
    const words = signedBy.trim()
    const found = words ? (drawn ? null : 'signNeeded') : 'signerNeeded'
    setFault(found)
    const png = drawing.png()
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
          if (drawing.look === 'typed') drawing.clear()
        }}
        {...(fault === 'signerNeeded' && { error: t('delivery.signerNeeded') })}
      />
      <div className={styles.frame}>
        <canvas ref={drawing.canvas} width={size.width} height={size.height} role="img" aria-label={t('delivery.pad')} {...drawing.pen} />
        {!drawn && <span aria-hidden="true">{t('delivery.padHint')}</span>}
      </div>
      {fault === 'signNeeded' && (
        <p className={styles.problem} role="alert">
          {t('delivery.signNeeded')}
        </p>
      )}
      <div className={styles.ways}>
        <Button variant="outline" disabled={!drawn} onClick={drawing.clear}>
          {t('delivery.clear')}
        </Button>
        <Button variant="ghost" aria-describedby="typed-hint" onClick={type}>
          {t('delivery.typed')}
        </Button>
        <Button busy={signing.isPending} onClick={() => void send()}>
          {signing.isPending ? t('form.sending') : t('delivery.sign')}
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
