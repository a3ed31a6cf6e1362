import { readVehicle } from '#domains/vehicles/service.ts'
import type { Deps } from '#platform/context.ts'
import { AppError } from '#shared/errors.ts'

/** Vehicles side by side in the order asked, as JSON text. VehicleNotFound names all that no longer have a page. */
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
