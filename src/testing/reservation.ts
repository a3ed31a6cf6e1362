import { sample } from './described.ts'

/** Fixtures of the reservation screens: a fixed time, a hold, and settings that are all different. */
export const now = '2026-03-16T10:00:00.000Z'
export const payment = '11111111-1111-4111-8111-111111111111'
export const key = '22222222-2222-4222-8222-222222222222'
export const seller = { company: 'Rihla SARL', cndp: 'D-1', email: 'aide@rihla.ma', phone: '05 22 00 11 22' }
export const hours = {
  open: true,
  opens: null,
  now,
  utcOffset: 0,
  deposit: 3500,
  holdMinutes: 17,
  refundDays: 9,
  phoneCode: true,
  termsVersion: '3',
}
export const hold = sample('Hold', {
  ...{ key, paymentId: payment, reference: 'R-2026-7' },
  holdUntil: '2026-03-16T10:17:00.000Z',
  deposit: 3500,
})
