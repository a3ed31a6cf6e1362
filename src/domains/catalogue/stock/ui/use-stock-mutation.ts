import type { DataOf, Method, PathOf } from '#client/call.ts'
import { type MutationOptions, useApiMutation } from '#client/mutation.ts'
import { useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import { useToast } from '#ui/toast.tsx'

/** Mutation of the stock with localised errors. */
export function useStockMutation<M extends Exclude<Method, 'get'>, P extends PathOf<M>>(
  method: M,
  path: P,
  choices: MutationOptions<DataOf<M, P>> = {},
) {
  const t = useText(stockTexts)
  const toast = useToast()
  return useApiMutation(method, path, { onError: ({ message }) => toast.error(message || t('failed')), ...choices })
}
