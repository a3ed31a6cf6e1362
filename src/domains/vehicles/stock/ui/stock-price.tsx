import { type FormEvent, useRef, useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useToast } from '#ui/toast.tsx'
import type { StockCard } from '../contract.ts'
import { typedNumber } from './form-values.ts'
import styles from './panel.module.css'
import { useStockCalls } from './use-stock-calls.ts'

/** What the car costs, what it cost before, and the way for managers to change it. */
export function StockPrice({ card, put, reload }: { card: StockCard; put: (card: StockCard) => void; reload: () => void }) {
  const t = useText('stock')
  const v = useText('vehicles')
  const { price: money, date } = useFormat()
  const toast = useToast()
  const calls = useStockCalls()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { price, oldPrice } = card
  const wish = typedNumber(typed)
  const isSound = wish !== null && Number.isInteger(wish) && wish > 0
  const difference = isSound && price !== null ? wish - price : 0
  const isTaken = ['Reserved', 'Booked', 'Sold'].includes(card.lastStatus)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isSound) return setFault(t('price.bad'))
    setBusy(true)
    const answer = await calls.price(card.id, wish, price)
    setBusy(false)
    if (answer.data) {
      dialog.current?.close()
      put(answer.data)
      toast.success(t('price.done'), { detail: money(wish) })
    } else {
      setFault(answer.refused.message)
      // another price by somebody else: what is typed stays, what it is compared with is read anew
      if (answer.refused.code === 'EditConflict') reload()
    }
  }

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
      {card.may.price ? (
        <Button
          size="small"
          variant={price === null ? 'tonal' : 'outline'}
          aria-haspopup="dialog"
          onClick={() => {
            setTyped(price === null ? '' : String(price))
            setFault(null)
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
            <Button type="submit" form="stock-price-form" busy={busy} disabled={isSound && wish === price}>
              {t('price.save')}
            </Button>
          </>
        }
      >
        <form id="stock-price-form" className={styles.fields} onSubmit={save} noValidate>
          <TextField
            label={t('price.field')}
            required
            latin
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setFault(null)
            }}
            {...(fault !== null && { error: fault })}
            {...(difference !== 0 && { hint: t(difference < 0 ? 'price.less' : 'price.more', { amount: money(Math.abs(difference)) }) })}
          />
        </form>
      </Dialog>
    </section>
  )
}
