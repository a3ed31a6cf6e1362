import { browserApi } from '#client/api.ts'
import { useText } from '#i18n/text.ts'
import { useToast } from '#ui/toast.tsx'
import type { Document } from '../../../documents/contract.ts'
import type { StockCard, StockFields } from '../contract.ts'
import type { TaskAction } from '../tasks/status.ts'
import type { StockAction } from '../values.ts'

/** What the server said: the card or the tasks as they now are, or why not; `code` null where there was no answer. */
export type Answer<T> =
  | { data: T; refused?: undefined }
  | { data?: undefined; refused: { code: string | null; message: string; state?: string } }

/** Every call that changes the stock. Nothing is thrown: what was refused is told in the language of the page. */
export function useStockCalls() {
  const t = useText('stock')
  const toast = useToast()

  /** The answer of a call in one form. */
  async function asked<T>(call: Promise<{ data?: unknown; error?: unknown; response: Response }>): Promise<Answer<T>> {
    const { data, error, response } = await call.catch(() => ({ data: undefined, error: undefined, response: null }))
    if (response?.ok) return { data: data as T }
    const { code = null, message = t('failed'), state } = (error ?? {}) as { code?: string; message?: string; state?: string }
    return { refused: { code, message, ...(state !== undefined && { state }) } }
  }
  const path = (id: number) => ({ params: { path: { id } } })
  const task = (id: number, one: number) => ({ params: { path: { id, task: one } } })
  const picture = ({ id, type }: Pick<Document, 'id' | 'type'>) => ({ params: { path: { id, type } } })

  return {
    /** says what was refused, where there is no better place for it */
    tell: ({ refused }: Answer<unknown>) => {
      if (refused) toast.error(refused.message)
    },
    add: (fields: StockFields) => asked<StockCard>(browserApi().POST('/api/staff/vehicles', { body: fields })),
    save: (id: number, edition: string, fields: StockFields) =>
      asked<StockCard>(browserApi().PUT('/api/staff/vehicles/{id}', { ...path(id), body: { edition, fields } })),
    price: (id: number, price: number, was: number | null) =>
      asked<StockCard>(browserApi().POST('/api/staff/vehicles/{id}/price', { ...path(id), body: { price, was } })),
    switches: (id: number, body: Partial<Record<'isPromoted' | 'isFeatured' | 'isCertified' | 'isArchived', boolean>>) =>
      asked<StockCard>(browserApi().PUT('/api/staff/vehicles/{id}/switches', { ...path(id), body })),
    move: (id: number, body: { action: StockAction; comment?: string; storageAreaId?: number }) =>
      asked<StockCard>(browserApi().POST('/api/staff/vehicles/{id}/move', { ...path(id), body })),
    arrange: (id: number, pictures: readonly Pick<Document, 'id' | 'spec'>[]) =>
      asked<StockCard>(
        browserApi().PUT('/api/staff/vehicles/{id}/pictures', {
          ...path(id),
          body: { pictures: pictures.map(({ id: one, spec }) => ({ id: one, spec })) },
        }),
      ),
    removePicture: (one: Document) => asked<undefined>(browserApi().DELETE('/documents/{type}/{id}', picture(one))),
    restorePicture: (one: Document) => asked<Document>(browserApi().POST('/documents/{type}/{id}/restore', picture(one))),
    addTask: (id: number, words: { title: string; description: string | null }) =>
      asked<StockCard['tasks']>(browserApi().POST('/api/staff/vehicles/{id}/tasks', { ...path(id), body: words })),
    orderTasks: (id: number, ids: number[]) =>
      asked<StockCard['tasks']>(browserApi().PUT('/api/staff/vehicles/{id}/tasks', { ...path(id), body: { ids } })),
    saveTask: (
      id: number,
      one: number,
      body: { title: string; description: string | null; was: { title: string; description: string | null } },
    ) => asked<StockCard['tasks']>(browserApi().PUT('/api/staff/vehicles/{id}/tasks/{task}', { ...task(id, one), body })),
    moveTask: (id: number, one: number, body: { action: TaskAction; comment?: string }) =>
      asked<StockCard['tasks']>(browserApi().POST('/api/staff/vehicles/{id}/tasks/{task}/move', { ...task(id, one), body })),
  }
}
export type StockCalls = ReturnType<typeof useStockCalls>
