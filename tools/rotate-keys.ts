/**
 * Replaces the signing and cookie keys in two steps, one per run: announce, restart every process, use, restart again.
 * Sessions continue: tokens and cookies of the former keys stay valid until they expire.
 */
import { loadConfig } from '#platform/config.ts'
import { rotateKeys } from '#platform/keys.ts'

/** Sessions, and their ID tokens at sign-out, last 14 days; one more for clock skew and processes not yet restarted. */
const keepDays = 15

const { keyFile } = loadConfig().identity
const { keys, step } = await rotateKeys(keyFile, new Date(), keepDays)
console.log(`${keyFile}: ${keys.signing.length} signing keys, ${keys.cookies.length} cookie secrets.`)
console.log(
  step === 'announced'
    ? 'Fresh keys are announced. Restart every process of roles api and identity, one after the other, then run this again.'
    : 'The fresh keys are in use. Restart every process of roles api and identity, one after the other.',
)
