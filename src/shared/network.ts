/**
 * Whom a network address is counted as: itself for IPv4; a household has a whole /64 of IPv6 addresses and may change among them at
 * will, so it is counted as one.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [start = '', end = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const [before, after] = [start, end].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  // an IPv4 address in the clothes of IPv6
  const last = after.at(-1) ?? ''
  if (last.includes('.')) return last
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
