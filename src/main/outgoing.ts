/**
 * Where `/redirector?url=…` leads: an address of a host that the operator listed, or of a host below it; null for every other, so that no
 * link of ours can be made to lead anywhere.
 */
export function outgoingAddress(asked: string, hosts: readonly string[]): string | null {
  const { pathname, searchParams } = new URL(asked, 'http://localhost')
  const target = searchParams.get('url')
  if (pathname !== '/redirector' || target === null || !URL.canParse(target)) return null
  const { protocol, hostname, username, href } = new URL(target)
  const isListed = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return isListed && /^https?:$/.test(protocol) && username === '' ? href : null
}
