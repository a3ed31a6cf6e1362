import fastify from 'fastify'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { trustOf } from './proxies.ts'

async function caller(trust: string, forwarded: string, remoteAddress = '10.0.0.7'): Promise<string> {
  const app = fastify({ trustProxy: trustOf(readConfig({ TRUST_PROXY: trust }).trustProxy) })
  app.get('/', ({ ip }) => ip)
  return (await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).body
}

test('nobody is believed about the address of a caller but so many proxies, or those of these networks', async () => {
  // the left-most is what the caller wrote, the right-most what our proxy saw
  const seen = '10.9.1.1, 41.140.1.2'
  expect(await caller('false', seen)).toBe('10.0.0.7')
  expect(await caller('1', seen)).toBe('41.140.1.2')
  expect(await caller('1', seen, '::1')).toBe('41.140.1.2')
  expect(await caller('10.0.0.0/24', seen)).toBe('41.140.1.2')
  expect(await caller('2', `${seen}, 10.0.0.8`)).toBe('41.140.1.2')
  expect(await caller('10.0.0.0/24, loopback', `${seen}, 10.0.0.8`)).toBe('41.140.1.2')
})

test('who comes past the proxies is who they are', async () => {
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
