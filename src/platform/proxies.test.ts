import fastify from 'fastify'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { isNearby, trustOf } from './proxies.ts'

async function caller(trust: string, forwarded: string, remoteAddress = '10.0.0.7'): Promise<string> {
  const app = fastify({ trustProxy: trustOf(readConfig({ TRUST_PROXY: trust }).trustProxy) })
  app.get('/', ({ ip }) => ip)
  return (await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).body
}

test('trusts the configured number or networks of proxies only', async () => {
  // the leftmost address comes from the client, the rightmost from our proxy
  const seen = '10.9.1.1, 41.140.1.2'
  expect(await caller('false', seen)).toBe('10.0.0.7')
  expect(await caller('1', seen)).toBe('41.140.1.2')
  expect(await caller('1', seen, '::1')).toBe('41.140.1.2')
  expect(await caller('10.0.0.0/24', seen)).toBe('41.140.1.2')
  expect(await caller('2', `${seen}, 10.0.0.8`)).toBe('41.140.1.2')
  expect(await caller('10.0.0.0/24, loopback', `${seen}, 10.0.0.8`)).toBe('41.140.1.2')
})

test('uses the peer address of a client that bypasses the proxies', async () => {
  expect(await caller('1', '10.9.1.1', '41.140.9.9')).toBe('41.140.9.9')
  expect(await caller('10.0.0.0/24', '10.9.1.1', '41.140.9.9')).toBe('41.140.9.9')
})

test.each(['true', 'yes', '0', '10', '10.0.0.0/33', '10.0.0', 'loopback,', 'nginx', '0.0.0.0/0'])(
  '%s is refused, and what to write is said',
  (wrong) => {
    expect(() => readConfig({ TRUST_PROXY: wrong })).toThrow(ConfigError)
    expect(() => readConfig({ TRUST_PROXY: wrong })).toThrow(/TRUST_PROXY must be the number of proxies .* such as 1, .*10\.0\.0\.0\/8/)
  },
)

test.each([
  ['127.0.0.1', '127.255.255.255', '126.255.255.255', '128.0.0.1'],
  ['10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
  ['172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
  ['192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
  ['169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
  ['::1', '::1', '::2', '::'],
  ['fc00::', 'fdff::1', 'fbff::1', 'fe00::'],
  ['fe80::', 'febf::1', 'fe7f::1', 'fec0::'],
])('from %s to %s an address is nearby, %s and %s are not', (first, last, before, after) => {
  expect([first, last, before, after].map(isNearby)).toEqual([true, true, false, false])
})

test('counts proxies from a private peer; passes lists unchanged', () => {
  const trust = trustOf(2) as (address: string, hop: number) => boolean
  expect([trust('10.0.0.1', 0), trust('41.140.1.2', 0), trust('41.140.1.2', 1), trust('10.0.0.1', 2)]).toEqual([true, false, true, false])
  expect([trustOf(false), trustOf(['loopback'])]).toEqual([false, ['loopback']])
  for (const good of ['1', '9', '10.0.0.0/1', '10.0.0.0/32', '2001:db8::/1', '2001:db8::/128', '::1', 'linklocal, uniquelocal'])
    expect(readConfig({ TRUST_PROXY: good }).trustProxy).not.toBe(false)
  for (const wrong of ['2001:db8::/0', '2001:db8::/129', '10.0.0.0/1000'])
    expect(() => readConfig({ TRUST_PROXY: wrong })).toThrow(ConfigError)
})
