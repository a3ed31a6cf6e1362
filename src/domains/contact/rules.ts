/** A visitor may sign up so many times within so many minutes. */
export const maxAttempts = 5
export const attemptMinutes = 10

/** Days after which an address that was never confirmed, and one that left, are forgotten (privacy page). */
export const pendingDays = 365
export const unsubscribedDays = 365
