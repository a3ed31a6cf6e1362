import type { DataOf, Method, PathOf } from '#client/call.ts'
import { type MutationOptions, useApiMutation } from '#client/mutation.ts'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import { useToast } from '#ui/toast.tsx'

/** Returns a mutation of the staff; a refusal shows the message of the server. */
export function useStaffMutation<M extends Exclude<Method, 'get'>, P extends PathOf<M>>(
  method: M,
  path: P,
  choices: MutationOptions<DataOf<M, P>> = {},
) {
  const t = useText(staffTexts)
  const toast = useToast()
  return useApiMutation(method, path, { onError: ({ message }) => toast.error(message || t('failed.text')), ...choices })
}
