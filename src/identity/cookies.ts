/** Lifetime of sessions, grants and refresh tokens, in seconds. */
export const sessionSeconds = 14 * 86_400

/** Returns the cookie names, with the prefixes that browsers enforce over https. */
export function cookieNames(issuer: string) {
  const secure = issuer.startsWith('https:')
  const [host, path] = secure ? ['__Host-', '__Secure-'] : ['', '']
  return {
    secure,
    session: `${host}rihla_session`,
    // limited to the path of one interaction, which __Host- does not allow
    interaction: `${path}rihla_interaction`,
    resume: `${path}rihla_resume`,
    form: `${host}rihla_form`,
    /** read by the script of the check-session iframe */
    check: `${host}rihla_check`,
  }
}
