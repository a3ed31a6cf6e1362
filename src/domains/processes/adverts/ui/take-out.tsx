import { useRef, useState } from 'react'
import { useApiMutation } from '#client/mutation.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import advertsTexts from '#texts/adverts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import { type SoldAnswer, soldAnswers } from '../values.ts'
import { digits, type OwnAd } from './ad.ts'
import styles from './ads.module.css'

/** A published advert is taken out of the search; once, its seller is asked whether the car is sold, and may say for how much. */
export function TakeOut({ ad: { id, sold, boost }, done }: { ad: OwnAd; done: () => void }) {
  const t = useText(advertsTexts)
  const { price: money } = useFormat()
  const toast = useToast()
  const dialog = useRef<HTMLDialogElement>(null)
  const [answer, setAnswer] = useState<SoldAnswer | ''>('')
  const [amount, setAmount] = useState('')
  const [isBad, setBad] = useState(false)
  const call = useApiMutation('post', '/api/vehicleads/deactivate', {
    onSuccess: () => {
      toast.success(t('takenOut'))
      done()
    },
  })
  const isSold = answer === 'Here' || answer === 'Elsewhere'
  async function take(): Promise<void> {
    const price = isSold ? digits(amount) : ''
    const isWrong = price !== '' && !/^[1-9]\d{0,7}$/.test(price)
    setBad(isWrong)
    if (isWrong) return
    const query = { id, ...(answer !== '' && { sold: answer }), ...(price !== '' && { price: Number(price) }) }
    const { ok } = await call.send({ params: { query } })
    if (ok) dialog.current?.close()
  }
  return (
    <>
      <Button variant="ghost" onClick={() => dialog.current?.showModal()}>
        {t('way.takeOut')}
      </Button>
      <Dialog
        ref={dialog}
        title={t('takeOut.title')}
        foot={
          <Button busy={call.isPending} onClick={() => void take()}>
            {t('takeOut.yes')}
          </Button>
        }
      >
        <div className={styles.form}>
          <FormAlert text={call.error && (call.error.message || t('offline'))} />
          <p>{t('takeOut.text')}</p>
          {boost !== null && boost.refund > 0 && <p>{t('takeOut.refund', { amount: money(boost.refund) })}</p>}
          {isSold && <p>{t('takeOut.sold')}</p>}
          {sold === null && (
            <SelectField label={t('sold.question')} value={answer} onChange={(event) => setAnswer(event.currentTarget.value as SoldAnswer)}>
              <option value="">{t('sold.noAnswer')}</option>
              {soldAnswers.map((one) => (
                <option key={one} value={one}>
                  {t(`sold.${one}`)}
                </option>
              ))}
            </SelectField>
          )}
          {isSold && (
            <TextField
              label={t('sold.price')}
              hint={t('sold.priceHint')}
              {...(isBad && { error: t('sold.badPrice') })}
              latin
              inputMode="numeric"
              autoComplete="off"
              value={amount}
              onChange={(event) => setAmount(event.currentTarget.value)}
            />
          )}
        </div>
      </Dialog>
    </>
  )
}
