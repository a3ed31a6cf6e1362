/** Leaves for the sign-in page; comes back to `returnUrl`. */
export async function signInByRedirect(returnUrl: string): Promise<void> {
  location.assign(`/authentication/login?returnUrl=${encodeURIComponent(returnUrl)}`)
}

/** Signs in in a window of its own. */
export async function signInByPopup(): Promise<void> {
  throw new Error('not yet')
}

/** Signs out here and at the provider. */
export async function signOutByRedirect(returnUrl?: string): Promise<void> {
  location.assign(`/authentication/logout?returnUrl=${encodeURIComponent(returnUrl ?? '')}`)
}
