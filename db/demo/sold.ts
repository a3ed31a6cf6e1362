import type { Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { readCatalogue } from './catalogue.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import { insertVehicles } from './insert.ts'
import { createRandom } from './random.ts'
import { demoCount, demoSeed } from './stock.ts'
import { buildVehicle } from './vehicle.ts'

/** The most common models, with the number of earlier sales. */
const models = 12
const sales = 16
const day = 86_400_000

/**
 * Cars sold within the last ten months, without pictures, used by estimates only. The same for
 * the same day.
 */
export function buildSold(today: Date): DemoVehicle[] {
  const random = createRandom(`${demoSeed}/sold`)
  const common = readCatalogue()
    .toSorted((a, b) => b.adverts - a.adverts)
    .slice(0, models)
  return common.flatMap((model, m) =>
    Array.from({ length: sales }, (_, i) => {
      const serial = demoCount + 1 + m * sales + i
      const then = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate(), 8) - random.whole(10, 300) * day)
      return { ...buildVehicle(random.branch(serial), model, serial, then, { status: 'Sold' }), isArchived: true, tasks: [] }
    }),
  )
}

/** Writes those cars. */
export async function insertSold(trx: Transaction<Database>, today: Date): Promise<void> {
  await insertVehicles(trx, buildSold(today))
}
