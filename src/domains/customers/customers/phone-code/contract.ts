import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'

/** As people write it; spaces, points and the like may be between the digits. */
const phone = z.string().min(1).max(40).meta({ pattern: '^(\\+212|00212|0)[67][0-9]{8}$' })

export const sendPhoneCode = defineEndpoint({
  id: 'sendPhoneCode',
  method: 'POST',
  path: '/phonenumbers/send',
  aliases: ['/api/phonenumbers/send'],
  summary: 'Sends a six-digit code to a Moroccan mobile number; valid for ten minutes, replaces the previous code',
  query: z.object({ phone }),
  roles: ['anyone'],
  errors: ['BadRequest', 'TooManyRequests', 'AntiForgery'],
})

export const checkPhoneCode = defineEndpoint({
  id: 'checkPhoneCode',
  method: 'POST',
  path: '/phonenumbers/check',
  aliases: ['/api/phonenumbers/check'],
  summary:
    'Checks the code of a number; a code works once. Confirms the number on the card of the caller; without an account, allows reservations with it from the same network for an hour',
  query: z.object({ phone, code: z.string().min(1).max(20).meta({ pattern: '^[0-9]{6}$' }) }),
  roles: ['anyone'],
  errors: ['BadRequest', 'TooManyRequests', 'AntiForgery'],
})
