import { useRef, useState } from 'react'
import { useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import vehiclesTexts from '#texts/vehicles'
import { useToast } from '#ui/toast.tsx'
import type { StockCard } from '../contract.ts'
import type { StockAction } from '../values.ts'
import { useStockMutation } from './use-stock-mutation.ts'

/** Moves a car to its next status; what is typed for a transfer stays until a move succeeds. */
export function useStockMove(card: StockCard, put: (card: StockCard) => void, reload: () => void) {
  const t = useText(stockTexts)
  const v = useText(vehiclesTexts)
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
  const start = (action: StockAction) => (action === 'transfer' ? ask.current?.showModal() : void move(action))
  const transfer = () => move('transfer', { storageAreaId: Number(to), ...(comment.trim() && { comment: comment.trim() }) })
  return { ask, to, setTo, comment, setComment, changed, busy, start, transfer }
}
