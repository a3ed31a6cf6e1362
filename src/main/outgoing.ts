/** Returns the target of `/redirector?url=…`; null unless its host, or a parent domain, is configured (against open redirects). */
export function outgoingAddress(asked: string, hosts: readonly string[]): string | null {
  const { pathname, searchParams } = new URL(asked, 'http://localhost')
  const target = searchParams.get('url')
  if (pathname !== '/redirector' || target === null || !URL.canParse(target)) return null
  const { protocol, hostname, username, href } = new URL(target)
  const isListed = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return isListed && /^https?:$/.test(protocol) && username === '' ? href : null
}
