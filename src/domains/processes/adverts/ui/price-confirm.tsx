import { amountInWords } from '#i18n/amount-words.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import advertsTexts from '#texts/adverts'
import { Checkbox } from '#ui/checkbox.tsx'
import styles from './ads.module.css'

/** A doubtful price; `reference`: last price or market median, null without one. */
export interface DoubtedPrice {
  price: number
  reference: number | null
}

/** Returns the doubt about a price from an error; null for another error. */
export function doubtOf(price: number, errors: readonly { reason: string; limit?: number | undefined }[]): DoubtedPrice | null {
  const fault = errors.find(({ reason }) => reason === 'doubtfulPrice')
  return fault ? { price, reference: fault.limit ?? null } : null
}

interface PriceConfirmProps {
  doubt: DoubtedPrice
  /** a public advert remains public at its current price */
  isOnline: boolean
  isSure: boolean
  setSure: (isSure: boolean) => void
}

/** Repeats a doubtful price in words; the seller confirms it. */
export function PriceConfirm({ doubt: { price, reference }, isOnline, isSure, setSure }: PriceConfirmProps) {
  const t = useText(advertsTexts)
  const language = useLanguage()
  const { price: money } = useFormat()
  return (
    <div className={styles.warn} role="alert">
      <p>
        <b>{t('doubtfulPrice.title')}</b>
      </p>
      <p>{t('doubtfulPrice.words', { words: amountInWords(price, language) })}</p>
      <p>{reference === null ? t('doubtfulPrice.plain') : t('doubtfulPrice.last', { price: money(reference) })}</p>
      <Checkbox checked={isSure} onChange={(event) => setSure(event.currentTarget.checked)}>
        {t('doubtfulPrice.sure', { price: money(price) })}
      </Checkbox>
      <p className={styles.small}>{t(isOnline ? 'doubtfulPrice.read' : 'doubtfulPrice.readDraft')}</p>
    </div>
  )
}

/** Confirmation of a doubtful price in the editor; shown while the field holds the refused price. */
export function EditedDoubt({
  doubt,
  price,
  ...sure
}: Pick<PriceConfirmProps, 'isSure' | 'setSure'> & { doubt: DoubtedPrice | null; price: number }) {
  return doubt?.price === price ? <PriceConfirm doubt={doubt} isOnline={false} {...sure} /> : null
}
