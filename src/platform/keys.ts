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
  // a link fails where a file stands: whoever came first stays
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return (await readKeys(file)) as Keys
}

/**
 * Puts fresh keys before the present ones. Former signing keys stay published until `keepDays` after they were replaced, so that
 * what they signed is believed until it ends; of the cookie secrets the last three stay.
 */
export async function rotateKeys(file: string, now: Date, keepDays: number): Promise<Keys> {
  const present = await loadKeys(file)
  const oldest = now.getTime() - keepDays * 86_400_000
  const fresh = { ...(await makeSigningKey(now)), made: now.toISOString() }
  // a key was replaced when its successor, which stands before it, was made
  const kept = present.signing.filter((_key, i) => i === 0 || Date.parse(present.signing[i - 1]?.made ?? '') > oldest)
  const keys: Keys = { signing: [fresh, ...kept], cookies: [makeSecret(), ...present.cookies].slice(0, 3) }
  await rename(await writeDraft(file, keys), file)
  return keys
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
