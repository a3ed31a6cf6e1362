import { SessionError } from './session-error.ts'

/**
 * Returns a validated URL to open after sign-in or sign-out. It must have the origin of this site (specification, section 5); look-alikes
 * such as `https://www.example.ma.evil.ma` or `https://www.example.ma@evil.ma` are rejected. Throws SessionError.
 */
export function checkedReturnUrl(address: string, origin: string): string {
  if (address === origin || address.startsWith(`${origin}/`)) {
    const url = parsed(address)
    // browsers read `\` as `/` and drop line breaks: check the parsed URL
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
