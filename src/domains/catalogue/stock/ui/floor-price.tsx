import { callApi } from '#client/call.ts'
import { floorStockLimits } from '#client/limits/stock.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { typedNumber } from '#shared/limits.ts'
import stockTexts from '#texts/stock'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { StockCard } from '../contract.ts'
import styles from './panel.module.css'

interface FloorPriceProps {
  card: StockCard
  put: (card: StockCard) => void
}

/** Floor price, below which a manager must approve, with its form for managers. */
export function FloorPrice({ card, put }: FloorPriceProps) {
  const t = useText(stockTexts)
  const { price: money } = useFormat()
  const toast = useToast()
  const words = useFieldWords(() => t('price.floor'))
  const form = useForm({
    limits: floorStockLimits,
    errorMessage: words,
    send: ({ floorPrice = '' }, signal) => {
      const body = { floorPrice: floorPrice === '' ? null : Number(typedNumber(floorPrice)) }
      return callApi('put', '/api/staff/vehicles/{id}/floorprice', { params: { path: { id: card.id } }, body }, signal)
    },
    onSuccess: (saved) => {
      put(saved)
      toast.success(t('price.floorSaved'))
    },
  })
  const { floorPrice } = card
  if (!card.may.switches)
    return floorPrice === null ? null : <p className={styles.note}>{t('price.floorIs', { price: money(floorPrice) })}</p>
  return (
    <form className={styles.fields} {...form.props}>
      <TextField
        key={floorPrice}
        {...form.field('floorPrice')}
        label={t('price.floor')}
        hint={t('price.floorHint')}
        latin
        inputMode="numeric"
        autoComplete="off"
        defaultValue={floorPrice ?? ''}
      />
      <FormAlert text={form.summary} />
      <Button type="submit" size="small" variant="outline" busy={form.busy}>
        {t('price.floorSave')}
      </Button>
    </form>
  )
}
