import type { Color, FuelType, GearType } from '#domains/catalogue/vehicles/contract.ts'
import { fold, type Vocabulary } from '#domains/foundation/reference/rules.ts'

/** Keywords of advert titles; the keys are folded. */
export interface TitleWords {
  fuelType: ReadonlyMap<string, string>
  gearType: ReadonlyMap<string, string>
  color: ReadonlyMap<string, string>
  engine: RegExp
  /** name and folded name, longest first */
  trims: readonly { name: string; key: string }[]
}

/** Facts of a title; null when absent. */
export interface TitleFacts {
  brandId: number | null
  /** words that name the model, as folded text */
  modelText: string | null
  year: number | null
  /** text before km, as entered */
  mileageText: string | null
  fuelType: FuelType | null
  gearType: GearType | null
  color: Color | null
  isFirstHand: true | null
  cityText: string | null
  /** engine and trim, in normalized spelling */
  version: string | null
}

interface Span {
  start: number
  end: number
  text: string
  brandId: number | null
}

/** Returns every word sequence that is a known spelling, longest first. */
function spans(words: readonly string[], max: number, named: (text: string) => readonly { id: number; brandId: number | null }[]): Span[] {
  const found: Span[] = []
  for (let length = Math.min(max, words.length); length >= 1; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const text = words.slice(start, start + length).join(' ')
      for (const { id, brandId } of named(text)) found.push({ start, end: start + length, text, brandId: brandId ?? id })
    }
  }
  return found
}

/** One or two digits never name a model next to other words: "Clio 4" is no Renault 4. */
const telling = (text: string) => !/^\d{1,2}$/.test(text)
const yearLike = (text: string) => /^(?:19[5-9]\d|20[0-4]\d)$/.test(text)

/** Finds brand and model: within `brandId` when known, else the brand with a model in the title, else the first brand. */
function findCar(words: readonly string[], vocabulary: Vocabulary, brandId: number | null): { brandId: number | null; model: Span | null } {
  const max = vocabulary.maxWords
  const modelOf = (brand: number) => {
    const models = spans(words, max, (text) => (telling(text) ? vocabulary.all('model', text, brand) : []))
    return models.find((span) => !yearLike(span.text)) ?? models[0] ?? null
  }
  if (brandId !== null) return { brandId, model: modelOf(brandId) ?? typoOf(words, vocabulary, brandId) }
  const brands = [...new Map(spans(words, max, (text) => vocabulary.all('brand', text)).map((span) => [span.brandId, span])).values()]
  for (const { brandId: brand } of brands) {
    const model = brand === null ? null : modelOf(brand)
    if (model) return { brandId: brand, model }
  }
  const [first] = brands
  if (first?.brandId) return { brandId: first.brandId, model: typoOf(words, vocabulary, first.brandId) }
  // a model name alone needs letters: bare numbers are years, prices and engines
  const model = spans(words, max, (text) => (/\p{L}{3}|\p{L}\d/u.test(text) ? vocabulary.all('model', text).slice(0, 1) : []))[0]
  if (model) return { brandId: model.brandId, model }
  const typo = words
    .filter((word) => word.length >= 6)
    .map((word) => vocabulary.brand(word))
    .find((match) => match && match.score >= 0.8)
  return typo ? { brandId: typo.id, model: modelOf(typo.id) ?? typoOf(words, vocabulary, typo.id) } : { brandId: null, model: null }
}

/** A common prefix of models is no typing error. */
const halfNames = /^(?:classe?|klasse|serie|series|range|grand|model|santa|land)$/

/** Returns one or two words that nearly match a model of the brand. */
function typoOf(words: readonly string[], vocabulary: Vocabulary, brandId: number): Span | null {
  for (let length = Math.min(2, words.length); length >= 1; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const text = words.slice(start, start + length).join(' ')
      if (text.length < 5 || halfNames.test(text.replaceAll(' ', ''))) continue
      const model = vocabulary.model(text, brandId)
      if (model && model.score >= 0.8) return { start, end: start + length, text: model.name, brandId }
    }
  }
  return null
}

const firstHand = /\b(?:1 ?(?:ere?|er|ère) ?mains?|premiere? mains?|premier main|first hand)\b|بروميير مان|(?:ال)?يد (?:ال)?اولي/u

/** Parses an advert title; `brandId` when another cell gives the brand. Ignores emoji, case and accents. */
export function readTitle(title: string, vocabulary: Vocabulary, known: TitleWords, brandId: number | null): TitleFacts {
  // "Class E" and "Classe" are one word in model names
  const folded = fold(title).replaceAll(/\b(?:class?|klasse) (?=[a-z]{1,3}\b)/g, 'classe ')
  const words = folded === '' ? [] : folded.split(' ')
  const car = findCar(words, vocabulary, brandId)
  const rest = car.model ? [...words.slice(0, car.model.start), ...words.slice(car.model.end)] : words
  const says = <T>(map: ReadonlyMap<string, string>) =>
    (rest.map((word) => map.get(word)).find((code) => code !== undefined) ?? null) as T | null
  const year = rest.map((word) => word.replace(/^m(?=\d{4}$)/, '')).find(yearLike)
  const [city] = spans(rest, 4, (text) => vocabulary.all('city', text))
  return {
    brandId: car.brandId,
    modelText: car.model?.text ?? null,
    year: year ? Number(year) : null,
    mileageText: mileageIn(title),
    fuelType: says<FuelType>(known.fuelType),
    gearType: says<GearType>(known.gearType),
    color: says<Color>(known.color),
    isFirstHand: firstHand.test(folded) ? true : null,
    cityText: city?.text ?? null,
    version: versionIn(title, rest, known),
  }
}

/** Distances other than the mileage: a guarantee, a service interval, a range. */
const otherDistance = /(?:garanti|vidange|r[eé]vision|autonomie|tous les|chaque|ضمان)\D*$/iu

/** Finds a mileage in a title: `40.000KM`, `120 000 km`, `90000km`. */
function mileageIn(title: string): string | null {
  const found = /(?<![\d.,])(\d{1,3}[ .]\d{3}|\d{4,6}) ?km\b(?!\W*\d)/iu.exec(title.normalize('NFKC'))
  const figure = found?.[1]
  return figure && !yearLike(figure) && !otherDistance.test(found.input.slice(0, found.index)) ? figure : null
}

/** Returns engine and trim of a title in normalized spelling; null for none. */
function versionIn(title: string, rest: readonly string[], { engine, trims }: TitleWords): string | null {
  const motor = title.toLowerCase().match(engine)?.[0].replace(',', '.').replaceAll(/\s+/g, ' ')
  const line = ` ${rest.join(' ')} `
  const trim = trims.find(({ key }) => line.includes(` ${key} `))?.name
  return [motor, trim].filter(Boolean).join(' ') || null
}
