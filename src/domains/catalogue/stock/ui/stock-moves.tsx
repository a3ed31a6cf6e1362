import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import stockTexts from '#texts/stock'
import { Button } from '#ui/button.tsx'
import type { StockCard, StockMove } from '../contract.ts'
import styles from './panel.module.css'
import { TransferDialog } from './transfer-dialog.tsx'
import type { Catalogue } from './use-catalogue.ts'
import { useStockMove } from './use-stock-move.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

interface StockMovesProps {
  card: StockCard
  areas: Catalogue['areas']
  put: (card: StockCard) => void
  reload: () => void
}

/** Actions of the workflow; a blocked one shows its reason. */
export function StockMoves({ card, areas, put, reload }: StockMovesProps) {
  const t = useText(stockTexts)
  const { date } = useFormat()
  const language = useLanguage()
  const move = useStockMove(card, put, reload)
  const { busy, changed } = move
  const now = card.moves.filter(({ reason }) => reason !== 'status')
  // action towards publication; a transfer is secondary
  const main = now.find(({ action, reason }) => reason === null && action !== 'transfer' && action !== 'unpublish')?.action
  const later = card.moves.filter(({ reason }) => reason === 'status')
  const isHeld = ['Reserved', 'Booked', 'Sold'].includes(card.lastStatus)
  const why = useReason(card)

  return (
    <section className={styles.panel} aria-labelledby="stock-moves">
      <h2 id="stock-moves">{t('moves.title')}</h2>
      {card.transferArea && (
        <p className={styles.note}>
          {t('transfer.under', { area: localized(card.transferArea.names, language), date: date(card.transferDate) })}
          {card.arrivesOn && ` ${t('transfer.shown', { date: date(card.arrivesOn) })}`}
        </p>
      )}
      {changed && (
        <p className={styles.warning} role="status">
          {changed}
        </p>
      )}
      {now.length === 0 && <p className={styles.note}>{t(isHeld ? 'moves.held' : 'moves.none')}</p>}
      {now.map((one) => (
        <div key={one.action} className={styles.action}>
          <Button
            block
            size="small"
            variant={one.action === main ? 'primary' : 'outline'}
            disabled={one.reason !== null || busy !== null}
            busy={busy === one.action}
            aria-describedby={one.reason ? `why-${one.action}` : undefined}
            aria-haspopup={one.action === 'transfer' || one.action === 'unpublish' ? 'dialog' : undefined}
            onClick={() => move.start(one.action)}
          >
            {t(`moves.action.${one.action}`)}
          </Button>
          {one.reason && <p id={`why-${one.action}`}>{why(one)}</p>}
        </div>
      ))}
      {later.length > 0 && !isHeld && (
        <details className={styles.later}>
          <summary>{t('moves.later')}</summary>
          <ul>
            {later.map((one) => (
              <li key={one.action}>
                <b>{t(`moves.action.${one.action}`)}</b>
                <span>{why(one)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <TransferDialog card={card} areas={areas} move={move} />
      <WithdrawDialog move={move} />
    </section>
  )
}

/** Returns the reason of a blocked action as text. */
function useReason(card: StockCard): (move: StockMove) => string {
  const t = useText(stockTexts)
  const { number } = useFormat()
  return ({ action, reason, missing }) => {
    if (reason === 'role' || reason === 'area' || reason === 'advert') return t(`moves.${reason}`)
    if (reason === 'status') return t(`moves.when.${action}`)
    const names = missing.map((field) =>
      field === 'pictures'
        ? t('moves.pictures', { count: card.minPictures, now: number(card.pictures.length) })
        : t(`field.${field}` as 'field.price'),
    )
    return t('moves.missing', { fields: names.join(t('comma')) })
  }
}
