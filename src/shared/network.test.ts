import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['2001:db8:12:34:aaaa:bbbb:cccc:dddd', '2001:db8:12:34'],
  ['2001:0db8:0012:0034::1', '2001:db8:12:34'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001::4:5:6:7:8:9', '2001:0:4:5'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['10.0.0.1', '10.0.0.1'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
