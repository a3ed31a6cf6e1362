import { useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextAreaField } from '#ui/field.tsx'
import styles from './panel.module.css'
import type { useStockMove } from './use-stock-move.ts'

/** Requires a reason before a published car is withdrawn from the site. */
export function WithdrawDialog({ move }: { move: ReturnType<typeof useStockMove> }) {
  const { askWithdraw, reason, setReason, busy, withdraw } = move
  const t = useText(stockTexts)
  return (
    <Dialog
      ref={askWithdraw}
      title={t('withdraw.title')}
      foot={
        <>
          <Button variant="ghost" onClick={() => askWithdraw.current?.close()}>
            {t('withdraw.cancel')}
          </Button>
          <Button busy={busy === 'unpublish'} disabled={reason.trim() === ''} onClick={() => void withdraw()}>
            {t('withdraw.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p className={styles.note}>{t('withdraw.text')}</p>
        <TextAreaField
          label={t('withdraw.reason')}
          required
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
