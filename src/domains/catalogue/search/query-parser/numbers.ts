import { maxMileage, maxPrice } from '#domains/catalogue/search/index/values.ts'
import type { Token } from './tokens.ts'
import {
  ageWords,
  around,
  centimeWords,
  dirhamWords,
  from,
  fromAfter,
  joiners,
  kilometreWords,
  links,
  millionWords,
  monthWords,
  openers,
  otherUnits,
  perWords,
  priceWords,
  rialWords,
  strictly,
  thousandWords,
  turners,
  upTo,
  upToAfter,
  yearWords,
} from './words.ts'

/** A limit read from the sentence: dirhams, km, or a day `YYYY-MM-DD`. */
export interface Limit {
  parameter: 'MonthlyBudget' | 'MinPrice' | 'MaxPrice' | 'MinMileage' | 'MaxMileage' | 'MinReleaseDate' | 'MaxReleaseDate'
  value: number | string
  at: number
  /** how many tokens it was made of */
  length: number
  text: string
}

/** the highest age of a car that a sentence can mean, in years */
const oldest = 40

type Kind = 'price' | 'monthly' | 'mileage' | 'year' | 'age' | 'other'

/** A number with its context. `first` and `last` are its tokens, comparison and unit included. */
interface Quantity {
  value: number
  /** the number alone, without its scale and unit */
  written: number
  kind: Kind | null
  side: 'max' | 'min' | null
  /** the bound itself is excluded: "avant 2015", "moins de 5 ans" */
  strict: boolean
  first: number
  last: number
}

/** Reads prices, distances, years and ages; marks the tokens it has understood. */
export function readNumbers(tokens: Token[], thisYear: number): Limit[] {
  const limits: Limit[] = []
  for (let i = 0; i < tokens.length; i++) {
    const one = quantityAt(tokens, i, thisYear)
    if (!one) continue
    const joiner = tokens[one.last + 1]
    // "jusqu'à", "7ta l": two of these words make one
    const second = one.last + (joiners.has(tokens[one.last + 2]?.text ?? '') ? 3 : 2)
    const two = joiner && !joiner.taken && joiners.has(joiner.text) ? quantityAt(tokens, second, thisYear) : null
    const opened = openers.has(tokens[one.first - 1]?.text ?? '')
    const close = joiner?.text !== 'et' && joiner?.text !== 'و'
    // the حتى of a range means "at most" for its end; "80000 km - 150000" are two bounds
    const ends = two?.side === null || (two?.side === 'max' && (one.kind === null || two.kind !== null))
    if (two && ends && (opened || close)) {
      const kind = two.kind ?? one.kind ?? guess(two.value, thisYear, limits)
      const low = scaledLike(one, two)
      // "clio 2019 à 150 000": a year, and what the car costs
      const isYear = !opened && one.kind === null && (kind === 'price' || kind === 'mileage') && plausible('year', one.value, thisYear)
      // the older car is the one of the earlier day
      const [first, last] = kind === 'age' ? [two.value, low] : [low, two.value]
      if (
        kind &&
        !isYear &&
        (one.kind === null || one.kind === kind) &&
        low <= two.value &&
        plausible(kind, two.value, thisYear) &&
        add(kind, first, last, opened ? one.first - 1 : one.first, two.last)
      ) {
        i = two.last
        continue
      }
    }
    const kind = one.kind ?? guess(one.value, thisYear, limits)
    if (!kind || !plausible(kind, one.value, thisYear)) continue
    const side = one.side ?? (kind === 'year' ? null : 'max')
    // a price has no next one, a year has: "avant 2015" ends with 2014, "moins de 5 ans" are at most 4
    const bound = one.strict && (kind === 'year' || kind === 'age') ? one.value + (side === 'max' ? -1 : 1) : one.value
    // "at most" is the highest price but the earliest day
    const [low, high] = side === null ? [bound, bound] : (side === 'max') === (kind === 'age') ? [bound, null] : [null, bound]
    if (add(kind, low, high, one.first, one.last)) i = one.last
  }
  return bareYears(limits)

  function add(kind: Kind, low: number | null, high: number | null, first: number, last: number): boolean {
    if (kind === 'other') return false
    const text = tokens
      .slice(first, last + 1)
      .map(({ raw }) => raw)
      .join(' ')
    const put = (parameter: Limit['parameter'], value: number | string) => {
      if (!limits.some((limit) => limit.parameter === parameter && !(kind === 'year')))
        limits.push({ parameter, value, at: first, length: last - first + 1, text })
    }
    if (kind === 'monthly') put('MonthlyBudget', Math.round(high ?? low ?? 0))
    else if (kind === 'price') {
      if (low !== null) put('MinPrice', Math.round(low))
      if (high !== null) put('MaxPrice', Math.round(high))
    } else if (kind === 'mileage') {
      if (low !== null) put('MinMileage', Math.round(low))
      if (high !== null) put('MaxMileage', Math.round(high))
    } else if (kind === 'age') {
      // five years old at most: first registered five calendar years ago at the earliest, as of many cars only the year is known
      if (low !== null) put('MinReleaseDate', `${thisYear - low}-01-01`)
      if (high !== null) put('MaxReleaseDate', `${thisYear - high}-12-31`)
    } else {
      if (low !== null) put('MinReleaseDate', `${low}-01-01`)
      if (high !== null) put('MaxReleaseDate', `${high}-12-31`)
    }
    for (const token of tokens.slice(first, last + 1)) token.taken = true
    return true
  }
}

/** Several years in one sentence span the range between them. */
function bareYears(limits: Limit[]): Limit[] {
  const kept: Limit[] = []
  for (const limit of limits) {
    const before = kept.find(({ parameter }) => parameter === limit.parameter)
    if (!before) kept.push(limit)
    else if (limit.parameter === 'MinReleaseDate' ? limit.value < before.value : limit.value > before.value) before.value = limit.value
  }
  return kept
}

/** "80 à 120 mille", "80 à 120 000": the first number takes the scale of the second, which was written so. */
function scaledLike(one: Quantity, two: Quantity): number {
  if (one.kind !== null || one.value >= 1000) return one.value
  const scaled = one.value * (two.written < 1000 ? two.value / two.written : 1000)
  return scaled <= two.value ? scaled : one.value
}

function quantityAt(tokens: readonly Token[], at: number, thisYear: number): Quantity | null {
  const token = tokens[at]
  if (!token || token.taken || token.number === null) return null
  const { value, kind: plainKind, last: plainLast } = withUnit(tokens, at, token.number)
  const month = plainKind === null || plainKind === 'price' ? monthEnd(tokens, plainLast) : null
  const [unitKind, last] = month === null ? [plainKind, plainLast] : (['monthly', month] as const)
  const before = lookBack(tokens, at)
  let kind = unitKind ?? before.kind
  let amount = value
  if (kind === 'year' && amount < 100) amount += amount > (thisYear % 100) + 1 ? 1900 : 2000
  if (before.kind === 'year' && unitKind === null && !plausible('year', amount, thisYear)) kind = null
  // "peu de km 2022": a year, not a distance
  if (before.kind === 'mileage' && unitKind === null && before.side === null && plausible('year', amount, thisYear)) kind = 'year'
  const after = lookAfter(tokens, last)
  return {
    value: amount,
    written: token.number,
    kind,
    side: before.side ?? after.side,
    strict: before.strict,
    first: before.first,
    last: after.last,
  }
}

/** The number with its scale and unit: "15 millions", "150 mille dh", "80k km". */
function withUnit(tokens: readonly Token[], at: number, number: number): { value: number; kind: Kind | null; last: number } {
  let value = number
  let last = at
  const word = (offset: number) => {
    const token = tokens[offset]
    return token && !token.taken ? token.text : ''
  }
  let millions = false
  if (thousandWords.has(word(last + 1)) && number < 10_000) {
    value *= 1000
    last++
  } else if (millionWords.has(word(last + 1)) && number <= 2000) {
    value *= 1_000_000
    millions = true
    last++
  }
  while (word(last + 1) === 'de' || word(last + 1) === 'd') {
    if (![dirhamWords, centimeWords, rialWords].some((words) => words.has(word(last + 2)))) break
    last++
  }
  const unit = word(last + 1)
  if (kilometreWords.has(unit)) return { value, kind: 'mileage', last: last + 1 }
  // money is counted in centimes: fifteen millions are 150 000 dirhams, unless dirhams are named and the amount stays plausible
  if (dirhamWords.has(unit)) return { value: millions && number > 3 ? value / 100 : value, kind: 'price', last: last + 1 }
  if (centimeWords.has(unit)) return { value: value / 100, kind: 'price', last: last + 1 }
  if (rialWords.has(unit)) return { value: value / 20, kind: 'price', last: last + 1 }
  if (millions) return { value: value / 100, kind: 'price', last }
  if (ageWords.has(unit) && number <= oldest) return { value, kind: 'age', last: last + 1 }
  if (otherUnits.has(unit)) return { value, kind: 'other', last: last + 1 }
  return { value, kind: null, last }
}

/** The last token of "par mois", "/ mois", "في الشهر" behind a sum of money; null where nothing of the kind stands there. */
function monthEnd(tokens: readonly Token[], last: number): number | null {
  for (let end = last + 1; end <= last + 3; end++) {
    const token = tokens[end]
    if (!token || token.taken) return null
    if (monthWords.has(token.text)) return end
    if (!perWords.has(token.text)) return null
  }
  return null
}

/** Comparison and unit before a number. */
function lookBack(tokens: readonly Token[], at: number): Pick<Quantity, 'first' | 'kind' | 'side' | 'strict'> {
  let first = at
  let kind: Kind | null = null
  let side: Quantity['side'] = null
  let turned = false
  let strict = false
  for (let i = at - 1; i >= 0 && at - i <= 5; i--) {
    const { text, taken } = tokens[i] as Token
    const before = tokens[i - 1]?.text ?? ''
    if (taken) break
    // a dash between two numbers joins them
    if (text === '-' && tokens[i - 1]?.number != null) break
    if (turners.has(text)) {
      turned = true
      if (side === null) continue
    } else if (yearWords.has(text) && kind === null && !(text === 'model' && side)) kind = 'year'
    else if (kilometreWords.has(text) && kind === null && tokens[i - 1]?.number == null) kind = 'mileage'
    else if (side === null && upTo.has(text)) {
      // "au moins" is a lowest bound
      side = text === 'moins' && before === 'au' ? 'min' : 'max'
      strict = side === 'max' && strictly.has(text)
      if (priceWords.has(text)) kind ??= 'price'
    } else if (side === null && from.has(text)) {
      side = text === 'plus' && before === 'au' ? 'max' : 'min'
      strict = side === 'min' && strictly.has(text)
    } else if (priceWords.has(text) && kind === null) kind = 'price'
    else if (!links.has(text) && !(side !== null && around.has(text)) && text !== 'dans' && text !== 'en') break
    else if (side === null || !around.has(text)) continue
    first = i
  }
  const isTurned = turned && side !== null
  return { first, kind, side: isTurned ? (side === 'max' ? 'min' : 'max') : side, strict: strict && !isTurned }
}

/** Comparison after a number: "et plus", "max". */
function lookAfter(tokens: readonly Token[], last: number): { last: number; side: Quantity['side'] } {
  const free = (at: number) => (tokens[at] && !tokens[at].taken ? tokens[at].text : '')
  const skip = ['et', 'ou', 'و'].includes(free(last + 1)) ? 1 : 0
  const word = free(last + 1 + skip)
  const numberFollows = tokens[last + 2 + skip]?.number != null || links.has(free(last + 2 + skip))
  if (!numberFollows) {
    if (upToAfter.has(word)) return { last: last + 1 + skip, side: 'max' }
    if (fromAfter.has(word)) return { last: last + 1 + skip, side: 'min' }
  }
  return { last, side: null }
}

/** What a number without a unit is: a year by its size, else a price, else (when the price is known) a distance. */
function guess(value: number, thisYear: number, limits: readonly Limit[]): Kind | null {
  if (plausible('year', value, thisYear)) return 'year'
  const priced = limits.some(({ parameter }) => parameter.endsWith('Price'))
  if (value >= 5000 && value <= 5_000_000 && !priced) return 'price'
  return value >= 1000 && value <= 1_000_000 && priced ? 'mileage' : null
}

function plausible(kind: Kind, value: number, thisYear: number): boolean {
  if (kind === 'year') return Number.isInteger(value) && value >= 1950 && value <= thisYear + 1
  if (kind === 'monthly') return value >= 100 && value <= 100_000
  if (kind === 'price') return value >= 1000 && value <= maxPrice
  if (kind === 'mileage') return value <= maxMileage
  return kind !== 'age' || value <= oldest
}
