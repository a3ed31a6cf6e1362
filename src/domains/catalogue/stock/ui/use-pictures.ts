import { useRef } from 'react'
import type { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import { useToast } from '#ui/toast.tsx'
import { useOrder } from '#ui/use-order.ts'
import type { StockCard } from '../contract.ts'
import { useStockMutation } from './use-stock-mutation.ts'
import { useUploads } from './use-uploads.ts'

export interface PicturesProps {
  card: StockCard
  put: (card: StockCard) => void
  reload: () => void
}

/** State of the photos of a car: uploads, pending order and actions. */
export function usePictures({ card, put, reload }: PicturesProps) {
  const t = useText(stockTexts)
  const toast = useToast()
  const removal = useStockMutation('delete', '/documents/{type}/{id}', { isConcurrent: true })
  const restoration = useStockMutation('post', '/documents/{type}/{id}/restore', {
    isConcurrent: true,
    onSuccess: () => toast.success(t('photos.back')),
  })
  const latest = useRef(card)
  latest.current = card
  const uploads = useUploads(
    card.id,
    (document) => put({ ...latest.current, pictures: [...latest.current.pictures, document] }),
    (count) => {
      if (count === 0) return
      toast.success(t('photos.added', { count }))
      reload()
    },
  )

  async function remove(one: DocumentInfo): Promise<void> {
    if (!(await removal.send({ params: { path: { id: one.id, type: one.type } } })).ok) return
    put({ ...latest.current, pictures: latest.current.pictures.filter(({ id }) => id !== one.id) })
    reload()
    toast.success(t('photos.removed'), { action: { label: t('photos.undo'), run: () => void restore(one) } })
  }

  async function restore(one: DocumentInfo): Promise<void> {
    await restoration.send({ params: { path: { id: one.id, type: one.type } } })
    reload()
  }

  return { card, uploads, remove, ...usePictureOrder({ card, put, reload }) }
}

export type Pictures = ReturnType<typeof usePictures>

/** Order of the photos, changed by pointer or keyboard. */
function usePictureOrder({ card, put, reload }: PicturesProps) {
  const t = useText(stockTexts)
  const { number } = useFormat()
  const arrangement = useStockMutation('put', '/api/staff/vehicles/{id}/pictures', { onSuccess: put })
  const order = useOrder<DocumentInfo>({
    items: card.pictures,
    // a conflict reloads the photos
    async write(next) {
      const body = { pictures: next.map(({ id, spec }) => ({ id, spec })) }
      const sent = await arrangement.send({ params: { path: { id: card.id } }, body })
      if (!sent.ok) reload()
      return sent.ok ? sent.data.pictures : null
    },
    say: (place, count) => t('photos.moved', { place: number(place), count: number(count) }),
  })
  return {
    ...order,
    grid: order.list,
    pictures: order.items,
    name: (id: string, spec: DocumentInfo['spec']) => order.put(order.items.map((other) => (other.id === id ? { ...other, spec } : other))),
  }
}
