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
import { lastPrice } from '../rules.ts'
import { digits, type OwnAd } from './ad.ts'
import styles from './ads.module.css'
import { PriceConfirm, usePriceGuard } from './price-confirm.tsx'

interface CardProps {
  ad: OwnAd
  done: () => void
}

/** Form of a new price: public immediately; a doubtful one is confirmed and reviewed first. */
export function PriceChange({ ad, done }: CardProps) {
  const t = useText(advertsTexts)
  const toast = useToast()
  const dialog = useRef<HTMLDialogElement>(null)
  const { id: vehicleId, brand, model, releaseDate, mileage, price } = ad.disposedVehicle
  const [typed, setTyped] = useState(String(price ?? ''))
  const [isOpen, setOpen] = useState(false)
  const isOnline = ad.lastStatus === 'Published' || ad.wishedPrice !== null
  const isChecked = isOpen && (isOnline || ad.lastStatus === 'Deactivated') && ![price, ad.wishedPrice].includes(Number(digits(typed)))
  const guard = usePriceGuard(
    typed,
    isChecked ? { brand, model, releaseDate, mileage, vehicleId } : null,
    lastPrice({ approvedPrice: ad.approvedPrice, status: ad.lastStatus, price }),
  )
  const words = useFieldWords(() => t('field.price'))
  const form = useForm({
    limits: { price: { required: true } },
    check: () => (typed.trim() !== '' && guard.price === null ? [{ field: 'price', reason: 'int' }] : guard.faults()),
    errorMessage: words,
    offline: t('offline'),
    send: ({ price = '' }, signal) =>
      callApi(
        'post',
        '/api/vehicleads/{id}/price',
        {
          params: {
            path: { id: ad.id },
            query: { price: digits(price) as unknown as number, ...(guard.confirmed !== undefined && { confirmed: guard.confirmed }) },
          },
        },
        signal,
      ),
    onError: ({ errors }) => {
      guard.refuse(errors)
      return false
    },
    onSuccess: ({ wishedPrice }) => {
      toast.success(t(wishedPrice === null ? 'priced' : 'priceSent'))
      dialog.current?.close()
      done()
    },
  })
  const id = `price-${ad.id}`
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        {t('way.price')}
      </Button>
      <Dialog
        ref={dialog}
        title={t('price.title')}
        foot={
          <Button type="submit" form={id} busy={form.busy}>
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
            onChange={({ currentTarget: { value } }) => setTyped(value)}
            hint={t(isOnline ? 'price.hint' : 'price.hintHidden')}
          />
          <PriceConfirm guard={guard} isOnline={isOnline} choose={(meant) => setTyped(String(meant))} />
        </form>
      </Dialog>
    </>
  )
}
