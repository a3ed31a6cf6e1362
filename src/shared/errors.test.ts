import { expect, test } from 'vitest'
import { errorStatus } from './errors.ts'

/** Contract with clients: the statuses of the specification, section 3, and the codes that share one. */
const reviewed: Record<number, string> = {
  400: 'BadRequest InvalidFilter',
  401: 'Unauthorized',
  403: 'Forbidden AntiForgery CustomerInactive PhoneUnconfirmed ContactBlocked MessagesClosed',
  404: 'NotFound AccountUnknown VehicleNotFound DocumentNotFound',
  405: 'MethodNotAllowed',
  410: 'Gone',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  416: 'RangeNotSatisfiable',
  429: 'TooManyRequests ReadingUnderWay',
  500: 'Unexpected',
  503: 'NotReady PaymentsClosed ReaderBusy',
}

test('gives each error its reviewed status, 409 by default', () => {
  const codes: Record<number, string[]> = {}
  for (const [code, status] of Object.entries(errorStatus)) codes[status] = [...(codes[status] ?? []), code]
  const { 409: conflicts, ...others } = codes
  expect(Object.fromEntries(Object.entries(others).map(([status, list]) => [status, list.join(' ')]))).toEqual(reviewed)
  expect(conflicts).toContain('CarTaken')
})
