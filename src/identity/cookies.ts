/** Sessions, grants and refresh tokens live equally long, in seconds. */
export const sessionSeconds = 14 * 86_400

/** Names of the cookies: with the prefixes that browsers enforce wherever the pages come over https. */
export function cookieNames(issuer: string) {
  const secure = issuer.startsWith('https:')
  const [host, path] = secure ? ['__Host-', '__Secure-'] : ['', '']
  return {
    secure,
    session: `${host}rihla_session`,
    // bound to the path of one interaction, which __Host- would not allow
    interaction: `${path}rihla_interaction`,
    resume: `${path}rihla_resume`,
    form: `${host}rihla_form`,
    /** read by the script of the check-session frame */
    check: `${host}rihla_check`,
  }
}
