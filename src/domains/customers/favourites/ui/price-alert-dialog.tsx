import { useEffect, useId, useRef, useState } from 'react'
import { setPriceAlertLimits } from '#client/limits/favourites.ts'
import { signIn } from '#client/sign-in.ts'
import { useSubject } from '#client/use-session.ts'
import { formatNumber, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import favouritesPageTexts from '#texts/favouritesPage'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { Icon } from '#ui/icon.tsx'
import { useForm } from '#ui/use-form.ts'
import { proposedAlerts, readAmount, type SavedCar } from '../rules.ts'
import styles from './price-alert.module.css'
import { usePriceAlert } from './use-price-alert.ts'

export interface PriceAlertDialogProps {
  kept: SavedCar
  /** current, in whole dirhams */
  price: number | null
  close: () => void
}

/** Form state of the alert, its submission, and the action that ends an existing alert. */
function useAlertForm(kept: SavedCar, price: number | null, shut: () => void) {
  const t = useText(favouritesPageTexts)
  const format = useFormat()
  const subject = useSubject()
  const { setAlert, endAlert } = usePriceAlert()
  const waits = kept.account?.below !== null && kept.account?.below !== undefined && !kept.account.toldOn
  const [ending, setEnding] = useState(false)
  const proposals = proposedAlerts(price)
  const [amount, setAmount] = useState(() => {
    const first = (waits ? kept.account?.below : null) ?? proposals[0]
    return first === undefined ? '' : formatNumber(first)
  })
  const form = useForm({
    limits: setPriceAlertLimits,
    errorMessage: ({ reason }) =>
      reason === 'tooBig' && price !== null ? t('alert.tooHigh', { price: format.price(price) }) : t('alert.badAmount'),
    offline: t('alert.failed'),
    check: () => {
      const below = readAmount(amount)
      if (below === null) return [{ field: 'below', reason: 'number' }]
      return price !== null && below >= price ? [{ field: 'below', reason: 'tooBig', limit: price - 1 }] : []
    },
    send: async (_texts, signal) => {
      const below = Number(readAmount(amount))
      // navigates to the sign-in, which stores the amount
      if (subject === null) await signIn({ pending: { kind: 'favourite', data: { car: kept, below } } })
      else await setAlert(kept, below, signal)
    },
    onSuccess: () => {
      if (subject !== null) shut()
    },
  })

  async function stop(): Promise<void> {
    setEnding(true)
    const refused = await endAlert(kept)
    setEnding(false)
    if (refused === null) shut()
    else form.setError(refused)
  }
  return { form, waits, proposals, amount, setAmount, stop, isKnown: subject !== null, sending: form.busy || ending }
}

/** Price alert dialog: an amount, with suggestions. Visitors sign in first; the amount is stored. */
export function PriceAlertDialog({ kept, price, close }: PriceAlertDialogProps) {
  const t = useText(favouritesPageTexts)
  const format = useFormat()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { form, waits, proposals, amount, setAmount, stop, isKnown, sending } = useAlertForm(kept, price, () => dialog.current?.close())
  const input = form.props.ref
  useEffect(() => {
    dialog.current?.showModal()
    input.current?.querySelector('input')?.select()
  }, [input])

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
            {t(isKnown ? 'alert.save' : 'alert.signIn')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.props}>
        <p className={styles.now}>
          <b>
            <bdi>{kept.title}</bdi>
          </b>
          {price !== null && <> · {t('alert.now', { price: format.price(price) })}</>}
        </p>
        <TextField
          {...form.field('below')}
          label={t('alert.amount')}
          hint={t('alert.hint')}
          latin
          inputMode="numeric"
          autoComplete="off"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <FormAlert text={form.summary} />
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
          <span>{t(isKnown ? 'alert.why' : 'alert.whySignIn')}</span>
        </p>
      </form>
    </Dialog>
  )
}
