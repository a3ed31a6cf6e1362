import { hash, verify } from '@node-rs/argon2'
import { AppError } from '#shared/errors.ts'

/** Argon2id with the OWASP minimum: 19 MiB, 2 iterations, parallelism 1. Hashes contain their parameters. */
// 2 is Argon2id; the library's const enum is not available here
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Minimum and maximum password length in characters. */
const passwordLength = { least: 8, max: 128 }

/** Concurrent hashes per process: each needs 19 MiB and one core. */
const concurrency = 2
/** Maximum queue length; further requests are rejected. */
const maxWaiting = 1000

/** Creates a queue with limited concurrency. `inTurn` throws NotReady when `most` tasks wait. */
export function createLine(atOnce: number, most: number) {
  let running = 0
  const waiting: (() => void)[] = []

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= most) throw new AppError('NotReady')
      await new Promise<void>((go) => waiting.push(go))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  return { inTurn, waiting: () => waiting.length }
}

const hashes = createLine(concurrency, maxWaiting)

/** Returns the queue length for metrics. */
export function waitingForHash(): number {
  return hashes.waiting()
}

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return hashes.inTurn(() => hash(password.normalize('NFKC'), parameters))
}

/** A hash that matches no password: unknown accounts take as long as known ones. */
let nobody: Promise<string> | undefined

/** Returns true when the password matches the hash. Without a hash it takes the same time. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hash(crypto.randomUUID(), parameters)
  const against = stored ?? (await nobody)
  const fits = await hashes.inTurn(() => verify(against, password.slice(0, passwordLength.max * 2).normalize('NFKC')))
  return fits && stored !== undefined
}

/** Returns true when a hash has weaker parameters than the current ones. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`)
}

/** Most common passwords, lower case, letters and digits only. */
const common = new Set([
  'password',
  'motdepasse',
  'azerty',
  'azertyuiop',
  'qwerty',
  'qwertyuiop',
  'casablanca',
  'marrakech',
  'maroc',
  'morocco',
  'bienvenue',
  'bonjour',
  'soleil',
  'jetaime',
  'iloveyou',
  'welcome',
  'letmein',
  'football',
  'wydad',
  'raja',
  'rihla',
  // from lists of leaked passwords
  'passe',
  'passw',
  'pass',
  'secret',
  'admin',
  'administrateur',
  'administrator',
  'root',
  'user',
  'guest',
  'test',
  'demo',
  'master',
  'login',
  'trustno',
  'princess',
  'princesse',
  'sunshine',
  'dragon',
  'monkey',
  'michael',
  'jessica',
  'ashley',
  'charlie',
  'nicolas',
  'thomas',
  'superman',
  'batman',
  'spiderman',
  'pokemon',
  'starwars',
  'shadow',
  'killer',
  'hello',
  'coucou',
  'salut',
  'loulou',
  'doudou',
  'chouchou',
  'camille',
  'marseille',
  'barcelona',
  'barca',
  'realmadrid',
  'chelsea',
  'liverpool',
  'juventus',
  'baseball',
  'basketball',
  'computer',
  'internet',
  'samsung',
  'iphone',
  'google',
  'facebook',
  'whatever',
  'freedom',
  'flower',
  'chocolate',
  'chocolat',
  'mohamed',
  'mohammed',
  'ahmed',
  'fatima',
  'khadija',
  'youssef',
  'hamza',
  'omar',
  'yassine',
  'karim',
  'samira',
  'rabat',
  'tanger',
  'agadir',
  'meknes',
  'oujda',
  'maghreb',
  'hayati',
  'habibi',
  'inchallah',
  'bismillah',
  'allah',
  'islam',
  'voiture',
  'mercedes',
  'ferrari',
  'dacia',
])

/** Keyboard sequences and the alphabet. */
const walks = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  '1a2z3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
].flatMap((walk) => [walk, [...walk].reverse().join('')])

/** Characters used in place of letters. */
const leet: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '!': 'i' }

/** Returns true for one or two sequences, such as `abc12345`. */
function isWalk(bare: string): boolean {
  const along = (part: string) => part === '' || walks.some((walk) => walk.includes(part))
  return Array.from({ length: bare.length }, (_, at) => at).some((at) => along(bare.slice(0, at)) && along(bare.slice(at)))
}

/** Validates a new password; null when valid. `own` are the user's name, e-mail and phone. */
export function passwordFault(password: string, own: readonly string[]): 'passwordShort' | 'passwordLong' | 'passwordCommon' | null {
  const length = [...password].length
  if (length < passwordLength.least) return 'passwordShort'
  if (length > passwordLength.max) return 'passwordLong'
  const bare = bareWord(password)
  const letters = bare.replaceAll(/\d/g, '')
  const spelt = bareWord(password.replaceAll(/[@$!0-9]/g, (sign) => leet[sign] ?? sign))
  const dull = new Set(bare).size < 4 || isWalk(bare)
  const known = [letters, bare, spelt, spelt.replaceAll(/\d/g, '')].some((word) => common.has(word))
  const told = own.some((word) => {
    const mine = bareWord(word)
    return mine.length >= 4 && (bare === mine || (bare.includes(mine) && bare.length - mine.length < 4))
  })
  return dull || known || told ? 'passwordCommon' : null
}

function bareWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
