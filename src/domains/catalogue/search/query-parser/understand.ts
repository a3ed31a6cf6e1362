import type { Names } from '#domains/catalogue/search/index/names.ts'
import { editDistance, letterMask, type Match, mayBeNear } from '#domains/foundation/reference/rules.ts'
import { byLanguage, defaultLanguage, type Localized } from '#shared/language.ts'
import type { Chip, SearchCriteria } from './contract.ts'
import { negationBefore, type Piece, readNegations, take } from './negation.ts'
import { type Limit, readNumbers } from './numbers.ts'
import { isUnit, type Token, tokenise } from './tokens.ts'
import {
  alternatives,
  beginnings,
  details,
  fillers,
  joiners,
  lexicon,
  longestPhrase,
  negators,
  openers,
  type Said,
  versionBrands,
} from './words.ts'

/** A sentence understood: filters, the same as chips in the order of the sentence, and the words that mean nothing to us. */
export interface Understood {
  criteria: SearchCriteria
  chips: Chip[]
  unknown: string[]
}

/** A piece of the sentence and what it became. */
interface Found {
  at: number
  length: number
  text: string
  said?: Said
  city?: Match
  brand?: Match
  /** the models that the words may mean, most popular first */
  models?: readonly Match[]
}

/**
 * Reads a search as people type it, in French, Arabic or Darija, in either script, with typing errors. Exact names and words
 * come first, longest first; then numbers with their units and comparisons; then what is nearly a name.
 */
export function understand(text: string, names: Names, thisYear: number): Understood {
  const tokens = tokenise(text)
  const exact = [...readExact(tokens, names, thisYear)]
  const limits = readNumbers(tokens, thisYear)
  for (const token of tokens) if (token.symbol || fillers.has(token.text)) token.taken = true
  const named = exact.flatMap(({ brand, models }) => [brand?.id, models?.[0]?.brandId]).filter((id) => id != null)
  const found = [...exact, ...readNearly(tokens, names, new Set(named))].sort((a, b) => a.at - b.at)

  const { wanted, unwanted } = parted(tokens, found)
  const numbers = limits.filter((limit) => !isNegated(tokens, limit))
  const { criteria, chips, add } = collector()
  const brands = new Set(wanted.flatMap(({ brand }) => (brand ? [brand.id] : [])))
  for (const piece of wanted) {
    if (piece.brand) add('Brands', piece.brand.name, piece, names.brands.get(piece.brand.id)?.names)
    if (piece.models) addModels(piece, piece.models, brands, names, add)
    if (piece.city) add('Cities', piece.city.name, piece, names.cities.get(piece.city.id)?.names)
    if (!piece.said) continue
    const { parameter, value } = piece.said
    add(parameter, value, piece)
  }
  for (const piece of unwanted) addUnwanted(piece, brands, names, add)
  for (const { parameter, value, ...piece } of numbers) add(parameter, value, piece)
  return {
    criteria,
    chips: chips.sort((a, b) => a.at - b.at).map(({ at: _, ...chip }) => chip),
    unknown: tokens.filter(({ taken }) => !taken).map(({ raw }) => raw),
  }
}

/** Gathers filters and their chips: names and codes in lists, each once; the first of any other value counts. */
function collector(): { criteria: SearchCriteria; chips: (Chip & { at: number })[]; add: Add } {
  const criteria: Record<string, unknown> = {}
  const chips: (Chip & { at: number })[] = []
  return {
    criteria: criteria as SearchCriteria,
    chips,
    add(parameter, value, { text, at }, label) {
      if (typeof value === 'string' && !/^M(?:in|ax)|^sort/.test(parameter)) {
        const list = (criteria[parameter] ?? []) as string[]
        if (list.includes(value)) return
        criteria[parameter] = [...list, value]
      } else if (parameter in criteria) return
      else criteria[parameter] = value
      chips.push({ parameter, value, ...(label && { label }), text, at })
    },
  }
}

/** What the sentence wants, and what it does not want; a thing that is "not only" wanted is given back as not understood. */
function parted(tokens: Token[], found: readonly Found[]): { wanted: Found[]; unwanted: Found[] } {
  const pieces = found.flatMap((piece, i): (Piece & { parts: Found[] })[] => {
    const [before, after] = [found[i - 1], found[i + 1]]
    if (before && isModelOf(piece, before)) return []
    const parts = after && isModelOf(after, piece) ? [piece, after] : [piece]
    const length = parts.reduce((sum, part) => sum + part.length, 0)
    return [{ at: piece.at, length, kind: piece.said?.parameter ?? (piece.city ? 'city' : 'car'), parts }]
  })
  const negations = readNegations(tokens, pieces)
  const [wanted, unwanted]: [Found[], Found[]] = [[], []]
  for (const piece of pieces) {
    const negation = negations.get(piece)
    if (!negation) wanted.push(...piece.parts)
    // a sort order has no opposite
    else if (negation.meant === 'open' || piece.kind === 'sortPropertyName') release(tokens, piece)
    else {
      take(tokens, piece, negation)
      const first = Math.min(negation.at, piece.at)
      const words = tokens.slice(first, Math.max(negation.end ?? 0, piece.at + piece.length - 1) + 1)
      // of a make with one of its models only the model is meant
      unwanted.push({ ...(piece.parts.at(-1) as Found), at: first, text: words.map(({ raw }) => raw).join(' ') })
    }
  }
  return { wanted, unwanted }
}

/** "Audi TT": the model follows its make. */
function isModelOf(piece: Found, before: Found): boolean {
  return (
    before.brand !== undefined &&
    before.at + before.length === piece.at &&
    piece.models?.some(({ brandId }) => brandId === before.brand?.id) === true
  )
}

/** A negated bound ("sauf 2015") sets no filter, not even the opposite one. */
function isNegated(tokens: Token[], limit: Limit): boolean {
  if (!negationBefore(tokens, limit.at, 0)) return false
  release(tokens, limit)
  return true
}

function release(tokens: Token[], { at, length }: { at: number; length: number }): void {
  for (const token of tokens.slice(at, at + length)) token.taken = false
}

/** The other of two: who wants no new car wants a used one. */
const others: Partial<Record<string, string>> = { New: 'Used', Foreign: 'Local', Local: 'Foreign' }

function addUnwanted(piece: Found, brands: ReadonlySet<number>, names: Names, add: Add): void {
  const { brand, models, city, said } = piece
  if (brand) add('ExcludedBrands', brand.name, piece, names.brands.get(brand.id)?.names)
  if (city) add('ExcludedCities', city.name, piece, names.cities.get(city.id)?.names)
  if (models) {
    // only the model: its make may well be wanted
    addModels(piece, models, brands, names, (parameter, value, from, label) => {
      if (parameter !== 'Models') return
      const id = (models.find(({ brandId }) => brands.has(brandId ?? 0)) ?? models[0])?.brandId
      const make = names.brands.get(id ?? 0)
      const behind = make && label && byLanguage((language) => `${make.names[language]} ${label[language]}`)
      add('ExcludedModels', make ? `${make.name} ${value}` : value, from, behind)
    })
  }
  if (!said) return
  const { parameter, value } = said
  const other = value === true ? undefined : others[value]
  if (value === true) add(parameter, false, piece)
  else if (other) add(parameter, other, piece)
  else add(`Excluded${parameter}`, value, piece)
}

type Add = (parameter: string, value: Chip['value'], piece: Pick<Found, 'at' | 'text'>, label?: Localized) => void

/** A model brings its brand along, so that it stays one model when another brand is named too. */
function addModels(piece: Found, models: readonly Match[], brands: ReadonlySet<number>, names: Names, add: Add): void {
  const wanted = models.find(({ brandId }) => brands.has(brandId ?? 0)) ?? models[0]
  if (!wanted) return
  const same = models.filter(({ brandId }) => brandId === wanted.brandId)
  const brand = names.brands.get(wanted.brandId ?? 0)
  if (brand) add('Brands', brand.name, piece, brand.names)
  // "golf" means every generation: one name for all of them, when there is one
  const common = same.length > 1 ? commonName(same.map(({ name }) => name)) : ''
  const meant = common ? names.vocabulary.all('model', common, wanted.brandId) : []
  if (meant.length === same.length) add('Models', common, piece, commonLabel(common, same, names))
  else add('Models', wanted.name, piece, names.models.get(wanted.id)?.names)
}

function commonName(all: readonly string[]): string {
  const [first = '', ...others] = all.map((name) => name.split(' '))
  const words = [...first].filter((word, i) => others.every((other) => other[i] === word))
  return words.join(' ')
}

/** What the names of several models have in common, in every language where they have something in common. */
function commonLabel(common: string, models: readonly Match[], names: Names): Localized {
  const inLanguage = byLanguage((language) => commonName(models.map(({ id }) => names.models.get(id)?.names[language] ?? '')) || common)
  return { ...inLanguage, [defaultLanguage]: common }
}

/** Phrases that are exactly a known name or word. */
function* readExact(tokens: Token[], names: Names, thisYear: number): Generator<Found> {
  const { vocabulary } = names
  const max = Math.max(longestPhrase, vocabulary.maxWords)
  let brandBefore: { id: number; end: number } | null = null
  let modelEnd = -1
  for (let i = 0; i < tokens.length; i++) {
    for (let length = Math.min(max, tokens.length - i); length > 0; length--) {
      const phrase = tokens.slice(i, i + length)
      if (phrase.some(({ symbol, taken }) => symbol || taken) || phrase[0]?.glue || !mayBePhrase(phrase)) continue
      const key = phrase.map((token) => token.text).join('')
      const said = lexicon.get(key)
      const piece: Found = { at: i, length, text: phrase.map(({ raw }) => raw).join(' ') }
      if (said) piece.said = said
      else if (length > 1 || !fillers.has(key)) {
        const other = alternatives.has(tokens[i - 1]?.text ?? '')
        const around: Around = {
          besideBrand: brandBefore?.end === i ? brandBefore.id : null,
          modelBefore: !other && modelEnd >= 0,
          thisYear,
        }
        Object.assign(piece, nameOf(key, tokens, i, length, around, names))
        // "Leon Cupra" is a version of the Leon, not a wish for every Cupra
        if (piece.brand && modelEnd === i && versionBrands.has(piece.brand.name)) continue
      }
      if (!piece.said && !piece.brand && !piece.models && !piece.city) continue
      for (const token of phrase) token.taken = true
      if (piece.brand) brandBefore = { id: piece.brand.id, end: i + length }
      if (piece.models) modelEnd = i + length
      yield piece
      i += length - 1
      break
    }
  }
}

/** Context of a phrase that decides whether it is a name. */
interface Around {
  /** the brand directly before it */
  besideBrand: number | null
  /** a model was named before, and no "or" is between */
  modelBefore: boolean
  thisYear: number
}

/** "AMG line à Casablanca" holds no Linea: the preposition and the words of trims are no parts of longer names. */
function mayBePhrase(phrase: readonly Token[]): boolean {
  if (phrase.length === 1) return true
  return !details.has(phrase[0]?.text ?? '') && phrase.every(({ raw, apart }, i) => raw.toLowerCase() !== 'à' && (i === 0 || !apart))
}

function nameOf(key: string, tokens: readonly Token[], at: number, length: number, around: Around, { vocabulary }: Names): Partial<Found> {
  const ofBrand = around.besideBrand === null ? [] : vocabulary.all('model', key, around.besideBrand)
  if (ofBrand.length > 0) return { models: ofBrand }
  const [brand] = vocabulary.all('brand', key)
  if (brand) return { brand }
  const stem = length > 1 ? withoutPrefix(key) : null
  const [city] = [...vocabulary.all('city', key), ...(stem ? vocabulary.all('city', stem) : [])]
  if (city) return { city }
  // a short code means something only of its own brand: the X5 of BAIC is no BMW, the Q4 of a Stelvio no Audi
  if (key.length < 2 || (key.length < 4 && (around.besideBrand !== null || around.modelBefore))) return {}
  // what may be a year, an amount or a version ("208 BlueHDi 100") is a model only where nothing says otherwise
  if (/^\d+$/.test(key) && (around.modelBefore || !bareModelNumber(tokens, at, length, around.thisYear))) return {}
  const models = vocabulary.all('model', key)
  return models.length > 0 ? { models } : {}
}

/** "208" and "3008" are models unless what stands around them makes them a number; "2008" is a year unless Peugeot stands before it. */
function bareModelNumber(tokens: readonly Token[], at: number, length: number, thisYear: number): boolean {
  const [before, own, joiner, after] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]]
  const value = own?.number
  if (length > 1 || value == null || own?.measured || (value >= 1950 && value <= thisYear + 1)) return false
  const inRange = (before && openers.has(before.text)) || (joiner && joiners.has(joiner.text) && after?.measured)
  return !inRange
}

/** Words that are nearly a known name or word; longer phrases first, as "land rovr" is one name. */
function* readNearly(tokens: Token[], names: Names, brands: ReadonlySet<number>): Generator<Found> {
  const { vocabulary } = names
  for (let i = 0; i < tokens.length; i++) {
    for (let length = Math.min(3, tokens.length - i); length > 0; length--) {
      const phrase = tokens.slice(i, i + length)
      if (
        phrase.some(
          ({ taken, number, text }) =>
            taken || number !== null || isUnit(text) || details.has(text) || beginnings.has(text) || negators.has(text),
        ) ||
        !mayBePhrase(phrase)
      )
        continue
      const piece = nearest(phrase.map((token) => token.text).join(''), length, i, phrase, names)
      if (!piece) continue
      for (const token of phrase) token.taken = true
      yield piece
      i += length - 1
      break
    }
  }

  function nearest(key: string, length: number, at: number, phrase: Token[], { vocabulary: known }: Names): Found | null {
    const piece: Found = { at, length, text: phrase.map(({ raw }) => raw).join(' ') }
    const stem = length === 1 ? withoutPrefix(key) : null
    if (stem) {
      // "فكازا" is "in Casa": a preposition of one letter grown onto the word
      const said = lexicon.get(stem)
      if (said) return { ...piece, said }
      const [city] = vocabulary.all('city', stem)
      if (city) return { ...piece, city }
      const [brand] = vocabulary.all('brand', stem)
      if (brand) return { ...piece, brand }
      const models = vocabulary.all('model', stem)
      if (models.length > 0) return { ...piece, models }
    }
    const said = length === 1 ? nearWord(key) : null
    // what is exactly a name and was not taken for one had a reason
    const nearBrand = typo(known.brand(key))
    const brand = nearBrand && nearBrand.score < 0.85 && brands.size > 0 ? null : nearBrand
    const nearModel = typo(known.model(key))
    // beside a known brand, only a very close name may be a model of another one
    const model = nearModel && nearModel.score < 0.9 && brands.size > 0 && !brands.has(nearModel.brandId ?? 0) ? null : nearModel
    const city = typo(known.city(key))
    const best = Math.max(said?.score ?? 0, brand?.score ?? 0, model?.score ?? 0, city?.score ?? 0)
    if (best === 0) return null
    if (said && said.score === best) return { ...piece, said: said.said }
    if (brand && brand.score === best) return { ...piece, brand }
    if (model && model.score === best) {
      const models = known.all('model', model.name)
      return { ...piece, models: models.length > 0 ? models : [model] }
    }
    return city ? { ...piece, city } : null
  }
}

const typo = (match: Match | null) => (match && match.score < 1 ? match : null)

function withoutPrefix(key: string): string | null {
  return /^[فبولك]\p{Script=Arabic}{3,}$/u.test(key) ? key.slice(1) : null
}

const longWords = [...lexicon].flatMap(([word, said]) =>
  word.length < 5 || /\d/.test(word) ? [] : [{ word, said, letters: letterMask(word) }],
)

/** The word of the lexicon one typing error away; short words must be right. */
function nearWord(key: string): { said: Said; score: number } | null {
  if (key.length < 5) return null
  const allowed = key.length < 9 ? 1 : 2
  const letters = letterMask(key)
  let best: { said: Said; score: number } | null = null
  for (const { word, said, letters: own } of longWords) {
    if (!mayBeNear(letters, own, allowed)) continue
    const edits = editDistance(key, word, allowed)
    if (edits > allowed) continue
    const score = 1 - edits / Math.max(key.length, word.length)
    if (!best || score > best.score) best = { said, score }
  }
  return best
}
