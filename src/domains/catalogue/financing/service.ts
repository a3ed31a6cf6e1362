import type { VehicleDetail } from '#domains/catalogue/vehicles/contract.ts'
import { readVehicle } from '#domains/catalogue/vehicles/service.ts'
import { findSettings } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { fieldError } from '#platform/validation.ts'
import { AppError } from '#shared/errors.ts'
import { byLanguage, localizedSetting } from '#shared/language.ts'
import { readTerms } from '#shared/loan.ts'
import type { Simulation, SimulationConfigs } from './contract.ts'
import { isLawful, type LoanRequest, schedule, simulate } from './rules.ts'

/** Returns the current terms of the monthly payment from the settings. */
export async function readConfigs({ db }: Deps): Promise<SimulationConfigs> {
  const settings = await findSettings(db, 'financing.')
  return { ...readTerms(settings), lender: byLanguage((language) => localizedSetting(settings, 'financing.lender', language)) }
}

/**
 * Simulates the loan of a car at its current price. Throws BadRequest outside the limits of the terms, NotFinanced for a car that is not
 * sold on credit or a loan above the maximum rate, VehicleNotFound, Gone.
 */
export async function simulateVehicle(deps: Deps, id: number, request: LoanRequest & { schedule: boolean }): Promise<Simulation> {
  const { advance, months } = request
  const terms = await readConfigs(deps)
  if (advance < terms.minAdvance) throw fieldError('advance', 'tooSmall', { limit: terms.minAdvance })
  if (advance > terms.maxAdvance) throw fieldError('advance', 'tooBig', { limit: terms.maxAdvance })
  if (!terms.months.includes(months)) throw fieldError('months', 'notInList', { values: terms.months.map(String) })
  const { price, financing } = JSON.parse(await readVehicle(deps, id)) as VehicleDetail
  if (!financing || !price) throw new AppError('NotFinanced')
  const loan = simulate(price, request, terms)
  if (!isLawful(loan, terms)) throw new AppError('NotFinanced')
  return { vehiclePrice: price, advance, months, ...loan, schedule: request.schedule ? schedule(loan.financed, months, terms) : [] }
}
