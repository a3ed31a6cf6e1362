import { z } from 'zod'
import { call } from '#shared/contract.ts'

/** As people write it: `0612345678`, `06 12 34 56 78`, `00212612345678`, `+212612345678`. */
const phone = z.string().min(1).max(40)

export const sendPhoneCode = call({
  id: 'sendPhoneCode',
  method: 'POST',
  path: '/phonenumbers/send',
  aliases: ['/api/phonenumbers/send'],
  summary: 'Sends a code of six digits to a Moroccan mobile number; it counts for ten minutes and replaces the one before',
  query: z.object({ phone }),
  roles: ['anyone'],
  errors: ['BadRequest', 'TooManyRequests', 'AntiForgery'],
})

export const checkPhoneCode = call({
  id: 'checkPhoneCode',
  method: 'POST',
  path: '/phonenumbers/check',
  aliases: ['/api/phonenumbers/check'],
  summary: 'Takes the code of a number, once; when the caller’s card bears that number, it is confirmed',
  query: z.object({ phone, code: z.string().min(1).max(20) }),
  roles: ['anyone'],
  errors: ['BadRequest', 'TooManyRequests', 'AntiForgery'],
})
