import { findSetting } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { AppError } from '#shared/errors.ts'
import { checkCategories } from '../values.ts'
import type { PublicCheckPart, PublicExpertise } from './contract.ts'
import { findPublicHead, findPublicParts } from './store.ts'

/** Counts the points by result. */
function countsOf(parts: readonly PublicCheckPart[]): PublicExpertise['counts'] {
  const of = (result: PublicCheckPart['result']) => parts.filter((part) => part.result === result).length
  return { points: parts.length, fine: of('Fine'), fixed: of('Fixed'), noted: of('Noted'), notAvailable: of('NotAvailable') }
}

/** Returns the public inspection of a car. Throws VehicleNotFound when none is public. */
export async function getVehicleExpertise({ db }: Deps, vehicleId: number): Promise<PublicExpertise> {
  const head = await findPublicHead(db, vehicleId)
  if (!head) throw new AppError('VehicleNotFound', { ids: String(vehicleId) })
  const parts = await findPublicParts(db, head.id)
  const isNamed = (await findSetting(db, 'expertise.showNames')) === 'true'
  return {
    ...head,
    inspector: { ...head.inspector, name: isNamed ? head.inspector.name : null },
    counts: countsOf(parts),
    fixedCost: parts.reduce((sum, { fix }) => sum + (fix?.cost ?? 0), 0),
    notedCost: parts.reduce((sum, part) => sum + (part.result === 'Noted' ? (part.cost ?? 0) * (part.quantity ?? 0) : 0), 0),
    categories: checkCategories.flatMap((category) => {
      const of = parts.filter((part) => part.category === category).map(({ category: _category, ...part }) => part)
      return of.length === 0 ? [] : [{ category, ...countsOf(of), parts: of }]
    }),
  }
}
