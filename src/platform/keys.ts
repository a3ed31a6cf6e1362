import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { z } from 'zod'

/** The secrets of the product. The first key of each list is the one in use, the others are still believed. */
export interface Keys {
  /** RS256 key pairs with their thumbprint as `kid`; the moment is when the key was made */
  signing: readonly (JWK & { kid: string; made: string })[]
  /** secrets of cookies and anti-forgery tokens, base64url */
  cookies: readonly string[]
}

const KeyFile = z.object({
  signing: z.array(z.looseObject({ kty: z.literal('RSA'), kid: z.string(), made: z.string(), d: z.string() })).min(1),
  cookies: z.array(z.string().min(32)).min(1),
})

/**
 * Reads the keys of a file, making it on the first start. Of several processes that start at once one writes it, the others read
 * what it wrote. Throws when the file holds something else.
 */
export async function loadKeys(file: string): Promise<Keys> {
  const known = await readKeys(file)
  if (known) return known
  const made: Keys = { signing: [await makeSigningKey()], cookies: [makeSecret()] }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = await writeDraft(file, made)
  // a link fails where a file stands: anyone who came first stays
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return (await readKeys(file)) as Keys
}

/**
 * One of the two steps of a rotation. First fresh keys are `announced`: they stand last, published and believed but not in use. When
 * every process knows them, the next step puts them `in use`: before the others. Former signing keys stay published until `keepDays`
 * after they were replaced, so that what they signed is believed until it ends; of the cookie secrets the last three stay.
 */
export async function rotateKeys(file: string, now: Date, keepDays: number): Promise<{ keys: Keys; step: 'announced' | 'in use' }> {
  const { signing, cookies } = await loadKeys(file)
  const [first, last] = [signing[0], signing.at(-1)]
  const waits = first && last && Date.parse(last.made) > Date.parse(first.made)
  const keys: Keys = waits
    ? {
        // a key counts from the moment it is used: its former stays that much longer
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
  // without a kid of our own the provider and the check would name the key differently
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig', made: now.toISOString() }
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}
