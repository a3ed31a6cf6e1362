import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'

/** As people write it; spaces, points and the like may be between the digits. */
const phone = z.string().min(1).max(40).meta({ pattern: '^(\\+212|00212|0)[67][0-9]{8}$' })

export const sendPhoneCode = defineEndpoint({
  id: 'sendPhoneCode',
  method: 'POST',
  path: '/phonenumbers/send',
  aliases: ['/api/phonenumbers/send'],
  summary: 'Sends a code of six digits to a Moroccan mobile number; it counts for ten minutes and replaces the one before',
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
    'Takes the code of a number, once. When the caller’s card bears that number, it is confirmed; without an account a car can be reserved under it from the same network for an hour',
  query: z.object({ phone, code: z.string().min(1).max(20).meta({ pattern: '^[0-9]{6}$' }) }),
  roles: ['anyone'],
  errors: ['BadRequest', 'TooManyRequests', 'AntiForgery'],
})
