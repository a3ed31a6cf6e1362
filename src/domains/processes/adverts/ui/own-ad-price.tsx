import { useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { useText } from '#i18n/text.ts'
import advertsTexts from '#texts/adverts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import { digits, type OwnAd } from './ad.ts'
import styles from './ads.module.css'
import { type DoubtedPrice, doubtOf, PriceConfirm } from './price-confirm.tsx'

interface CardProps {
  ad: OwnAd
  done: () => void
}

/** A new price: shown at once, or, where it is doubtful, confirmed and read first. */
export function PriceChange({ ad, done }: CardProps) {
  const t = useText(advertsTexts)
  const toast = useToast()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState(String(ad.disposedVehicle.price ?? ''))
  const [doubt, setDoubt] = useState<DoubtedPrice | null>(null)
  const [isSure, setSure] = useState(false)
  const words = useFieldWords(() => t('field.price'))
  const form = useForm({
    limits: { price: { required: true } },
    check: ({ price = '' }) => (price !== '' && !/^\d{1,9}$/.test(digits(price)) ? [{ field: 'price', reason: 'int' }] : []),
    errorMessage: words,
    offline: t('offline'),
    send: ({ price = '' }, signal) =>
      callApi(
        'post',
        '/api/vehicleads/{id}/price',
        {
          params: {
            path: { id: ad.id },
            query: { price: digits(price) as unknown as number, ...(doubt && isSure && { confirmed: doubt.price }) },
          },
        },
        signal,
      ),
    onError: ({ errors }) => {
      const found = doubtOf(Number(digits(typed)), errors)
      if (!found) return false
      setSure(false)
      setDoubt(found)
      return true
    },
    onSuccess: ({ wishedPrice }) => {
      toast.success(t(wishedPrice === null ? 'priced' : 'priceSent'))
      dialog.current?.close()
      done()
    },
  })
  const id = `price-${ad.id}`
  const isOnline = ad.lastStatus === 'Published' || ad.wishedPrice !== null
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => dialog.current?.showModal()}>
        {t('way.price')}
      </Button>
      <Dialog
        ref={dialog}
        title={t('price.title')}
        foot={
          <Button type="submit" form={id} busy={form.busy} disabled={doubt !== null && !isSure}>
            {t('price.yes')}
          </Button>
        }
      >
        <form id={id} className={styles.form} {...form.props}>
          <FormAlert text={form.summary} />
          <TextField
            {...form.field('price')}
            label={t('field.priceDh')}
            latin
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value)
              setDoubt(null)
            }}
            hint={t(isOnline ? 'price.hint' : 'price.hintHidden')}
          />
          {doubt && <PriceConfirm {...{ doubt, isOnline, isSure, setSure }} />}
        </form>
      </Dialog>
    </>
  )
}
