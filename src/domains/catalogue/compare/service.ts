import { readVehicle } from '#domains/catalogue/vehicles/service.ts'
import type { Deps } from '#platform/context.ts'
import { AppError } from '#shared/errors.ts'

/** Returns vehicles in the requested order as JSON text. VehicleNotFound lists all without a page. */
export async function compareVehicles(deps: Deps, ids: readonly number[]): Promise<string> {
  const missing: number[] = []
  const texts = await Promise.all(
    ids.map(async (id) => {
      try {
        return await readVehicle(deps, id)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        missing.push(id)
        return ''
      }
    }),
  )
  if (missing.length > 0) throw new AppError('VehicleNotFound', { ids: ids.filter((id) => missing.includes(id)).join(', ') })
  return `[${texts.join(',')}]`
}
