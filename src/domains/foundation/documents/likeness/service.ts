import { setImmediate } from 'node:timers/promises'
import {
  alignCoarsely,
  closest,
  type Fingerprint,
  fingerprintOf,
  greyHeight,
  greyWidth,
  integralImage,
  maxDifference,
  minSimilarity,
  mirroredTerms,
  similarityOf,
} from '@rihla/photo-likeness'
import sharp from 'sharp'
import type { Deps } from '#platform/context.ts'
import { maxPixels, originalKey } from '../rules.ts'
import { findPrints, findUnprinted, insertPrint, insertTwins } from './store.ts'

/** Maximum candidates of a picture, and maximum detailed comparisons. */
const [mostFound, mostCompared] = [400, 12]
/** Maximum older photos of one run. */
const batchSize = 30

/** Computes the fingerprint of a picture; null when it cannot be decoded. */
async function readPrint(bytes: Uint8Array): Promise<Fingerprint | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels }).resize(greyWidth, greyHeight, { fit: 'fill' }).greyscale()
    return fingerprintOf(new Uint8Array(await picture.raw().toBuffer()))
  } catch {
    return null
  }
}

/**
 * Computes the fingerprint of a photo and stores its near-duplicates. Idempotent. Works in chunks, so that the process serves other
 * requests in between.
 */
export async function printPicture({ db, storage }: Pick<Deps, 'db' | 'storage'>, hash: string): Promise<void> {
  const bytes = await storage.get(originalKey(hash))
  const print = bytes && (await readPrint(bytes))
  // stored before comparing: of two concurrent photos the later one finds the other
  if (!(await insertPrint(db, hash, print ?? null)) || !print) return
  const near = []
  for (const { hash: twin, grey, marks } of await findPrints(db, [...print.words, ...mirroredTerms(print)], hash, mostFound)) {
    const { differs, guesses } = closest(print, new Uint32Array(marks.buffer.slice(marks.byteOffset, marks.byteOffset + marks.byteLength)))
    if (differs > maxDifference) continue
    const sums = integralImage(grey)
    near.push({ twin, sums, guess: alignCoarsely(print, sums, guesses) })
    await setImmediate()
  }
  const twins = []
  for (const { twin, sums, guess } of near.sort((a, b) => b.guess.score - a.guess.score).slice(0, mostCompared)) {
    const likeness = similarityOf(print, sums, guess)
    if (likeness >= minSimilarity) twins.push({ twin, likeness: Math.round(likeness * 1000) / 1000 })
    await setImmediate()
  }
  await insertTwins(db, hash, twins)
}

/** Processes photos without a fingerprint: older ones, and those of lost jobs. */
export async function printOthers(deps: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  for (const hash of await findUnprinted(deps.db, batchSize)) await printPicture(deps, hash)
}
