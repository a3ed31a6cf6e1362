import { LRUCache } from 'lru-cache'
import { everyName, type Localized } from '#shared/language.ts'
import { westernDigits } from '#shared/plain-text.ts'
import letters from './data/letters.json' with { type: 'json' }

export const bodyStyles = [
  'Cabriolet',
  'Citadine',
  'Pickup',
  'Compact',
  'SUV',
  'Sedan',
  'Fourgonnette',
  'SportsCar',
  'MiniVan',
  'Wagon',
] as const
/** Services of a store other than sales. */
export const storeServices = ['Inspection', 'Mechanics', 'Bodywork', 'Charging'] as const
export const settingTypes = ['text', 'number', 'boolean', 'json'] as const

/** Kinds of names with several spellings. */
export type Kind = 'brand' | 'model' | 'city'

/** Rows of the reference tables from which the vocabulary is built. */
export interface VocabularyRows {
  brands: readonly { id: number; name: string; names: Localized; popularity?: number }[]
  models: readonly { id: number; brandId: number; name: string; names: Localized; popularity?: number }[]
  cities: readonly { id: number; name: string; names: Localized; nameEn: string; popularity?: number }[]
  spellings: readonly { kind: Kind; spelling: string; targetId: number }[]
}

/** Usual facts of a model, which fill the gaps of an advert. */
export interface ModelFacts {
  id: number
  bodyStyle: string
  fiscalPower: number | null
  doors: number | null
  seats: number | null
  fromYear: number | null
  toYear: number | null
}

/** A resolved name: `score` is 1 for a known spelling and lower for a typo (at least 0.75); `brandId` is set for models. */
export interface Match {
  id: number
  name: string
  score: number
  exact: boolean
  brandId: number | null
}

/** Resolves text to brands, models and cities of the reference tables; tolerates other scripts, accents, spacing and typos. */
export interface Vocabulary {
  brand(text: string): Match | null
  /**
   * Returns the model, among those of one brand when it is given; the most popular when several have the same name. Without a brand, names
   * of one or two letters or digits ("TT", "6") and everyday words ("coupé", "city") match nothing.
   */
  model(text: string, brandId?: number | null): Match | null
  city(text: string): Match | null
  /** returns every target with exactly this spelling ("golf" matches all generations), most popular first; of one brand when it is given */
  all(kind: Kind, text: string, brandId?: number | null): readonly Match[]
  /** returns every model that a filter value names, everyday words included: of any brand, or of these only; most popular first */
  models(text: string, brandIds?: readonly number[]): readonly Match[]
  /** returns the longest model name of a brand at the start of the text, with or without a space: "Q52.0 tdi" is a Q5 */
  modelAtStart(text: string, brandId: number): Match | null
  /** words in the longest known spelling: longer phrases never match */
  maxWords: number
}

const arabicLetters: Record<string, string> = {
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  گ: 'ك',
  ڭ: 'ك',
  ݣ: 'ك',
  پ: 'ب',
  چ: 'ج',
  ڤ: 'ف',
  ڥ: 'ف',
  ٱ: 'ا',
  ء: '',
  ـ: '',
}
const latinLetters: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' }

/** Already normalised text, the most frequent case. */
const plain = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/**
 * Returns the comparable form of a text: lower case, no accents or vowel signs, one form per Arabic letter, digits 0-9, words separated by
 * one space. `fold('Citroën C-Élysée ٢٠١٩')` is `citroen c elysee 2019`.
 */
export function fold(text: string): string {
  if (plain.test(text)) return text
  return westernDigits(text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, ''))
    .replaceAll(/[ةىیکگڭݣپچڤڥٱءـ]/g, (letter) => arabicLetters[letter] ?? letter)
    .replaceAll(/[œæßøł]/g, (letter) => latinLetters[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Returns `fold` without spaces, so that "i 10", "I-10" and "i10" are equal. Spellings are stored in this form. */
export function squash(text: string): string {
  return fold(text).replaceAll(' ', '')
}

/** Returns a bit mask of the letters of a text, in 32 classes: an edit sets at most one bit and clears at most one. */
export function letterMask(text: string): number {
  let mask = 0
  for (let i = 0; i < text.length; i++) mask |= 1 << (text.charCodeAt(i) & 31)
  return mask
}

/** Returns false when the letter masks prove that the edit distance is above the limit. */
export function mayBeNear(maskA: number, maskB: number, limit: number): boolean {
  return !moreThan(maskA & ~maskB, limit) && !moreThan(maskB & ~maskA, limit)
}

function moreThan(mask: number, limit: number): boolean {
  let rest = mask
  for (let n = 0; n < limit && rest !== 0; n++) rest &= rest - 1
  return rest !== 0
}

const lines = [new Uint16Array(302), new Uint16Array(302), new Uint16Array(302)] as [Uint16Array, Uint16Array, Uint16Array]

/**
 * Returns the number of edits (insert, delete, replace, transpose) between two texts of at most 300 letters; `limit + 1` when there are
 * more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || a.length > 300 || b.length > 300) return limit + 1
  let [before, last, row] = lines
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    let best = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)) {
        cost = Math.min(cost, (before[j - 2] as number) + 1)
      }
      row[j] = cost
      if (cost < best) best = cost
    }
    if (best > limit) return limit + 1
    const spare = before
    before = last
    last = row
    row = spare
  }
  return Math.min(last[b.length] as number, limit + 1)
}

/** Model names that are everyday words: without a brand they match no model. */
const everyday = new Set(
  'pickup coupe cabrio cabriolet spider family one city connect note soul fox ami born ion idea pride junior adam legend escape edge live 3portes 5portes 2portes panorama superbe'.split(
    ' ',
  ),
)

interface Target {
  id: number
  name: string
  brandId: number | null
  popularity: number
}

interface Entry {
  key: string
  letters: number
  marks: string
  targets: Target[]
}

/**
 * Returns the digits and single letters of a text, which a typo never changes: 208 is not 308, Golf 7 not Golf 8, Classe A not Classe E.
 */
function marksOf(text: string): string {
  return fold(text)
    .replaceAll(/\p{L}{2,}/gu, '')
    .replaceAll(' ', '')
}

/** Returns the edits allowed for a typo; none in short words. */
function allowedEdits(length: number): number {
  if (length < 4) return 0
  if (length < 8) return 1
  return length < 14 ? 2 : 3
}

/** Builds the vocabulary from the reference tables; caches results by folded text. */
export function buildVocabulary(rows: VocabularyRows): Vocabulary {
  const entries: Record<Kind, Map<string, Entry>> = { brand: new Map(), model: new Map(), city: new Map() }
  const byId: Record<Kind, Map<number, Target>> = { brand: new Map(), model: new Map(), city: new Map() }
  let maxWords = 1

  const add = (kind: Kind, target: Target, spelling: string) => {
    const key = squash(spelling)
    if (key === '') return
    maxWords = Math.max(maxWords, fold(spelling).split(' ').length)
    const entry = entries[kind].get(key) ?? { key, letters: letterMask(key), marks: marksOf(spelling), targets: [] }
    if (!entry.targets.includes(target)) entry.targets.push(target)
    entries[kind].set(key, entry)
  }
  const open = (kind: Kind, target: Target, names: readonly string[]) => {
    byId[kind].set(target.id, target)
    for (const name of names) {
      add(kind, target, name)
      if (kind === 'city' && name.startsWith('ال')) add(kind, target, name.slice(2))
    }
  }

  for (const { id, name, names, popularity = 0 } of rows.brands)
    open('brand', { id, name, brandId: null, popularity }, [name, ...everyName(names)])
  for (const { id, brandId, name, names, popularity = 0 } of rows.models)
    open('model', { id, name, brandId, popularity }, [name, ...everyName(names)])
  for (const { id, name, names, nameEn, popularity = 0 } of rows.cities) {
    open('city', { id, name, brandId: null, popularity }, [name, ...everyName(names), nameEn])
  }
  for (const { kind, spelling, targetId } of rows.spellings) {
    const target = byId[kind].get(targetId)
    if (target) add(kind, target, spelling)
  }
  for (const kind of ['brand', 'model', 'city'] as const) {
    for (const entry of entries[kind].values()) entry.targets.sort((a, b) => b.popularity - a.popularity || a.id - b.id)
  }

  const known = (kind: Kind, key: string, brandId?: number | null): Target[] => {
    if (kind === 'model' && brandId == null && (everyday.has(key) || /^(\p{L}{1,2}|\p{N}{1,2})$/u.test(key))) return []
    const targets = entries[kind].get(key)?.targets ?? []
    return brandId == null ? targets : targets.filter((target) => target.brandId === brandId)
  }
  // the number of different inputs is unlimited
  const cached = new LRUCache<string, { match: Match | null }>({ max: 20_000 })
  const resolve = (kind: Kind, text: string, brandId?: number | null): Match | null => {
    const key = squash(text)
    const question = `${kind} ${brandId ?? ''} ${fold(text)}`
    let answer = cached.get(question)
    if (answer === undefined) {
      const [target] = known(kind, key, brandId)
      answer = { match: target ? match(target, 1) : nearest(entries[kind], text, brandId) }
      cached.set(question, answer)
    }
    return answer.match
  }

  const startsByBrand = new Map<number, Entry[]>()
  for (const entry of entries.model.values()) {
    for (const { brandId } of entry.targets) {
      if (brandId === null || entry.key.length < 2) continue
      startsByBrand.set(brandId, [...(startsByBrand.get(brandId) ?? []), entry])
    }
  }
  for (const list of startsByBrand.values()) list.sort((a, b) => b.key.length - a.key.length)

  return {
    maxWords,
    brand: (text) => resolve('brand', text),
    model: (text, brandId) => resolve('model', text, brandId),
    city: (text) => resolve('city', text),
    all: (kind, text, brandId) => known(kind, squash(text), brandId).map((target) => match(target, 1)),
    models: (text, brandIds) => {
      const targets = entries.model.get(squash(text))?.targets ?? []
      return targets
        .filter(({ brandId }) => !brandIds || (brandId !== null && brandIds.includes(brandId)))
        .map((target) => match(target, 1))
    },
    modelAtStart: (text, brandId) => {
      const key = squash(text)
      const entry = startsByBrand.get(brandId)?.find((candidate) => key.startsWith(candidate.key))
      const target = entry?.targets.find((candidate) => candidate.brandId === brandId)
      return target && entry ? match(target, entry.key === key ? 1 : 0.9) : null
    },
  }
}

function match(target: Target, score: number): Match {
  return { id: target.id, name: target.name, score, exact: score === 1, brandId: target.brandId }
}

/** Returns the known spelling with the fewest edits, within the allowed number. */
function nearest(entries: Map<string, Entry>, text: string, brandId?: number | null): Match | null {
  const key = squash(text)
  const limit = allowedEdits(key.length)
  if (limit === 0) return null
  const marks = marksOf(text)
  const letters = letterMask(key)
  let best: { target: Target; score: number } | null = null
  for (const entry of entries.values()) {
    if (entry.marks !== marks || entry.key.length - marks.length < 3) continue
    const target = brandId == null ? entry.targets[0] : entry.targets.find((candidate) => candidate.brandId === brandId)
    if (!target) continue
    const allowed = Math.min(limit, allowedEdits(entry.key.length))
    if (!mayBeNear(letters, entry.letters, allowed)) continue
    const edits = editDistance(key, entry.key, allowed)
    if (edits > allowed) continue
    const score = 1 - edits / Math.max(key.length, entry.key.length)
    if (!best || score > best.score || (score === best.score && target.popularity > best.target.popularity)) best = { target, score }
  }
  return best && match(best.target, best.score)
}

/** Pairs of background and outline colours of the design; none is a brand colour. */
const tones = [
  ['#f5f0e8', '#dcd2c4'],
  ['#eceef4', '#cfd3df'],
  ['#eef0fb', '#d2d7f0'],
  ['#eaf3ee', '#cbdfd4'],
] as const
const ink = '#14172e'

/** Returns the path of an eight-pointed star around a centre. */
function khatam(centre: number, radius: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const reach = i % 2 === 0 ? radius : radius * (Math.SQRT1_2 / Math.cos(Math.PI / 8))
    const turn = (Math.PI / 8) * i
    return `${(centre + reach * Math.sin(turn)).toFixed(2)} ${(centre - reach * Math.cos(turn)).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

/** Returns the letters for a brand without its own monogram: initials, or the first two letters. */
function initials(name: string): string {
  const words =
    fold(name)
      .toUpperCase()
      .match(/[A-Z]+/g) ?? []
  return words.length > 1
    ? words
        .map((word) => word[0])
        .join('')
        .slice(0, 3)
    : (words[0] ?? '').slice(0, 2)
}

/** Returns the badge of a brand as SVG text: its monogram on a star. Never a manufacturer's logo. */
export function brandIcon(name: string, monogram?: string | null): string {
  const strokes = [...(monogram || initials(name))].map((letter) => letters[letter as keyof typeof letters] as [number, string] | undefined)
  const drawn = strokes.filter((stroke) => stroke !== undefined)
  const gap = 3.6
  const width = drawn.reduce((sum, [wide]) => sum + wide, gap * Math.max(0, drawn.length - 1))
  const scale = Math.min(1.3, 33 / Math.max(width, 1))
  let x = 0
  const paths = drawn.map(([wide, path]) => {
    const placed = `<path transform="translate(${x.toFixed(1)})" d="${path}"/>`
    x += wide + gap
    return placed
  })
  const tone = tones[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tones.length] ?? tones[0]
  const origin = `translate(${(32 - (width * scale) / 2).toFixed(2)} ${(32 - 7 * scale).toFixed(2)}) scale(${scale.toFixed(3)})`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">` +
    `<path d="${khatam(32, 31)}" fill="${tone[0]}" stroke="${tone[1]}" stroke-linejoin="round"/>` +
    `<g transform="${origin}" fill="none" stroke="${ink}" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`
  )
}

/** Part that the list of models lacks: `Brand` (and hence its models), or `Model` only. */
export const unlistedParts = ['Brand', 'Model'] as const
export type UnlistedPart = (typeof unlistedParts)[number]

/** Maximum length of a written name of a make or model. */
export const maxModelName = 40

/**
 * Returns true when a text can be the name of a make or model: it starts with a letter or digit, and is neither a URL nor a phone number.
 */
export function isModelName(text: string): boolean {
  const name = text.trim()
  return (
    name.length <= maxModelName &&
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’&+/()!-]*$/u.test(name) &&
    !/\d[\d .-]{5,}\d|www\.|\.[a-z]{2,}$/i.test(name)
  )
}
