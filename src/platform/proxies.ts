import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

/** Trusted proxies for the client address: none, a number of hops, or networks. */
export type TrustedProxies = false | number | string[]

const fault =
  'must be the number of proxies before this server, such as 1, or a list of their addresses and networks, such as loopback,10.0.0.0/8; true would believe whatever address a caller writes'

/** Parses TRUST_PROXY. */
export const proxies = z.string().transform((text, { issues }): TrustedProxies => {
  if (text === 'false') return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  if (networks.every(isNetwork)) return networks
  issues.push({ code: 'custom', message: fault, input: text })
  return z.NEVER
})

/** Returns true for an IP address, a CIDR network, or a name known to Fastify. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [, address = '', bits] = text.match(/^([^/]+)(?:\/(\d{1,3}))?$/) ?? []
  const version = isIP(address)
  return version !== 0 && (bits === undefined || (Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128)))
}

const nearby = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  nearby.addSubnet(network, bits)
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')
nearby.addSubnet('fe80::', 10, 'ipv6')

/** Returns true for loopback and private addresses. */
export function isNearby(address: string): boolean {
  return nearby.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Converts the setting into Fastify's `trustProxy`. A number of hops applies only when the direct peer has a private address: otherwise a
 * client that bypasses the proxies could forge its address.
 */
export function trustOf(trusted: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted !== 'number') return trusted
  return (address, hop) => hop < trusted && (hop > 0 || isNearby(address))
}
