import { useNow } from '#client/staff/use-now.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import stockTexts from '#texts/stock'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx'
import type { StockCard } from '../contract.ts'
import styles from './panel.module.css'
import type { Catalogue } from './use-catalogue.ts'
import type { useStockMove } from './use-stock-move.ts'

interface TransferDialogProps {
  card: StockCard
  areas: Catalogue['areas']
  move: ReturnType<typeof useStockMove>
}

export function TransferDialog({ card, areas, move }: TransferDialogProps) {
  const { ask, to, setTo, arrivesOn, setArrivesOn, comment, setComment, busy, transfer } = move
  const t = useText(stockTexts)
  const language = useLanguage()
  const staysPublic = card.lastStatus === 'Published'
  const today = localTime(useNow()).day
  return (
    <Dialog
      ref={ask}
      title={t('transfer.title')}
      foot={
        <>
          <Button variant="ghost" onClick={() => ask.current?.close()}>
            {t('transfer.cancel')}
          </Button>
          <Button busy={busy === 'transfer'} disabled={to === '' || (staysPublic && arrivesOn === '')} onClick={() => void transfer()}>
            {t('transfer.send')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <SelectField label={t('transfer.to')} required value={to} onChange={(event) => setTo(event.target.value)}>
          <option value="" disabled>
            {t('transfer.choose')}
          </option>
          {areas
            .filter(({ id }) => id !== card.storageArea?.id)
            .map(({ id, names }) => (
              <option key={id} value={id}>
                {localized(names, language)}
              </option>
            ))}
        </SelectField>
        {staysPublic && (
          <TextField
            label={t('transfer.arrivesOn')}
            hint={t('transfer.arrivesOnHint')}
            type="date"
            required
            min={today}
            value={arrivesOn}
            onChange={(event) => setArrivesOn(event.target.value)}
          />
        )}
        <TextAreaField label={t('transfer.comment')} value={comment} maxLength={500} onChange={(event) => setComment(event.target.value)} />
      </div>
    </Dialog>
  )
}
