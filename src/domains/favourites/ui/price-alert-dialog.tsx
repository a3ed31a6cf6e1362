import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { signIn } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import { formatNumber, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { type KeptCar, proposedAlerts, readAmount } from '../rules.ts'
import styles from './price-alert.module.css'
import { usePriceAlert } from './use-price-alert.ts'

export interface PriceAlertDialogProps {
  kept: KeptCar
  /** of today, in whole dirhams */
  price: number | null
  close: () => void
}

/** "Tell me below …": an amount, with a few to choose from. Who is not signed in does so first, and the amount is kept meanwhile. */
export function PriceAlertDialog({ kept, price, close }: PriceAlertDialogProps) {
  const t = useText('favourites')
  const format = useFormat()
  const { subject } = useSession()
  const { setAlert, endAlert } = usePriceAlert()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const waits = kept.account?.below !== null && kept.account?.below !== undefined && !kept.account.toldOn
  const proposals = proposedAlerts(price)
  const [amount, setAmount] = useState(() => {
    const first = (waits ? kept.account?.below : null) ?? proposals[0]
    return first === undefined ? '' : formatNumber(first)
  })
  const [fault, setFault] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  useEffect(() => {
    dialog.current?.showModal()
    form.current?.querySelector('input')?.select()
  }, [])

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const below = readAmount(amount)
    if (below === null) return fail(t('alert.badAmount'))
    if (price !== null && below >= price) return fail(t('alert.tooHigh', { price: format.price(price) }))
    setSending(true)
    if (subject === null) {
      await signIn({ pending: { kind: 'favourite', data: { car: kept, below } } }).catch(() => fail(t('alert.failed')))
      return
    }
    const refused = await setAlert(kept, below)
    if (refused === null) dialog.current?.close()
    else fail(refused)
  }

  async function stop(): Promise<void> {
    setSending(true)
    const refused = await endAlert(kept)
    if (refused === null) dialog.current?.close()
    else fail(refused)
  }

  function fail(message: string): void {
    setSending(false)
    setFault(message)
    form.current?.querySelector('input')?.focus()
  }

  return (
    <Dialog
      ref={dialog}
      title={t('alert.title')}
      onClose={close}
      foot={
        <>
          {waits && (
            <Button variant="outline" disabled={sending} onClick={() => void stop()}>
              {t('alert.end')}
            </Button>
          )}
          <Button type="submit" form={id} disabled={sending}>
            {t(subject === null ? 'alert.signIn' : 'alert.save')}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <p className={styles.now}>
          <b>
            <bdi>{kept.title}</bdi>
          </b>
          {price !== null && <> · {t('alert.now', { price: format.price(price) })}</>}
        </p>
        <TextField
          label={t('alert.amount')}
          hint={t('alert.hint')}
          {...(fault && { error: fault })}
          required
          latin
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={amount}
          onChange={(event) => {
            setAmount(event.target.value)
            setFault(null)
          }}
        />
        {proposals.length > 0 && (
          <div className={styles.proposals}>
            {proposals.map((one) => (
              <Button key={one} variant="tonal" size="small" onClick={() => setAmount(formatNumber(one))}>
                {format.price(one)}
              </Button>
            ))}
          </div>
        )}
        <p className={styles.why}>
          <Icon name="mail" size={18} />
          <span>{t(subject === null ? 'alert.whySignIn' : 'alert.why')}</span>
        </p>
      </form>
    </Dialog>
  )
}
