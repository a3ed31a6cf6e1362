import { useRef, useState } from 'react'
import { useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import vehiclesTexts from '#texts/vehicles'
import { useToast } from '#ui/toast.tsx'
import type { StockCard } from '../contract.ts'
import type { StockAction } from '../values.ts'
import { useStockMutation } from './use-stock-mutation.ts'

/** Executes stock actions; the transfer input stays until an action succeeds. */
export function useStockMove(card: StockCard, put: (card: StockCard) => void, reload: () => void) {
  const t = useText(stockTexts)
  const v = useText(vehiclesTexts)
  const toast = useToast()
  const ask = useRef<HTMLDialogElement>(null)
  const askWithdraw = useRef<HTMLDialogElement>(null)
  const [to, setTo] = useState('')
  const [arrivesOn, setArrivesOn] = useState('')
  const [comment, setComment] = useState('')
  const [reason, setReason] = useState('')
  const [changed, setChanged] = useState<string | null>(null)

  const { variables, send } = useStockMutation('post', '/api/staff/vehicles/{id}/move', {
    onSuccess: (moved) => {
      ask.current?.close()
      askWithdraw.current?.close()
      setTo('')
      setArrivesOn('')
      setComment('')
      setReason('')
      setChanged(null)
      put(moved)
    },
    onError: ({ code, message, body }) => {
      if (code !== 'TransitionNotAllowed') return toast.error(message || t('failed'))
      // conflict: keeps the input and reloads the actions
      const status = body.state as StockCard['lastStatus'] | undefined
      setChanged(status ? t('moves.changed', { status: v(`status.${status}`) }) : message)
      ask.current?.close()
      askWithdraw.current?.close()
      reload()
    },
  })
  const busy = variables?.body.action ?? null

  async function move(action: StockAction, more: { storageAreaId?: number; arrivesOn?: string; comment?: string } = {}): Promise<void> {
    const { ok } = await send({ params: { path: { id: card.id } }, body: { action, ...more } })
    if (ok) toast.success(t(`moves.done.${action}`))
  }
  const dialogs: Partial<Record<StockAction, typeof ask>> = { transfer: ask, unpublish: askWithdraw }
  const start = (action: StockAction) => {
    const dialog = dialogs[action]
    if (dialog) dialog.current?.showModal()
    else void move(action)
  }
  const transfer = () =>
    move('transfer', { storageAreaId: Number(to), ...(arrivesOn && { arrivesOn }), ...(comment.trim() && { comment: comment.trim() }) })
  const withdraw = () => move('unpublish', { comment: reason.trim() })
  return {
    ...{ ask, to, setTo, arrivesOn, setArrivesOn, comment, setComment, transfer },
    ...{ askWithdraw, reason, setReason, withdraw, changed, busy, start },
  }
}
