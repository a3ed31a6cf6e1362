import { SessionError } from './session-error.ts'

/**
 * The address to go to after signing in or out. It must start with the origin of this site (spec, section 5); what only looks like it
 * (`https://www.example.ma.evil.ma`, `https://www.example.ma@evil.ma`) does not count. Throws SessionError.
 */
export function checkedReturnUrl(address: string, origin: string): string {
  if (address === origin || address.startsWith(`${origin}/`)) {
    const url = parsed(address)
    // the browser reads `\` as `/` and drops line breaks: what counts is where it would really go
    if (url?.origin === origin) return url.href
  }
  throw new SessionError('returnUrl')
}

function parsed(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
