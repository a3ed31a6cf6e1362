import type { BodyStyle } from '#domains/reference/contract.ts'
import { readCatalogue } from './catalogue.ts'

/** Who has which design of a body style. */
interface Casting {
  /** by the number of the design: models ("Fiat 500") and brands, of which a model counts more */
  faces: readonly (readonly string[])[]
  /** the designs that suit any brand: those that are not named are spread over them */
  common: readonly number[]
}

/** Designs with a character of their own go to the models that have it (packages/car-studio/src/scene/styles). */
const castings: Partial<Record<BodyStyle, Casting>> = {
  // a family car with cladding, a coupé-like crossover, a boxy off-roader, a large upscale car
  SUV: {
    faces: [
      ['Dacia', 'Volkswagen Tiguan', 'Nissan Qashqai', 'Ford Kuga', 'Audi Q3', 'Skoda', 'Seat Ateca', 'Citroën', 'Honda CR-V', 'Fiat'],
      [
        'Hyundai Tucson',
        'Hyundai Kona',
        'Volkswagen T-Roc',
        'Volkswagen ID.4',
        'Peugeot',
        'Toyota C-HR',
        'Nissan Juke',
        'Cupra',
        'Porsche Macan',
        'BMW X4',
        'BMW X6',
        'Kia Sportage',
        'Land Rover Range Rover Evoque',
        'Renault Arkana',
        'Seat Arona',
        'Ford Puma',
        'Jaguar',
        'Alfa Romeo',
        'Tesla',
        'BYD',
        'Omoda',
        'Audi Q8',
      ],
      [
        'Jeep Wrangler',
        'Jeep Renegade',
        'Land Rover Defender',
        'Toyota Land Cruiser',
        'Toyota Prado',
        'Toyota Fortuner',
        'Mitsubishi Pajero',
        'Suzuki Vitara',
        'Mahindra',
        'Ford Ecosport',
      ],
      [
        'Land Rover',
        'Mercedes-Benz Classe GLE',
        'Mercedes-Benz Classe GLC',
        'BMW',
        'Audi Q5',
        'Audi Q7',
        'Porsche Cayenne',
        'Volkswagen Touareg',
        'Jeep Grand Cherokee',
        'Volvo',
        'Lexus',
        'Maserati',
        'Hyundai Santa Fe',
        'Kia Sorento',
      ],
    ],
    common: [0, 1],
  },
  // a small economical saloon, the middle class, an executive car, a modern fastback
  Sedan: {
    faces: [
      ['Dacia', 'Hyundai Accent', 'Peugeot 301', 'Citroën C-Elysée', 'Renault Symbol', 'Chevrolet'],
      ['Volkswagen', 'Skoda Octavia', 'Toyota', 'Honda', 'Fiat', 'Ford', 'Renault'],
      ['BMW', 'Mercedes-Benz', 'Audi', 'Jaguar'],
      ['Peugeot 508', 'Tesla', 'Porsche', 'BYD', 'Audi A5', 'Mercedes-Benz Classe CLA', 'Skoda Superb', 'Opel', 'Hyundai Elantra', 'Kia'],
    ],
    common: [1],
  },
  // a modern supermini, an economical car, a tiny one, a sharply drawn one
  Citadine: {
    faces: [
      ['Renault Clio', 'Volkswagen', 'Ford', 'Kia Rio', 'Hyundai i20', 'Skoda', 'Toyota', 'Honda'],
      ['Dacia Sandero', 'Peugeot 206', 'Peugeot 207', 'Fiat Punto', 'Fiat Palio', 'Fiat Uno', 'Citroën', 'Nissan', 'Suzuki Celerio'],
      ['Fiat', 'Kia Picanto', 'Mini', 'Abarth', 'Renault Twingo', 'Hyundai i10', 'Dacia Spring', 'Suzuki Alto'],
      ['Peugeot', 'Seat', 'Audi', 'Opel', 'Renault Zoe', 'BYD', 'Suzuki Swift'],
    ],
    common: [0, 3],
  },
  // a classic hatchback, a sporty one, an electric one
  Compact: {
    faces: [
      ['Volkswagen', 'Ford', 'Peugeot 307', 'Opel', 'Hyundai', 'Kia'],
      ['Renault', 'Seat', 'Audi', 'Mercedes-Benz', 'BMW', 'Alfa Romeo', 'Mazda', 'Peugeot 308'],
      ['MG', 'Volkswagen Golf 8', 'Citroën', 'DS'],
    ],
    common: [0, 1],
  },
  // a compact estate, an upscale one, a raised one
  Wagon: {
    faces: [['Skoda', 'Seat', 'Renault', 'Peugeot', 'Volkswagen', 'Dacia Logan MCV'], ['Volvo', 'Audi', 'BMW'], ['Dacia Jogger']],
    common: [0],
  },
}

/**
 * Which of `count` designs of a body style a model has. What is not cast keeps one face per brand and style; brands that are
 * advertised often are spread first, so that every design is met about as often as the others.
 */
export function faceOf(style: BodyStyle, brand: string, model: string, count: number): number {
  const key = `${style} ${count}`
  const cast = known.get(key) ?? deal(style, count)
  known.set(key, cast)
  return cast.get(`${brand} ${model}`) ?? cast.get(brand) ?? 0
}

const known = new Map<string, Map<string, number>>()

function deal(style: BodyStyle, count: number): Map<string, number> {
  const numbers = Array.from({ length: count }, (_, number) => number)
  const casting = castings[style]
  const cast = new Map(casting?.faces.slice(0, count).flatMap((names, number) => names.map((name) => [name, number] as const)))
  const common = casting?.common.filter((number) => number < count) ?? numbers
  const loads = numbers.map(() => 0)
  const rest = new Map<string, number>()
  for (const { brand, model, share } of advertised(style)) {
    const number = cast.get(`${brand} ${model}`) ?? cast.get(brand)
    if (number === undefined) rest.set(brand, (rest.get(brand) ?? 0) + share)
    else loads[number] = (loads[number] ?? 0) + share
  }
  for (const [brand, share] of [...rest].sort((a, b) => b[1] - a[1])) {
    const [least = 0] = common.toSorted((a, b) => (loads[a] ?? 0) - (loads[b] ?? 0))
    loads[least] = (loads[least] ?? 0) + share
    cast.set(brand, least)
  }
  return cast
}

/** How often the models of a body style are advertised in it. */
function advertised(style: BodyStyle) {
  return readCatalogue()
    .map(({ brand, model, bodyStyle, adverts, variants }) => {
      const others = variants.reduce((sum, variant) => sum + variant.share, 0)
      const asOther = variants.filter((variant) => variant.bodyStyle === style).reduce((sum, variant) => sum + variant.share, 0)
      return { brand, model, share: adverts * ((bodyStyle === style ? 1 - others : 0) + asOther) }
    })
    .filter(({ share }) => share > 0)
}

/** All names of the castings, to be checked against the catalogue. */
export function castNames(): { style: BodyStyle; name: string }[] {
  return Object.entries(castings).flatMap(([style, { faces }]) => faces.flat().map((name) => ({ style: style as BodyStyle, name })))
}
