import { useApiMutation } from '#client/mutation.ts'
import { useKeys } from '#client/staff/use-keys.ts'
import type { BookingRecord } from '#domains/processes/buying/desk/contract.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { useToast } from '#ui/toast.tsx'
import { hasRole, useStaff } from '../../layout/staff.ts'

/** Returns the assignment action: managers assign the record, agents take an unassigned one; the key A triggers it. */
export function useAssignment(record: BookingRecord, reload: () => Promise<unknown>, give: () => void) {
  const t = useText(bookingCaseTexts)
  const staff = useStaff()
  const toast = useToast()
  const assignment = useApiMutation('post', '/api/vehiclesales/{id}/assign', {
    onError: ({ message }) =>
      toast.error(t('queue.notTaken', { reference: `\u2066${record.reference}\u2069`, reason: message || t('form.failed') })),
  })
  async function take(): Promise<void> {
    await assignment.send({ params: { path: { id: record.sale.id } }, body: {} })
    await reload()
  }
  const openSale = !['Done', 'Rejected', 'Cancelled', 'Draft'].includes(record.sale.status)
  const assign = !openSale
    ? undefined
    : hasRole(staff, 'manager')
      ? { label: t('record.reassign'), run: give }
      : !record.assignee && hasRole(staff, 'agent')
        ? { label: t('record.take'), run: () => void take() }
        : undefined
  useKeys({
    ...(assign && { a: assign.run }),
  })
  return assign
}
