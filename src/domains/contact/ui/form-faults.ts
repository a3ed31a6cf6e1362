import { e164 } from '#shared/phone.ts'
import { isName, messageLimit } from '../rules.ts'
import { type Field, fields } from './use-draft.ts'

/** What keeps a form from being sent, by field; `tooLong`: characters that the message has too many. */
export type Faults = Partial<Record<Field, 'need' | 'bad'>> & { tooLong?: number }

/** Finds every fault of what was typed (trimmed); the server has the same rules. */
export function findFaults(values: Record<Field, string>, required: (field: Field) => boolean): Faults {
  const faults: Faults = {}
  for (const field of fields) {
    const text = values[field]
    if (text === '') {
      if (required(field)) faults[field] = 'need'
    } else if (!fits[field](text)) faults[field] = 'bad'
  }
  if (faults.message === 'bad') faults.tooLong = values.message.length - messageLimit
  return faults
}

const fits: Record<Field, (text: string) => boolean> = {
  firstName: isName,
  lastName: isName,
  phone: (text) => e164(text) !== null,
  email: (text) => /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/.test(text),
  message: (text) => text.length <= messageLimit,
}
