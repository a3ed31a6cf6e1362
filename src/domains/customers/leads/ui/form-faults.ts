import type { FieldFault } from '#shared/errors.ts'
import { callablePhone } from '#shared/phone.ts'
import type { FormValues } from '#ui/use-form.ts'
import { isName } from '../rules.ts'

/** Returns the errors beyond the limits of the contract, by the rules of the server. */
export function findFaults({ firstName = '', lastName = '', phone = '' }: FormValues): FieldFault[] {
  const faults: FieldFault[] = []
  if (firstName !== '' && !isName(firstName)) faults.push({ field: 'firstName', reason: 'name' })
  if (lastName !== '' && !isName(lastName)) faults.push({ field: 'lastName', reason: 'name' })
  if (phone !== '' && callablePhone(phone) === null) faults.push({ field: 'phone', reason: 'phone' })
  return faults
}
