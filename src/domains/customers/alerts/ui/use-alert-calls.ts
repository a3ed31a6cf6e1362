import type { ApiError } from '#client/api-error.ts'
import { useApiMutation } from '#client/mutation.ts'
import { useText } from '#i18n/text.ts'
import alertsTexts from '#texts/alerts'
import { useToast } from '#ui/toast.tsx'
import type { Criteria, Preference } from '../contract.ts'

/** Returns the settings of an alert without fields of the server. */
function requestOf({
  id: _______,
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

/**
 * Alert requests of a visitor; errors show a message in the language of the page and return null, or false. `busy` while one is pending.
 */
export function useAlertCalls() {
  const t = useText(alertsTexts)
  const toast = useToast()
  const choices = {
    invalidates: ['/api/customers/alerts', '/api/customers/alerts/{id}'] as const,
    onError: ({ message }: ApiError) => void toast.error(message || t('failed')),
  }
  const creation = useApiMutation('post', '/api/customers/alerts', choices)
  const change = useApiMutation('put', '/api/customers/alerts/{id}', choices)
  const removal = useApiMutation('delete', '/api/customers/alerts/{id}', choices)

  return {
    busy: creation.isPending || change.isPending || removal.isPending,
    /** id of the alert with a pending change */
    saving: change.variables?.params.path.id ?? null,
    async create(criteria: Criteria & { q?: string }): Promise<Preference | null> {
      const made = await creation.send({ body: { ...criteria, frequency: 'Instant', news: true } })
      return made.ok ? made.data : null
    },
    async save(
      alert: Preference,
      changed: Partial<Pick<Preference, 'frequency' | 'news' | 'isDeactivated'>> = {},
    ): Promise<Preference | null> {
      const saved = await change.send({ params: { path: { id: alert.id } }, body: { ...requestOf(alert), ...changed } })
      return saved.ok ? saved.data : null
    },
    async remove(id: number): Promise<boolean> {
      return (await removal.send({ params: { path: { id } } })).ok
    },
  }
}
