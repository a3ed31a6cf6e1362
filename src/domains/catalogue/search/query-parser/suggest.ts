import type { Names } from '#domains/catalogue/search/index/names.ts'
import type { Counts } from '#domains/catalogue/search/index/rules.ts'
import { editDistance, squash } from '#domains/foundation/reference/rules.ts'
import { everyName, type Localized } from '#shared/language.ts'
import type { SearchCriteria, Suggest, Suggestion } from './contract.ts'
import { endsNegated } from './negation.ts'
import { readNumbers } from './numbers.ts'
import { tokenise } from './tokens.ts'
import { understand } from './understand.ts'
import type { suggestionKinds } from './values.ts'
import { lexicon } from './words.ts'

type Kind = (typeof suggestionKinds)[number]

/** Live numbers for understood filters. */
export interface Counter {
  count(criteria: SearchCriteria): Promise<number>
  counts(criteria: SearchCriteria): Promise<Counts>
}

/** Something that a beginning of a word may become. */
interface Candidate {
  kind: Kind
  value: string
  label?: Localized
  brand?: string
  id: number
  keys: string[]
}

const max = 8
/** Proposed from the first letter on; other words from the third, as every letter begins a colour. */
const named: ReadonlySet<Kind> = new Set(['brand', 'model', 'city'])
const wordKinds: Partial<Record<string, Kind>> = { FuelTypes: 'fuelType', GearTypes: 'gearType', BodyStyles: 'bodyStyle', Colors: 'color' }
const parameterOf: Record<Kind, keyof SearchCriteria> = {
  brand: 'Brands',
  model: 'Models',
  city: 'Cities',
  bodyStyle: 'BodyStyles',
  fuelType: 'FuelTypes',
  gearType: 'GearTypes',
  color: 'Colors',
}

const prepared = new WeakMap<Names, Candidate[]>()

/** Everything that can be proposed, prepared once per load of the names. */
function candidatesOf(names: Names): Candidate[] {
  let candidates = prepared.get(names)
  if (candidates) return candidates
  candidates = []
  for (const [id, { name, names: label }] of names.brands)
    candidates.push({ kind: 'brand', value: name, label, id, keys: keysOf(name, label) })
  for (const [id, { name, names: label, brandId }] of names.models) {
    const brand = names.brands.get(brandId)
    if (brand)
      candidates.push({
        kind: 'model',
        value: name,
        label,
        brand: brand.name,
        id,
        keys: [...keysOf(name, label), squash(brand.name + name)],
      })
  }
  for (const [id, { name, names: label }] of names.cities)
    candidates.push({ kind: 'city', value: name, label, id, keys: keysOf(name, label) })
  const words = new Map<string, Candidate>()
  for (const [key, { parameter, value }] of lexicon) {
    const kind = wordKinds[parameter]
    if (!kind || value === true) continue
    const word = words.get(kind + value) ?? { kind, value, id: 0, keys: [] }
    word.keys.push(key)
    words.set(kind + value, word)
  }
  candidates.push(...words.values())
  prepared.set(names, candidates)
  return candidates
}

function keysOf(name: string, names: Localized): string[] {
  const keys = [name, ...everyName(names)].map(squash)
  // the article of an Arabic name is often left out
  return [...new Set([...keys, ...keys.flatMap((key) => (key.startsWith('ال') ? [key.slice(2)] : []))])]
}

/** The sentence understood, and what its last word may become, each with its live number of vehicles. */
export async function suggestFor(q: string, names: Names, thisYear: number, counter: Counter): Promise<Suggest> {
  const whole = understand(q, names, thisYear)
  const { before, typed, candidates } = completions(q, names, thisYear)
  const base = understand(before, names, thisYear).criteria
  const counts = candidates.length > 0 ? await counter.counts(base) : null
  const suggestions: Suggestion[] = []
  for (const candidate of candidates) {
    const count = counts ? countOf(counts, candidate) : 0
    const { kind, value, label, brand } = candidate
    suggestions.push({ kind, value, ...(label && { label }), ...(brand && { brand }), count, criteria: joined(base, candidate) })
  }
  suggestions.sort((a, b) => b.count - a.count)
  const found = suggestions.filter(({ count }) => count > 0)
  // a name that we know but have no car of is still worth an alert; a number is not
  const shown = found.length > 0 || !/\p{L}/u.test(typed) ? found : suggestions
  return { ...whole, suggestions: shown.slice(0, max), total: await counter.count(whole.criteria) }
}

/** What the last one to three words may become, these words, and the text before them. A finished brand leads on to its models. */
function completions(q: string, names: Names, thisYear: number): { before: string; typed: string; candidates: Candidate[] } {
  const all = candidatesOf(names)
  const words = q.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return { before: '', typed: '', candidates: all.filter(({ kind }) => kind === 'brand') }
  if (endsInMeasure(q, thisYear)) return { before: q, typed: '', candidates: [] }
  for (let length = Math.min(3, words.length); length > 0; length--) {
    const key = squash(words.slice(-length).join(' '))
    const before = words.slice(0, -length).join(' ')
    // what is not wanted is not proposed
    if (endsNegated(tokenise(before))) return { before: q, typed: '', candidates: [] }
    if (key === '') continue
    const begun = all.filter(({ kind, keys }) => (named.has(kind) || key.length > 2) && keys.some((candidate) => candidate.startsWith(key)))
    const brand = begun.find((candidate) => candidate.kind === 'brand' && candidate.keys.includes(key))
    if (begun.length > 0) {
      const models = brand ? all.filter((candidate) => candidate.kind === 'model' && candidate.brand === brand.value) : []
      return { before, typed: key, candidates: [...new Set([...begun, ...models])] }
    }
    const nearly = length === 1 && key.length >= 4 ? all.filter(({ keys }) => keys.some((candidate) => nearlyBegins(candidate, key))) : []
    if (nearly.length > 0) return { before, typed: key, candidates: nearly }
  }
  return { before: q, typed: '', candidates: [] }
}

/** The last word belongs to a number, as its unit or so: the ألف of "120 ألف" begins no name. */
function endsInMeasure(q: string, thisYear: number): boolean {
  const tokens = tokenise(q)
  if (tokens.at(-1)?.number !== null) return false
  const limits = readNumbers(tokens, thisYear)
  return limits.some(({ at, length }) => at + length === tokens.length)
}

/** One typing error in the beginning of a word, the first letter being right. */
function nearlyBegins(candidate: string, key: string): boolean {
  if (candidate[0] !== key[0]) return false
  return [key.length, key.length - 1, key.length + 1].some((length) => editDistance(key, candidate.slice(0, length), 1) <= 1)
}

function countOf(counts: Counts, { kind, id, value }: Candidate): number {
  if (kind === 'brand' || kind === 'model' || kind === 'city') return counts[kind].get(id) ?? 0
  return counts.values[kind].get(value) ?? 0
}

/** The base search with the candidate in the place of its own filter, so that the count shown is what it leads to. */
function joined(base: SearchCriteria, candidate: Candidate): SearchCriteria {
  const { Brands: _brands, Models: _models, ...rest } = base
  if (candidate.kind === 'brand') return { ...rest, Brands: [candidate.value] }
  if (candidate.kind === 'model') return { ...rest, ...(candidate.brand && { Brands: [candidate.brand] }), Models: [candidate.value] }
  return { ...base, [parameterOf[candidate.kind]]: [candidate.value] }
}
