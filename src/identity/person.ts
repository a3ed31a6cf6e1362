import { asLanguage } from '#shared/language.ts'
import { e164 } from '#shared/phone.ts'
import { readEmail } from './accounts.ts'
import type { Fields } from './form.ts'
import type { Civility, Fault, NamePage, RegisterPage, RegisterValues } from './pages/page.ts'
import { passwordFault } from './passwords.ts'

/** Version of the consent texts of the registration page; stored with each consent. */
export const consentVersion = 'register-2026-11'

const civilities: readonly string[] = ['M.', 'Mme.', 'Société'] satisfies Civility[]
const longest = { firstName: 80, lastName: 80, companyName: 120 } as const

type NameValues = NamePage['form']['values']

/** Reads civility, names and company from a form. */
export function readNames(fields: Fields): NameValues {
  const civility = fields.text('civility')
  return {
    civility: (civilities.includes(civility) ? civility : '') as Civility,
    companyName: fields.text('companyName'),
    firstName: fields.text('firstName'),
    lastName: fields.text('lastName'),
  }
}

/** Validates the names; a company name is for companies only. */
export function nameFaults(values: Omit<NameValues, 'civility'> & { civility: Civility | '' }): Partial<Record<keyof NameValues, Fault>> {
  const faults: Partial<Record<keyof NameValues, Fault>> = {}
  if (values.civility === '') faults.civility = { name: 'missing' }
  for (const field of ['companyName', 'firstName', 'lastName'] as const) {
    if (field === 'companyName' && values.civility !== 'Société') continue
    if (values[field] === '') faults[field] = { name: 'missing' }
    else if (values[field].length > longest[field]) faults[field] = { name: 'tooLong' }
  }
  return faults
}

/** Reads the registration form. */
export function readRegister(fields: Fields): RegisterValues {
  const language = fields.text('language')
  return {
    ...readNames(fields),
    email: fields.text('email'),
    phone: fields.text('phone'),
    language: asLanguage(language),
    news: fields.ticked('news'),
    offersEmail: fields.ticked('offersEmail'),
    offersPost: fields.ticked('offersPost'),
    offersPhone: fields.ticked('offersPhone'),
  }
}

/** Validates the registration form. */
export function registerFaults(values: RegisterValues, password: string): RegisterPage['form']['errors'] {
  const faults: RegisterPage['form']['errors'] = nameFaults(values)
  const email = emailFault(values.email)
  if (email) faults.email = email
  const phone = phoneFault(values.phone)
  if (phone) faults.phone = phone
  const weak = newPasswordFault(password, [values.email, values.phone, values.firstName, values.lastName, values.companyName])
  if (weak) faults.password = weak
  return faults
}

export function emailFault(typed: string): Fault | null {
  if (typed === '') return { name: 'missing' }
  return readEmail(typed) ? null : { name: 'emailInvalid' }
}

export function phoneFault(typed: string): Fault | null {
  if (typed === '') return { name: 'missing' }
  return e164(typed) ? null : { name: 'phoneInvalid' }
}

/** Validates a new password; `own`: personal data that must not be the password. */
export function newPasswordFault(password: string, own: readonly string[]): Fault | null {
  if (password === '') return { name: 'missing' }
  const fault = passwordFault(
    password,
    own.flatMap((word) => [word, word.split('@')[0] ?? '']),
  )
  return fault && { name: fault }
}
