import { browserApi } from '#client/api.ts'
import { useText } from '#i18n/text.ts'
import { useToast } from '#ui/toast.tsx'
import type { Criteria, Preference } from '../contract.ts'

/** The settings of an alert without what the server adds. */
function wishOf({
  customerId: _,
  customerUserId: __,
  created: ___,
  nextSending: ____,
  count: _____,
  newCount: ______,
  ...wish
}: Preference) {
  return wish
}

/** What a visitor does with alerts; a refusal is told in the language of the page and gives null, or false. */
export function useAlertCalls() {
  const t = useText('alerts')
  const toast = useToast()
  const refused = (error: { message?: string } | undefined) => {
    toast.error(error?.message ?? t('failed'))
    return null
  }

  return {
    async create(criteria: Criteria & { q?: string }): Promise<Preference | null> {
      const { data, error } = await browserApi()
        .POST('/api/customers/preferences', { body: { ...criteria, frequency: 'Instant', news: true } })
        .catch(() => ({ data: undefined, error: undefined }))
      return data ?? refused(error)
    },
    async save(
      alert: Preference,
      change: Partial<Pick<Preference, 'frequency' | 'news' | 'isDeactivated'>> = {},
    ): Promise<Preference | null> {
      const { data, error } = await browserApi()
        .PUT('/api/customers/preferences', { body: { ...wishOf(alert), ...change } })
        .catch(() => ({ data: undefined, error: undefined }))
      return data ?? refused(error)
    },
    async remove(id: number): Promise<boolean> {
      const answer = await browserApi()
        .DELETE('/api/customers/preferences', { params: { query: { id } } })
        .catch(() => null)
      if (!answer?.response.ok) refused(answer?.error)
      return answer?.response.ok ?? false
    },
  }
}
