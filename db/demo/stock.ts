import type { Color } from '#domains/catalogue/vehicles/contract.ts'
import { colors } from '#domains/catalogue/vehicles/rules.ts'
import { vehicleStatuses } from '#domains/catalogue/vehicles/status.ts'
import type { BodyStyle } from '#domains/foundation/reference/contract.ts'
import { bodyStyles } from '#domains/foundation/reference/rules.ts'
import { type DemoModel, readCatalogue } from './catalogue.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import { createRandom } from './random.ts'
import { buildVehicle } from './vehicle.ts'

/** The seed of the demo world that everybody sees. */
export const demoSeed = 'rihla'
export const demoCount = 1_200

/** Bodies that adverts rarely show are given a little more room, so that every body style fills a page of results. */
const roomFor: Partial<Record<BodyStyle, number>> = { Cabriolet: 2.2, SportsCar: 1.3, Wagon: 2.4, Pickup: 2.2, MiniVan: 1.3 }

/**
 * The cars of the demo world: the same for the same seed, count and day. The last ones make sure that every model,
 * colour and status is met at least once. `today` counts as a calendar day in UTC.
 */
export function buildStock({ seed = demoSeed, count = demoCount, today }: { seed?: string; count?: number; today: Date }): DemoVehicle[] {
  const random = createRandom(seed)
  const day = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate(), 8))
  const catalogue = readCatalogue()
  const shares = catalogue.map((model) => [model, model.adverts ** 0.92 * (roomFor[model.bodyStyle] ?? 1)] as const)
  const stock: DemoVehicle[] = []
  const add = (model: DemoModel, wish = {}) => {
    const serial = stock.length + 1
    stock.push(buildVehicle(random.branch(serial), model, serial, day, wish))
  }

  const sure = [
    ...catalogue.filter((model) => model.adverts >= 4).map((model) => ({ model, wish: {} })),
    ...bodyStyles.map((style) => ({ model: oftenest(catalogue, style), wish: { status: 'Published' as const } })),
    ...colors.map((color) => ({ model: colored(catalogue, color), wish: { color, status: 'Published' as const } })),
    ...vehicleStatuses.map((status) => ({ model: oftenest(catalogue, 'SUV'), wish: { status } })),
  ]
  const drawn = createRandom(`${seed}/models`)
  while (stock.length < count - sure.length) add(drawn.weighted(shares))
  for (const { model, wish } of sure) if (stock.length < count) add(model, wish)
  return stock
}

function oftenest(catalogue: readonly DemoModel[], style: BodyStyle): DemoModel {
  const [first] = catalogue.filter((model) => model.bodyStyle === style).toSorted((a, b) => b.adverts - a.adverts)
  if (!first) throw new Error(`no model is a ${style}`)
  return first
}

/** Unusual colours go to small cars, on which they are believable. */
function colored(catalogue: readonly DemoModel[], color: Color): DemoModel {
  return oftenest(catalogue, ['Yellow', 'Orange', 'Purple', 'Green', 'Red', 'Blue'].includes(color) ? 'Citadine' : 'SUV')
}
