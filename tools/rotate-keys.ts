/**
 * Puts fresh signing and cookie keys before the present ones. Running processes read the file when they start: restart them, one after
 * the other. Tokens and cookies of the former keys stay good until they end.
 */
import { loadConfig } from '#platform/config.ts'
import { rotateKeys } from '#platform/keys.ts'

/** Sessions, and with them ID tokens shown at sign-out, last 14 days; one more for clocks and for processes not restarted yet. */
const keepDays = 15

const { keyFile } = loadConfig().identity
const { signing, cookies } = await rotateKeys(keyFile, new Date(), keepDays)
console.log(`${keyFile}: ${signing.length} signing keys, ${cookies.length} cookie secrets; the first of each is new.`)
console.log('Restart every process of roles api and identity, one after the other.')
