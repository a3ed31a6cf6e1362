import { useEffect, useState } from 'react'
import { serverNow } from '#client/server-clock.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import priceCheckTexts from '#texts/priceCheck'
import stockTexts from '#texts/stock'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useToast } from '#ui/toast.tsx'
import type { PriceChange, StockCard } from '../contract.ts'
import { priceUndoSeconds } from '../prices/values.ts'
import styles from './price.module.css'
import { useMoment } from './use-moment.ts'
import { useStockMutation } from './use-stock-mutation.ts'

interface PriceChangeProps {
  card: StockCard
  put: (card: StockCard) => void
  reload: () => void
}

/** Price change that is not in effect: can be undone for some seconds, or awaits a second person. */
export function PriceUnderWay({ card, put, reload }: PriceChangeProps) {
  const { priceChange: change } = card
  if (!change) return null
  return change.state === 'Leaving' ? (
    <Leaving key={change.id} change={change} card={card} put={put} reload={reload} />
  ) : (
    <Waiting key={change.id} change={change} card={card} put={put} reload={reload} />
  )
}

/** Countdown to publication with an undo button. */
function Leaving({ change, card, put, reload }: PriceChangeProps & { change: PriceChange }) {
  const t = useText(stockTexts)
  const toast = useToast()
  const { price: money } = useFormat()
  const [start] = useState(serverNow)
  const [now, setNow] = useState(start)
  const left = Math.max(0, priceUndoSeconds - Math.floor((now - start) / 1000))
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (left > 0) return
    // the job applies the price some seconds later
    const timer = setInterval(reload, 2000)
    return () => clearInterval(timer)
  }, [left, reload])
  const refuse = useStockMutation('post', '/api/staff/vehicles/{id}/price/{changeId}/refuse', {
    onSuccess: (saved) => {
      put(saved)
      toast.success(t('price.undone'))
    },
    onError: () => {
      toast.error(t('price.undoLate'))
      reload()
    },
  })
  return (
    <div className={styles.change} role="status">
      <p>
        <b>
          {change.was === null
            ? t('price.leavingNew', { price: money(change.price) })
            : t('price.leaving', { was: money(change.was), price: money(change.price) })}
        </b>
      </p>
      <p>{t('price.leavingIn', { count: left })}</p>
      <div className={styles.ways}>
        <Button
          size="small"
          busy={refuse.isPending}
          onClick={() => void refuse.send({ params: { path: { id: card.id, changeId: change.id } }, body: {} })}
        >
          {t('price.undo')}
        </Button>
      </div>
    </div>
  )
}

/** Price that awaits a second person, with its reasons and the decision buttons. */
function Waiting({ change, card, put, reload }: PriceChangeProps & { change: PriceChange }) {
  const t = useText(stockTexts)
  const doubtText = useText(priceCheckTexts)
  const toast = useToast()
  const { price: money, signedPercent } = useFormat()
  const moment = useMoment()
  const [remark, setRemark] = useState('')
  const params = { path: { id: card.id, changeId: change.id } }
  const choices = (word: 'price.approved' | 'price.refused' | 'price.withdrawn') => ({
    onSuccess: (saved: StockCard) => {
      put(saved)
      toast.success(t(word))
    },
    onError: ({ message, code }: { message: string; code: string }) => {
      toast.error(message || t('failed'))
      if (code === 'EditConflict') reload()
    },
  })
  const approve = useStockMutation('post', '/api/staff/vehicles/{id}/price/{changeId}/approve', choices('price.approved'))
  const refuse = useStockMutation(
    'post',
    '/api/staff/vehicles/{id}/price/{changeId}/refuse',
    choices(change.isOwn ? 'price.withdrawn' : 'price.refused'),
  )
  const gap = change.was === null ? 0 : Math.round(((change.price - change.was) * 100) / change.was)
  return (
    <div className={styles.change}>
      <p>
        <b>{t('price.waits', { price: money(change.price) })}</b>
      </p>
      <p>
        {change.by === null
          ? t('price.waitsFile', { when: moment(change.asked) })
          : t('price.waitsBy', { name: change.by, when: moment(change.asked) })}
      </p>
      <ul>
        {change.doubts.map((doubt) => (
          <li key={doubt}>{doubtText(`doubt.${doubt}`, { percent: signedPercent(gap), price: money(change.was ?? 0) })}</li>
        ))}
      </ul>
      {change.mayDecide && (
        <>
          <TextField label={t('price.remark')} value={remark} maxLength={500} onChange={(event) => setRemark(event.target.value)} />
          <div className={styles.ways}>
            <Button size="small" busy={approve.isPending} onClick={() => void approve.send({ params, body: { price: change.price } })}>
              {t('price.approve', { price: money(change.price) })}
            </Button>
            <Button
              size="small"
              variant="outline"
              busy={refuse.isPending}
              onClick={() => void refuse.send({ params, body: remark.trim() ? { remark: remark.trim() } : {} })}
            >
              {t('price.refuse')}
            </Button>
          </div>
        </>
      )}
      {change.isOwn && (
        <div className={styles.ways}>
          <Button size="small" variant="outline" busy={refuse.isPending} onClick={() => void refuse.send({ params, body: {} })}>
            {t('price.withdraw')}
          </Button>
        </div>
      )}
    </div>
  )
}
