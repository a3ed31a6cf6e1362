import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { z } from 'zod'

/** Keys of the identity provider. The first key of each list is used; the others are accepted. */
export interface Keys {
  /** RS256 key pairs with their thumbprint as `kid`; `made` is the time of creation or first use */
  signing: readonly (JWK & { kid: string; made: string })[]
  /** secrets of cookies and CSRF tokens, base64url */
  cookies: readonly string[]
}

const KeyFile = z.object({
  signing: z.array(z.looseObject({ kty: z.literal('RSA'), kid: z.string(), made: z.string(), d: z.string() })).min(1),
  cookies: z.array(z.string().min(32)).min(1),
})

/**
 * Reads the keys from a file and creates them on the first start. When several processes start together, one writes the file and the others
 * read it. Throws when the file is invalid.
 */
export async function loadKeys(file: string): Promise<Keys> {
  const known = await readKeys(file)
  if (known) return known
  const made: Keys = { signing: [await makeSigningKey()], cookies: [makeSecret()] }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = await writeDraft(file, made)
  // fails when the file exists: the keys of the first process stay
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return (await readKeys(file)) as Keys
}

/**
 * Performs one of the two steps of a key rotation. `announced` appends new keys, published and accepted but not used. `in use`, run when
 * every process has loaded them, moves the new keys to the front. Old signing keys stay published for `keepDays` after their replacement,
 * so that their tokens stay valid until they expire. The last three cookie secrets stay.
 */
export async function rotateKeys(file: string, now: Date, keepDays: number): Promise<{ keys: Keys; step: 'announced' | 'in use' }> {
  const { signing, cookies } = await loadKeys(file)
  const [first, last] = [signing[0], signing.at(-1)]
  const waits = first && last && Date.parse(last.made) > Date.parse(first.made)
  const keys: Keys = waits
    ? {
        // `made` becomes the time of first use, from which `keepDays` of the previous key counts
        signing: [{ ...last, made: now.toISOString() }, ...signing.slice(0, -1)].filter(
          (_key, i, all) => i < 2 || Date.parse(all[i - 1]?.made ?? '') > now.getTime() - keepDays * 86_400_000,
        ),
        cookies: [...cookies.slice(-1), ...cookies.slice(0, -1)].slice(0, 3),
      }
    : { signing: [...signing, await makeSigningKey(now)], cookies: [...cookies, makeSecret()] }
  await rename(await writeDraft(file, keys), file)
  return { keys, step: waits ? 'in use' : 'announced' }
}

async function readKeys(file: string): Promise<Keys | null> {
  try {
    return KeyFile.parse(JSON.parse(await readFile(file, 'utf8'))) as Keys
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Error(`The key file ${file} cannot be used`, { cause: error })
  }
}

async function writeDraft(file: string, keys: Keys): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, JSON.stringify(keys, null, 2), { mode: 0o600 })
  return draft
}

async function makeSigningKey(now = new Date()): Promise<Keys['signing'][number]> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true })
  const jwk = await exportJWK(privateKey)
  // without an explicit kid, provider and token check would derive different ones
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig', made: now.toISOString() }
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}
