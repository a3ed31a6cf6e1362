import { useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { priceStockLimits } from '#client/limits/stock.ts'
import { isOneOf, takenStatuses } from '#domains/vehicles/status.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { typedAmount } from '#shared/limits.ts'
import stockTexts from '#texts/stock'
import vehiclesTexts from '#texts/vehicles'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { StockCard } from '../contract.ts'
import { FloorPrice } from './floor-price.tsx'
import styles from './panel.module.css'

/** What the car costs, what it cost before, and the way for managers to change it. */
export function StockPrice({ card, put, reload }: { card: StockCard; put: (card: StockCard) => void; reload: () => void }) {
  const t = useText(stockTexts)
  const v = useText(vehiclesTexts)
  const { price: money, date } = useFormat()
  const toast = useToast()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const { price, oldPrice } = card
  const wanted = typedAmount(typed)
  const isSound = wanted !== null && Number.isInteger(wanted) && wanted > 0
  const difference = isSound && price !== null ? wanted - price : 0
  const isTaken = isOneOf(takenStatuses, card.lastStatus)
  const words = useFieldWords(() => t('price.field'))
  const form = useForm({
    limits: priceStockLimits,
    say: (fault) => (fault.reason === 'tooBig' ? words(fault) : t('price.bad')),
    send: (texts, signal) =>
      callApi(
        'post',
        '/api/staff/vehicles/{id}/price',
        { params: { path: { id: card.id } }, body: { price: Number(typedAmount(texts.price ?? '')), was: price } },
        signal,
      ),
    done: (saved) => {
      dialog.current?.close()
      put(saved)
      toast.success(t('price.done'), { detail: money(Number(saved.price)) })
    },
    refused: ({ code, message }) => {
      if (code !== 'EditConflict') return false
      // another price by somebody else: what is typed stays, what it is compared with is read again
      form.fail(message)
      reload()
      return true
    },
  })

  return (
    <section className={styles.panel} aria-labelledby="stock-price">
      <h2 id="stock-price">{t('price.title')}</h2>
      <p className={styles.price}>
        {price === null ? <span className={styles.note}>{t('price.none')}</span> : <b>{money(price)}</b>}
        {oldPrice !== null && price !== null && <s>{money(oldPrice)}</s>}
      </p>
      {card.pricePosition !== null && <p className={styles.note}>{v(`position.${card.pricePosition}` as 'position.1')}</p>}
      {oldPrice !== null && card.priceUpdateDate && (
        <p className={styles.note}>{t('price.former', { price: money(oldPrice), date: date(card.priceUpdateDate) })}</p>
      )}
      <FloorPrice card={card} put={put} />
      {card.may.price ? (
        <Button
          size="small"
          variant={price === null ? 'tonal' : 'outline'}
          aria-haspopup="dialog"
          onClick={() => {
            setTyped(price === null ? '' : String(price))
            form.clear()
            dialog.current?.showModal()
          }}
        >
          {t(price === null ? 'price.set' : 'price.change')}
        </Button>
      ) : (
        <p className={styles.note}>{t(isTaken ? 'price.locked' : 'price.managers')}</p>
      )}
      <Dialog
        ref={dialog}
        title={t('price.dialog')}
        foot={
          <>
            <Button variant="ghost" onClick={() => dialog.current?.close()}>
              {t('price.keep')}
            </Button>
            <Button type="submit" form="stock-price-form" busy={form.busy} disabled={isSound && wanted === price}>
              {t('price.save')}
            </Button>
          </>
        }
      >
        <form id="stock-price-form" className={styles.fields} {...form.props}>
          <TextField
            {...form.field('price')}
            label={t('price.field')}
            latin
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            {...(difference !== 0 && { hint: t(difference < 0 ? 'price.less' : 'price.more', { amount: money(Math.abs(difference)) }) })}
          />
          <FormAlert text={form.summary} />
        </form>
      </Dialog>
    </section>
  )
}
