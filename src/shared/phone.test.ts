import { expect, test } from 'vitest'
import { phoneHref, spacedPhone } from './phone.ts'

test.each([
  ['0801 00 12 34', 'tel:+212801001234'],
  ['05 22 34 00 00', 'tel:+212522340000'],
  ['00212612345678', 'tel:+212612345678'],
  ['+212 6 12 34 56 78', 'tel:+212612345678'],
])('%s is dialled as %s', (phone, href) => expect(phoneHref(phone)).toBe(href))

test.each([
  ['0612345678', '06 12 34 56 78'],
  ['0801001234', '0801 00 12 34'],
  ['+212612345678', '+212612345678'],
])('%s reads %s', (phone, read) => expect(spacedPhone(phone)).toBe(read))
