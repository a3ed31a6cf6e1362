/**
 * Returns the network by which a client address is counted: an IPv4 address, or the /64 of an IPv6 address, as a household has a whole /64.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [start = '', end = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const [before, after] = [start, end].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  // IPv4-mapped IPv6 address
  const last = after.at(-1) ?? ''
  if (last.includes('.')) return last
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
