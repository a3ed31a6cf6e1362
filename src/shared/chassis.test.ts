import { expect, test } from 'vitest'
import { chassisNumber } from './chassis.ts'
import { mapHref, pinHref } from './map-href.ts'

test.each([
  ['VF1RFB00X56789012', 'VF1RFB00X56789012'],
  [' vf1-rfb00x.5678 9012\u200e', 'VF1RFB00X56789012'],
  // I, O and Q are read as 1 and 0
  ['VFIRFBOQX56789012', 'VF1RFB00X56789012'],
  ['VF1RFB00X5678901', null],
  ['VF1RFB00X567890123', null],
  ['VF1RFB00X5678901É', null],
])('%j is the chassis number %s', (text, number) => {
  expect(chassisNumber(text)).toBe(number)
})

test('maps a place at zoom 19 and a pin to the metre', () => {
  const place = { latitude: 33.5952, longitude: -7.5795 }
  expect(mapHref(place)).toBe('https://www.google.com/maps/@33.5952,-7.5795,19z')
  expect(pinHref({ ...place, latitude: 33.595_214_9 })).toBe('https://maps.google.com/?q=33.59521,-7.57950')
})
