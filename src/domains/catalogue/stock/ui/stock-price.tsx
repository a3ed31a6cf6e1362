import { useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { priceStockLimits } from '#client/limits/stock-prices.ts'
import { isOneOf, takenStatuses } from '#domains/catalogue/vehicles/status.ts'
import { checkTyped, PriceFacts, PriceQuestion } from '#domains/catalogue/vehicles/ui/price-check.tsx'
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
import { PriceUnderWay } from './price-change.tsx'

/** Current and former price, with the price form for managers. */
export function StockPrice({ card, put, reload }: { card: StockCard; put: (card: StockCard) => void; reload: () => void }) {
  const t = useText(stockTexts)
  const v = useText(vehiclesTexts)
  const { price: money, date, signedPercent } = useFormat()
  const toast = useToast()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [repeated, setRepeated] = useState('')
  const { price, oldPrice } = card
  const wanted = typedAmount(typed)
  const isSound = wanted !== null && Number.isInteger(wanted) && wanted > 0
  const basis = card.priceBasis && { ...card.priceBasis, last: price, floor: card.floorPrice }
  const check = checkTyped(basis, isSound ? wanted : null)
  const difference = check?.difference ?? 0
  const isDoubtful = check !== null && check.doubts.length > 0
  const isTaken = isOneOf(takenStatuses, card.lastStatus)
  const words = useFieldWords(() => t('price.field'))
  const form = useForm({
    limits: priceStockLimits,
    errorMessage: (fault) => {
      if (fault.field === 'repeat') return t('price.repeatBad', { price: money(wanted ?? 0) })
      return fault.reason === 'required' || fault.reason === 'int' || fault.reason === 'number' ? t('price.bad') : words(fault)
    },
    check: () => (isDoubtful && typedAmount(repeated) !== wanted ? [{ field: 'repeat', reason: 'invalid' }] : []),
    send: (texts, signal) =>
      callApi(
        'post',
        '/api/staff/vehicles/{id}/price',
        {
          params: { path: { id: card.id } },
          body: {
            price: Number(typedAmount(texts.price ?? '')),
            was: price,
            ...(isDoubtful && { confirmed: Number(typedAmount(repeated)) }),
          },
        },
        signal,
      ),
    onSuccess: (saved) => {
      dialog.current?.close()
      put(saved)
      if (saved.priceChange?.state === 'Open') toast.success(t('price.asked'))
      else if (!saved.priceChange) toast.success(t('price.done'), { detail: money(Number(saved.price)) })
    },
    onError: ({ code, message, errors }) => {
      // a limit or the market has changed: reloads to confirm with current values
      if (errors.some(({ reason }) => reason === 'doubtfulPrice')) reload()
      if (code !== 'EditConflict') return false
      // another user changed the price: keeps the input and reloads the comparison
      form.setError(message)
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
      <PriceUnderWay card={card} put={put} reload={reload} />
      <FloorPrice card={card} put={put} />
      {card.may.price ? (
        <Button
          size="small"
          variant={price === null ? 'tonal' : 'outline'}
          aria-haspopup="dialog"
          onClick={() => {
            setTyped(price === null ? '' : String(price))
            setRepeated('')
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
              {t(isDoubtful ? 'price.ask' : 'price.save')}
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
            {...(difference !== 0 && {
              hint: t(difference < 0 ? 'price.less' : 'price.more', {
                ...{ amount: money(Math.abs(difference)), percent: signedPercent(check?.percent ?? 0) },
              }),
            })}
          />
          {isDoubtful && wanted !== null && (
            <>
              <PriceQuestion price={wanted} check={check} basis={basis} choose={(meant) => setTyped(String(meant))} />
              <TextField
                {...form.field('repeat')}
                required
                label={t('price.repeat')}
                hint={t('price.second')}
                latin
                inputMode="numeric"
                autoComplete="off"
                value={repeated}
                onChange={(event) => setRepeated(event.target.value)}
              />
            </>
          )}
          <PriceFacts basis={basis} typed={isSound ? wanted : null} check={check} {...(basis && { days: basis.days })} />
          <FormAlert text={form.summary} />
        </form>
      </Dialog>
    </section>
  )
}
