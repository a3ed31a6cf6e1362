import { useRef, useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextAreaField } from '#ui/field.tsx'
import { useToast } from '#ui/toast.tsx'
import type { StockCard, StockMove } from '../contract.ts'
import type { StockAction } from '../values.ts'
import styles from './panel.module.css'
import type { Catalogue } from './use-catalogue.ts'
import { useStockMutation } from './use-stock-mutation.ts'

interface StockMovesProps {
  card: StockCard
  areas: Catalogue['areas']
  put: (card: StockCard) => void
  reload: () => void
}

/** What the table of the statuses allows now; what it does not allow stays visible, with the reason in words. */
export function StockMoves({ card, areas, put, reload }: StockMovesProps) {
  const t = useText('stock')
  const v = useText('vehicles')
  const { number, date } = useFormat()
  const language = useLanguage()
  const toast = useToast()
  const ask = useRef<HTMLDialogElement>(null)
  const [to, setTo] = useState('')
  const [comment, setComment] = useState('')
  const [changed, setChanged] = useState<string | null>(null)

  const { sending, send } = useStockMutation('post', '/api/staff/vehicles/{id}/move', {
    done: (moved) => {
      ask.current?.close()
      setTo('')
      setComment('')
      setChanged(null)
      put(moved)
    },
    failed: ({ code, message, body }) => {
      if (code !== 'TransitionNotAllowed') return toast.error(message || t('failed'))
      // somebody was faster: what is typed stays, the actions are read again
      const status = body.state as StockCard['lastStatus'] | undefined
      setChanged(status ? t('moves.changed', { status: v(`status.${status}`) }) : message)
      ask.current?.close()
      reload()
    },
  })
  const busy = sending?.body.action ?? null

  async function move(action: StockAction, more: { storageAreaId?: number; comment?: string } = {}): Promise<void> {
    const { ok } = await send({ params: { path: { id: card.id } }, body: { action, ...more } })
    if (ok) toast.success(t(`moves.done.${action}`))
  }

  const now = card.moves.filter(({ reason }) => reason !== 'status')
  // the way to the site; sending it elsewhere is the other way
  const main = now.find(({ action, reason }) => reason === null && action !== 'transfer')?.action
  const later = card.moves.filter(({ reason }) => reason === 'status')
  const isHeld = ['Reserved', 'Booked', 'Sold'].includes(card.lastStatus)
  const why = ({ action, reason, missing }: StockMove): string => {
    if (reason === 'role' || reason === 'area') return t(`moves.${reason}`)
    if (reason === 'status') return t(`moves.when.${action}`)
    const names = missing.map((field) =>
      field === 'pictures'
        ? t('moves.pictures', { count: card.minPictures, now: number(card.pictures.length) })
        : t(`field.${field}` as 'field.price'),
    )
    return t('moves.missing', { fields: names.join(t('comma')) })
  }
  const start = (action: StockAction) => (action === 'transfer' ? ask.current?.showModal() : void move(action))

  return (
    <section className={styles.panel} aria-labelledby="stock-moves">
      <h2 id="stock-moves">{t('moves.title')}</h2>
      {card.transferArea && (
        <p className={styles.note}>
          {t('transfer.under', { area: localized(card.transferArea.names, language), date: date(card.transferDate) })}
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
            aria-haspopup={one.action === 'transfer' ? 'dialog' : undefined}
            onClick={() => start(one.action)}
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
      <Dialog
        ref={ask}
        title={t('transfer.title')}
        foot={
          <>
            <Button variant="ghost" onClick={() => ask.current?.close()}>
              {t('transfer.cancel')}
            </Button>
            <Button
              busy={busy === 'transfer'}
              disabled={to === ''}
              onClick={() => void move('transfer', { storageAreaId: Number(to), ...(comment.trim() && { comment: comment.trim() }) })}
            >
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
          <TextAreaField
            label={t('transfer.comment')}
            value={comment}
            maxLength={500}
            onChange={(event) => setComment(event.target.value)}
          />
        </div>
      </Dialog>
    </section>
  )
}
