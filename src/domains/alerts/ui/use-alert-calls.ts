import type { ApiError } from '#client/api-error.ts'
import { useApiMutation } from '#client/mutation.ts'
import { useText } from '#i18n/text.ts'
import { useToast } from '#ui/toast.tsx'
import type { Criteria, Preference } from '../contract.ts'

/** The settings of an alert without what the server adds. */
function requestOf({
  customerId: _,
  customerUserId: __,
  created: ___,
  nextSending: ____,
  count: _____,
  newCount: ______,
  ...request
}: Preference) {
  return request
}

/** What a visitor does with alerts; a refusal is said in the language of the page and gives null, or false. `busy` while one is under way. */
export function useAlertCalls() {
  const t = useText('alerts')
  const toast = useToast()
  const choices = {
    invalidates: ['/api/customers/preferences', '/api/customers/preferences/{id}'] as const,
    failed: ({ message }: ApiError) => void toast.error(message || t('failed')),
  }
  const creation = useApiMutation('post', '/api/customers/preferences', choices)
  const change = useApiMutation('put', '/api/customers/preferences', choices)
  const removal = useApiMutation('delete', '/api/customers/preferences', choices)

  return {
    busy: creation.busy || change.busy || removal.busy,
    /** the alert whose change is under way */
    saving: change.sending?.body.id ?? null,
    async create(criteria: Criteria & { q?: string }): Promise<Preference | null> {
      const made = await creation.send({ body: { ...criteria, frequency: 'Instant', news: true } })
      return made.ok ? made.data : null
    },
    async save(
      alert: Preference,
      changed: Partial<Pick<Preference, 'frequency' | 'news' | 'isDeactivated'>> = {},
    ): Promise<Preference | null> {
      const saved = await change.send({ body: { ...requestOf(alert), ...changed } })
      return saved.ok ? saved.data : null
    },
    async remove(id: number): Promise<boolean> {
      return (await removal.send({ params: { query: { id } } })).ok
    },
  }
}
