import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import type { Deps } from '#platform/context.ts'
import { maxPixels, originalKey } from '../rules.ts'
import {
  closest,
  glance,
  greyHeight,
  greyWidth,
  leastLikeness,
  likenessOf,
  mirroredWords,
  mostDifferent,
  type Print,
  printOf,
  sumsOfGrey,
} from './rules.ts'
import { findPrints, findUnprinted, insertPrint, insertTwins } from './store.ts'

/** Pictures that are looked up for one, and how many of them are compared in detail. */
const [mostFound, mostCompared] = [400, 12]
/** Photos of before that are looked at in one go. */
const batchSize = 30

/** The print of a picture; null when it cannot be read. */
async function readPrint(bytes: Uint8Array): Promise<Print | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels }).resize(greyWidth, greyHeight, { fit: 'fill' }).greyscale()
    return printOf(new Uint8Array(await picture.raw().toBuffer()))
  } catch {
    return null
  }
}

/**
 * Looks at what a photo shows, and notes which others show the same. Repeating it changes nothing. In pieces, so that the process serves
 * others in between.
 */
export async function printPicture({ db, storage }: Pick<Deps, 'db' | 'storage'>, hash: string): Promise<void> {
  const bytes = await storage.get(originalKey(hash))
  const print = bytes && (await readPrint(bytes))
  // kept before it is compared: of two that are looked at in the same moment the later one finds the other
  if (!(await insertPrint(db, hash, print ?? null)) || !print) return
  const near = []
  for (const { hash: twin, grey, marks } of await findPrints(db, [...print.words, ...mirroredWords(print)], hash, mostFound)) {
    const { differs, guesses } = closest(print, new Uint32Array(marks.buffer.slice(marks.byteOffset, marks.byteOffset + marks.byteLength)))
    if (differs > mostDifferent) continue
    const sums = sumsOfGrey(grey)
    near.push({ twin, sums, guess: glance(print, sums, guesses) })
    await setImmediate()
  }
  const twins = []
  for (const { twin, sums, guess } of near.sort((a, b) => b.guess.score - a.guess.score).slice(0, mostCompared)) {
    const likeness = likenessOf(print, sums, guess)
    if (likeness >= leastLikeness) twins.push({ twin, likeness: Math.round(likeness * 1000) / 1000 })
    await setImmediate()
  }
  await insertTwins(db, hash, twins)
}

/** Looks at photos that nobody has looked at: those of before this was done, and those whose job was lost. */
export async function printOthers(deps: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  for (const hash of await findUnprinted(deps.db, batchSize)) await printPicture(deps, hash)
}
