/**
 * Sign-in and sign-out errors with the texts of the specification (section 8). The texts are for logs, URLs and support. Users read the
 * message `session.error.<code>`.
 */
export const sessionErrors = {
  settings: 'Could not load settings for the client',
  signIn: 'There was an error signing in.',
  action: 'Invalid action',
  returnUrl: 'Invalid return url. The return url needs to have the same origin as the current page.',
  noUrl: 'No url',
  popupClosed: 'Popup window closed',
  popupBlocked: 'Popup window blocked',
  popupInvalid: 'Invalid response from popup',
  frameTimedOut: 'Frame window timed out',
  noSilentRedirect: 'No silent redirect uri configured',
  noAccessToken: 'No access token returned',
  issuer: 'Invalid issuer',
  audience: 'Invalid audience',
  signature: 'Signature validation failed',
  loginRequired: 'login_required',
  state: 'State mismatch',
  cancelled: 'access_denied',
  network: 'Network error',
} as const

export type SessionErrorCode = keyof typeof sessionErrors

/** Returns the error code of a text from a URL; null when it is unknown. */
export function codeOfWords(words: string): SessionErrorCode | null {
  const found = Object.entries(sessionErrors).find(([, text]) => text === words)
  return found ? (found[0] as SessionErrorCode) : null
}
